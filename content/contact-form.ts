import { claims } from "./claims.ts";

/**
 * The words of the contact form, once: for the form itself, for the rules that browser and server share (shared/contact-message.ts), and for
 * the page that answers a form sent without scripts (server/contact/result-page.ts).
 */
export const contactForm = {
  label: "Contact form",
  heading: "Contact form",
  required: "* Required",
  caution: "Please do not send confidential or case material through this form.",
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
  honeypot: "Leave this field empty",
  /** What is said under a field. The first three are SPEC §5's. */
  errors: {
    firstName: "First name is required",
    lastName: "Last name is required",
    email: "Please enter a valid email address",
    contactMethod: "Choose phone or email",
    noText: (field: string) => `${field} must be text`,
    manyLines: (field: string) => `${field} must be a single line`,
    tooLong: (field: string, limit: number) => `${field} must be ${limit.toLocaleString("en-US")} characters or fewer`,
  },
  summary: { one: "One thing needs your attention", many: "A few things need your attention" },
  /** Title and text are SPEC §8's. */
  success: {
    title: "Message sent successfully!",
    text: `We will get back to you within ${claims.noticeHours.figure}.`,
    reference: "Reference",
    received: "Received",
    keep: "Please keep the reference. Quote it when you call and we will have your message in front of us.",
  },
  /** Title and text are SPEC §8's. */
  failure: {
    title: "Failed to send message",
    text: "Please try again later",
    kept: "Every word is still in the form. Send it again, or call",
    orWrite: "or write to",
  },
  /** On the page that answers a form sent without scripts. `error` stands before its title. */
  answer: { error: "Error", home: "Back to the home page", form: "Back to the form" },
} as const;
