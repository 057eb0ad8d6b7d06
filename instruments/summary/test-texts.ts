import { summarySpecimen } from "./specimen.ts";

/**
 * Texts written for the measurement, with a blank line between paragraphs. Their authors marked the key sentences with "* " before anything
 * was measured. The mark is removed before use. The first text is the specimen.
 */
export const summaryTestTexts = [
  summarySpecimen,
  {
    name: "Incident report",
    text: `* On the night of February 11 the cold store in Rockford lost its cooling for nine hours. The store holds vaccines and blood products for six clinics. It was built in 2014 and has two compressors.

The shift had changed at ten o'clock. The evening supervisor handed over the keys and the tablet and went home. It was snowing, and two of the night crew came late. Coffee was made.

* At 22:40 the first compressor stopped because a relay had burned through. * The second compressor should have taken over and did not, because its switch had been left on manual after the service in January. The tablet showed a yellow triangle. A yellow triangle appears several times a week, mostly when a door stands open. Nobody looked further.

The store stays cold for some time without cooling. By midnight the air was at five degrees. By three o'clock it was at eight, which is the limit for most of the stock. * The alarm by telephone went to a number that had belonged to a manager who left the company in November.

* A driver noticed the warm air at 07:35 when he came for the morning delivery. He called the day supervisor from the dock. The supervisor came within twenty minutes and set the switch to automatic. The second compressor started at once.

* Stock worth about 410,000 dollars had to be destroyed, and two clinics postponed operations. No patient was given anything from the store after midnight. The insurer was told the same day. The burned relay was kept in a labeled bag.

The service company was on site on January 18. Its sheet has a box for the position of the switch, and the box is empty. The technician does not remember. * We recommend that the switch be checked at every change of shift, that the alarm go to three numbers, and that the numbers be tested on the first of each month. The cost of this is small. The clinics have asked for a copy of this report.`,
  },
  {
    name: "Minutes of a board",
    text: `The chair opened the meeting at nine. Seven of nine directors were present, and two took part by telephone. The minutes of October were approved without change. The chair thanked the staff for the new room.

The treasurer reported on the quarter. Sales were up by four percent and costs by seven. * Cash would last until the end of August if nothing changed. Travel had been cut, and the fair in Denver would be skipped. The treasurer handed out a table with three cases.

* The main subject was the offer of Tolland Partners to buy the valve division for 36 million dollars. The offer had come on the second of the month. It was open for thirty days. Two directors had met the buyer in Chicago, at the airport, for an hour.

The general counsel said that the offer was subject to financing. She also said that the buyer wanted all patents, the two that are used by the pump division among them. * Without a license back the pump division could not sell its main product. There was a discussion about the value of the two patents. An estimate from 2021 was passed around.

Ms. Reyes asked why no other buyer had been approached. The chief executive answered that time was short. * Ms. Reyes asked that it be noted that she had seen no second offer and no opinion on the price. Mr. Hale agreed with her. Lunch was brought in at half past twelve.

* The board decided, by six votes to three, to negotiate with Tolland alone for thirty days. * It made a license back for the two patents a condition. The general counsel was asked to retain a bank for an opinion on the price. The bank should report before Christmas.

The chair reminded everybody that the offer was confidential. Notes were to be left in the room. The next meeting was set for December 14. The meeting closed at ten past two.`,
  },
  {
    name: "Expert's letter",
    text: `You asked me to examine a laptop and to say whether files were copied from it in the last week of March. I am a forensic examiner with sixteen years of practice. My fee does not depend on the outcome. I received the laptop in a sealed bag on April 9, and the seal was whole.

I made an image of the drive and worked on the image alone. The hash values agreed before and after. The clock of the laptop was four minutes slow, which I have corrected below. The battery was nearly empty.

* A USB drive of the brand Kestrel was connected on March 27 at 19:12 and removed at 19:48. It had not been connected before. Its serial number is in the appendix. * While it was connected, 1,204 files in the folder Designs were opened one after the other within eleven minutes. People do not open files that fast. * That pattern is what copying a folder leaves behind, and I know of no other ordinary cause for it.

The operating system does not record copying as such. It records when a file was last read, and even that can be switched off. It was not switched off here. Antivirus programs also read many files in a row. The antivirus log shows no scan on that evening.

On March 29 a cleaning program was installed. * It was run twice on March 30 and removed the list of recently opened documents. It did not remove the journal of the file system, from which the times above are taken. The program was then uninstalled. Its setup file remained in the download folder.

I was asked whether the files could have been sent by mail. I found no sign of it. The mailbox shows three messages that day, all short and without attachments. * I cannot say who sat at the laptop, since the account was open and the office is shared by two people. Badge records may help.

* To say whether the files are on the Kestrel drive, I would have to examine the drive itself. It was not given to me. I recommend that it be asked for soon. My invoice is attached.`,
  },
  {
    name: "Letter to a client",
    text: `Thank you for the papers, which reached us on Tuesday. We have read the lease, the two amendments and the letters. You asked three questions, and we take them in order. This letter is for you alone.

The lease was signed in 2016 for ten years. It concerns the ground floor and the yard. The second amendment of 2021 changed the rent and added two parking spaces. There is a map, on which the yard is drawn too small.

* The first question is whether the landlord may end the lease early, and the answer is that he may not, unless rent is two months behind. Clause 14 lists the reasons, and a sale of the building is not among them. The letter of March 3 gives the sale as the only reason. * The notice of March 3 therefore has no effect. A buyer takes the building with the lease.

The second question concerns the roof. Water came in on three days in January, and stock was damaged. Clause 9 puts repairs of the roof on the landlord. * You reported the leak only on February 20, and clause 9 asks for notice within ten days. * A court may cut your claim for the damaged stock for that reason, and we would expect to recover about half. The photographs help. The invoice of the roofer helps less, since it has no date.

The third question is about the rent. You have paid the new rent since 2021, less the amount for the parking spaces. You say that the spaces were never marked. * Holding back rent is dangerous: at the end of May the arrears reach two months, and then clause 14 applies. * Please pay the difference under protest before May 31. We enclose a sentence for the transfer.

The landlord has offered to talk. Talks cost little. We suggest a meeting in the second week of May, after the payment. Our fees for the letter are as agreed.`,
  },
  {
    name: "Policy",
    text: `This policy applies to everybody who works for the company, in all offices. It replaces the policy of 2020. Questions go to the records manager. The policy is reviewed every year in the fall.

* Business messages are sent by the company's mail or chat and by nothing else. Private telephones may ring for business, but they are not to be used for messages. If a customer writes to a private number, the message is forwarded to the company's mail on the same day. A short reply with the right address is enough.

* Mail is kept for three years and chat for one year, and both are deleted after that without anybody's doing. Invoices, contracts and personnel files have their own periods, which are in the annex. Nobody needs to delete by hand. Tidying up a mailbox is allowed, within reason.

* When a lawsuit or an investigation is expected, the legal department issues a hold, and from that moment nothing that the hold names may be deleted. The hold is sent by mail. It says which people, which matters and which dates. People tend to read it quickly and forget it. * Whoever receives a hold confirms it within two working days. Reminders follow each quarter.

* A hold overrides every period in this policy. The computers department stops the automatic deletion for those people, which takes up to a day. Telephones are exchanged only after the legal department has agreed. A new telephone is no reason to lose the old messages.

Those who leave the company hand over their devices on the last day. * The account of a person who leaves is kept for ninety days, and for as long as the hold lasts if there is one. The manager signs a list. The badge is collected at the desk.

* Breaking a hold can lead to dismissal, and courts can punish it besides. Honest mistakes should be reported at once. The earlier they are known, the more can be repaired. There is a form for it on the intranet.`,
  },
] as const;
