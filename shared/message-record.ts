import type { ContactMessage } from "#shared/contact-message.ts";

/**
 * The six fields of a message as one text, the same in a browser and on the server: a JSON object without blanks, its fields in SPEC §3's order.
 * Encoded as UTF-8 it is what the receipt's SHA-256 is of.
 */
export function messageRecord({ firstName, lastName, email, phone, message, contactMethod }: ContactMessage): string {
  return JSON.stringify({ firstName, lastName, email, phone, message, contactMethod });
}
