import type { QuarantineReason } from "#server/contact/table.ts";

/** What the form told about how it was filled in. */
export type FormSigns = {
  readonly honeypot: string;
  /** Milliseconds from opening the page to sending; null when not told (no JavaScript, another client). */
  readonly elapsedMs: number | null;
};

/** Nothing but a script opens, fills in and sends the form faster than this. */
const inhumanMs = 250;

/**
 * Decides whether a message is set aside for staff instead of delivered; null lets it pass.
 * Speed alone is weak evidence: a password manager fills the form in a second, and an enquiry held back costs more than an
 * advertisement let through. So below `minFillMs` a message is held only if it also carries a web link, as advertisements do.
 */
export function quarantineReason(signs: FormSigns, words: string, minFillMs: number): QuarantineReason | null {
  if (signs.honeypot !== "") return "honeypot";
  if (signs.elapsedMs === null) return null;
  if (signs.elapsedMs < Math.min(inhumanMs, minFillMs)) return "too-fast";
  return signs.elapsedMs < minFillMs && /https?:\/\/|www\.|\[url/i.test(words) ? "too-fast" : null;
}
