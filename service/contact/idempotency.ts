import { hash } from "node:crypto";
import { type ContactMessage, contactFields } from "content/wire/contact-message.ts";

const day = 24 * 60 * 60 * 1000;

/** Messages with the same fields have the same fingerprint (SHA-256, hex). */
export function fingerprintOf(message: ContactMessage): string {
  return sha256(JSON.stringify(contactFields.map((field) => message[field])));
}

/**
 * Reads an `Idempotency-Key` header: a quoted string (draft-ietf-httpapi-idempotency-key-header) or a bare key. Null when absent or empty;
 * undefined unless 1 to 255 visible ASCII characters.
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
 * The keys of a plain form post are made from its fields: a prerendered page cannot carry a unique key. The same fields within 24 hours are
 * one message, from any address (telephones change theirs between post and reload). New messages get the key `current`; `previous` is that
 * of the day before. A message found under either counts from `notBefore` on. Times are milliseconds since 1970.
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
