/** Words of the contact form before it sends a message that looks confidential (web/contact-form/pre-flight/). */
export const preFlight = {
  title: "Before you send: is this meant for a first contact?",
  lead: "These words look like case material. A person reads every message, but this form is no place for evidence. Nothing has been sent, and this check ran on your machine.",
  /** Headings of finds, by kind. */
  signs: {
    ssn: "Social Security number",
    account: "Account or card number",
    birth: "Date of birth",
    docket: "Case number",
    privilege: "Marked as privileged",
    parties: "Party against party",
    mail: "Pasted mail or chat",
  },
  characters: (count: number) => `(${count.toLocaleString("en-US")} characters)`,
  takeOut: "Take the marked words out",
  sendAnyway: "Send anyway",
  orEdit: "Or change the message yourself and send it again.",
  /** Replaces words removed from the message. */
  gap: (number: number) => `[taken out ${number}]`,
  out: {
    title: "The marked words are out",
    lead: "Your message below has a note in each place. Read it once more, then send it, or put the words back.",
    send: "Send it like this",
    putBack: "Put the words back",
  },
} as const;
