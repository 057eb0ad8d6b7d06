import type { ContactMessage } from "content/wire/contact-message.ts";

/**
 * A message's six fields as one text, identical in browser and server: JSON without blanks, in SPEC §3's order. The receipt's SHA-256 is of
 * this text in UTF-8.
 */
export function messageRecord({ firstName, lastName, email, phone, message, contactMethod }: ContactMessage): string {
  return JSON.stringify({ firstName, lastName, email, phone, message, contactMethod });
}
