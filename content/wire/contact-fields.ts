import type { ContactField, ContactMessage } from "content/wire/contact-message.ts";

/** In the order in which the form shows them. */
export const contactFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "contactMethod",
  "message",
] as const satisfies readonly ContactField[];

/**
 * Extra fields of the HTML form post without JavaScript. An empty one counts as absent, except the
 * first. Browsers' autofill and password managers do not know the honeypot's name. A word such as
 * "website" would be filled in for honest visitors too.
 */
export const contactFormFields = {
  honeypot: "marginalia",
  idempotencyKey: "idempotencyKey",
  elapsed: "elapsedMs",
  /** Set when the form has said that a call needs a number (`lacksNumber`). */
  phoneHint: "phoneHint",
  page: "page",
  topic: "topic",
  /** "1" from the form's checkbox. */
  urgent: "urgent",
} as const;

/**
 * Attributes that make password managers skip a field: one each for 1Password, LastPass, Bitwarden
 * and Dashlane.
 */
export const notForAutofill = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
} as const;

/**
 * Whether a message asks for a call without a number. The number is optional (SPEC §5): the form
 * shows a hint once, then sends.
 */
export function lacksNumber({
  contactMethod,
  phone,
}: { [Field in "contactMethod" | "phone"]?: ContactMessage[Field] | undefined }): boolean {
  return contactMethod === "phone" && !phone?.trim();
}
