import { hash } from "node:crypto";
import { type ContactMessage, contactFields } from "#shared/contact-message.ts";

const day = 24 * 60 * 60 * 1000;

/** Two messages with the same words have the same fingerprint (SHA-256, hex). */
export function fingerprintOf(message: ContactMessage): string {
  return sha256(JSON.stringify(contactFields.map((field) => message[field])));
}

/**
 * Reads an `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header: a quoted string; bare keys are taken too).
 * Gives null when absent or empty, undefined when it is not 1 to 255 visible ASCII characters.
 */
export function readIdempotencyKey(header: string | undefined): string | null | undefined {
  if (header === undefined || header.trim() === "") return null;
  const key = header.trim().replace(/^"(.*)"$/, "$1");
  return /^[\x21-\x7e]{1,255}$/.test(key) ? key : undefined;
}

/** What is stored for a key: its hash, so that the store holds nothing a client could replay. */
export function storedKey(key: string): string {
  return sha256(`key:${key}`);
}

/**
 * The keys of a plain form post. A prerendered page is the same for every visitor and cannot carry a unique key, so the words themselves are it:
 * the same fields within 24 hours are the same message, from whatever address (telephones change theirs between a post and its reload).
 * The first key is the one to store, the second the one that the same post got in the previous day's window; a message found under either
 * counts when it is younger than 24 hours.
 */
export function formKeys(
  fingerprint: string,
  visitorKey: string,
  now: number,
): { readonly current: string; readonly previous: string; readonly notBefore: number } {
  const window = Math.floor(now / day);
  const key = (number: number) => sha256(`form:${number}:${visitorKey}:${fingerprint}`);
  return { current: key(window), previous: key(window - 1), notBefore: now - day };
}

function sha256(text: string): string {
  return hash("sha256", text);
}
