import { claims } from "./claims.ts";
import { company } from "./company.ts";
import { confidentiality } from "./confidentiality.ts";

/**
 * The words of the contact form: for the form, for the rules in browser and server (content/wire/contact-message.ts), and for the page without
 * scripts (service/contact/answer-page.ts).
 */
export const contactForm = {
  label: "Contact form",
  heading: "Contact form",
  required: "* Required",
  caution: "Please do not send confidential or case material through this form.",
  /** Next to the caution, whose words are the SPEC's. */
  confidentiality,
  conflicts: "For the conflict check, give the parties’ names only.",
  /** What is kept, how long, and who reads it: content/legal/drafts/privacy.md says the same at length. */
  kept: `What you send is stored on our server for ${company.messagesKeptDays} days, then erased there. The staff who answer inquiries read it, and receive it by email.`,
  /** Beside the button: when a message sent now is answered, by the reply clock; before the clock is known, without a time. */
  answered: {
    by: (time: string) => `Write now: answered by ${time}`,
    within: `Answered within ${claims.responseHours.figure} on business days`,
  },
  submit: "Send message",
  /** SPEC §4. */
  sending: "Sending...",
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Phone",
    contactMethod: "Preferred contact method",
    message: "Message",
  },
  methods: { email: "Email", phone: "Phone" },
  /** Above the form, when it is opened with half hours chosen on /consultation. */
  chosen: {
    one: "The time you chose:",
    many: "The times you chose, in your order:",
    change: "Change",
    confirm: "Send the request with the form below",
  },
  /** A checkbox besides SPEC's six fields, and the mark that staff see (docs/decisions/0040-due-within-24-hours.md). */
  urgent: {
    label: "This is due within 24 hours",
    mark: "Due within 24 hours",
    sent: "Marked as due within 24 hours: staff see it first.",
  },
  honeypot: "Leave this field empty",
  /** Errors below a field. The first three are from SPEC §5. */
  errors: {
    firstName: "First name is required",
    lastName: "Last name is required",
    email: "Please enter a valid email address",
    contactMethod: "Choose phone or email",
    noText: (field: string) => `${field} must be text`,
    manyLines: (field: string) => `${field} must be a single line`,
    tooLong: (field: string, limit: number) => `${field} must be ${limit.toLocaleString("en-US")} characters or fewer`,
  },
  /** Hints below optional fields. A second press sends the message. */
  hints: { phone: "You asked for a call: please add your number. Without one, send the message again and we will write to you." },
  summary: { one: "One thing needs your attention", many: "A few things need your attention" },
  /** Title and text are from SPEC §8. */
  success: {
    title: "Message sent successfully!",
    text: `We will get back to you within ${claims.noticeHours.figure}.`,
    keep: "Keep the reference and quote it when you call.",
  },
  /** The receipt of a stored message, on the page and on the answer without scripts. */
  receipt: {
    reference: "Reference",
    received: "Received",
    due: "Reply due",
    limit: "Outside limit",
    next: "What happens next",
    steps: {
      read: "A project manager reads your message.",
      due: (time: string) => `Reply due ${time}: ${claims.responseHours.figure} of office time after your message came.`,
      limit: (time: string) => `We get back to you within ${claims.noticeHours.figure} at the outside: by ${time}.`,
      silent: (phone: string) => `If you hear nothing by then, call ${phone} and quote the reference.`,
    },
    sent: "What you sent",
    empty: "Left empty",
    digest: "SHA-256 of these six fields",
    digests: {
      agree: "Computed in your browser, and again by the server from what it stored. Both agree.",
      differ: (phone: string) =>
        `Your browser and the server computed different values, so what was stored may not be what you sent. Please call ${phone} and quote the reference.`,
      browser: "Computed in your browser. The server sent none to compare it with.",
      server: "Computed by the server from what it stored.",
      insecure: "Computed by the server from what it stored. Browsers compute one on secure addresses (https) only.",
      none: "Neither this browser nor the server computed one.",
      inBrowser: "Your browser",
      onServer: "The server",
    },
    print: "Print receipt",
    calendar: "Reply time for your calendar (.ics)",
    record: "The six fields (.json)",
    recordNote: "The SHA-256 is that of the .json file, byte for byte.",
    printHint: "To keep this page, print it or save it from your browser’s menu.",
    event: {
      title: (company: string, reference: string) => `Reply due from ${company}: ${reference}`,
      text: (company: string, reference: string, phone: string) =>
        `By this time ${company} has replied to your message ${reference}. If not, call ${phone} and quote the reference.`,
    },
  },
  /** Title and text are from SPEC §8. */
  failure: {
    title: "Failed to send message",
    text: "Please try again later",
    kept: "Every word is still in the form. Send it again, or call",
    orWrite: "or write to",
  },
  /** For the page that answers a form sent without scripts. `error` precedes its title. */
  answer: { error: "Error", hint: "One thing before we send this", home: "Back to the home page", form: "Back to the form" },
} as const;
