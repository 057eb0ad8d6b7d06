/** The declaration of the site manager of the Inspection matter, an invented person. The marks are explained in test-texts.ts. */
export const summarySpecimen = {
  name: "SPECIMEN_declaration.txt",
  text: `I am the site manager of the Harbor Street building, and I have held that post since 2019. Before that I worked for eleven years as a foreman on the same site. I make this declaration from what I saw and did myself.

My days begin at six. I walk the floors with the foreman, we look at the scaffolding, and I write the day's report before the crews arrive. The reports are kept in a green binder in the site office. There is a copy of each on the shared drive.

* The building needed two inspections of the fire doors before the upper floors could be opened. The first inspection was held on April 14. It went without incident, and form 12-B was signed by the inspector and by me on the same afternoon. Nobody has questioned that form.

* The second inspection was planned for May 5. On May 3 I was asked to come to the office on the ground floor. * Form 12-B for the second inspection lay on the table, filled in and dated, and I was told to sign it. I said that the inspection had not been held. I was told that the tenants were moving in on the 8th and that the paper had to be with the city before the weekend. * I signed the form on May 3, two days before the second inspection was held.

I want to be exact about who was in the room. There were three of us, and the door was open. The telephone rang twice. Nobody raised his voice, and nobody threatened me. I remember the fan on the window sill because the pages kept lifting.

The inspection was held on May 5 as planned. It took about two hours. * The inspector found that four doors on the sixth floor did not close by themselves. He wrote the four numbers on a yellow sheet and gave me a copy. I put that sheet in the binder behind the report of the day. * The form that had gone to the city said that all doors closed.

* On May 6 I wrote an email to the owner's representative and said that the form and the yellow sheet did not agree. I attached a photograph of the sheet. I asked what I should do about the form. No answer came that week.

On May 9 there was a meeting about the elevators, and I used the last minutes of it. * I told the four people in the meeting that the form had been signed before the inspection and that four doors did not close. One of them said that it would be looked into. The minutes of that meeting mention the elevators and the parking, and they do not mention the doors. I saw the minutes for the first time in June.

* I never received a reply to the email, and nobody spoke to me about the doors again. The tenants moved in on May 8, floor by floor. The coffee machine came before the furniture. In the third week a door on the sixth floor was wedged open with a chair, and I took the chair away.

I have been asked whether forms had been signed in advance before. * They had. We did it that way on at least two other jobs when the calendar was tight, and I never heard anybody object. On those jobs the inspection was held a day later and found nothing. That is not an excuse, and I do not offer it as one.

* The four doors were repaired on June 12, five weeks after the tenants had moved in. I have the invoice of the locksmith. It names the four doors and the hours. The hinges had been set too low, which takes an hour a door to correct.

I kept the yellow sheet, the photograph and the email. The email is in the mailbox that the company closed when I left, and I do not have a copy of it at home. * The yellow sheet is in the green binder, and as far as I know the binder is still in the site office. I have not spoken to the inspector since.`,
} as const;
