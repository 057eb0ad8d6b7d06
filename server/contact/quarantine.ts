import type { QuarantineReason } from "#server/contact/table.ts";

/** What the form reports about how it was filled in. */
export type FormSigns = {
  readonly honeypot: string;
  /** Milliseconds from opening the page to sending; null when not told (no JavaScript, another client). */
  readonly elapsedMs: number | null;
};

/** Milliseconds. Only a script opens, fills in and sends the form faster. */
const inhumanMs = 250;

/**
 * Decides whether a message is held for staff; null lets it pass. Speed is weak evidence: a password manager fills the form in a second,
 * and a held enquiry costs more than spam let through. So from 250 ms to `minFillMs` only messages with a web link are held.
 */
export function quarantineReason(signs: FormSigns, words: string, minFillMs: number): QuarantineReason | null {
  if (signs.honeypot !== "") return "honeypot";
  if (signs.elapsedMs === null) return null;
  if (signs.elapsedMs < Math.min(inhumanMs, minFillMs)) return "too-fast";
  return signs.elapsedMs < minFillMs && /https?:\/\/|www\.|\[url/i.test(words) ? "too-fast" : null;
}
