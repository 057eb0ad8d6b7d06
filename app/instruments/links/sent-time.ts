/** When a message says it was sent. `utc` is ISO 8601 to the second; undefined without a zone, in which no moment can be told. */
export type SentTime = { readonly written: string; readonly utc?: string };

/** Reads a Date header (RFC 5322 §3.3, and the zones by letters that §4.3 keeps). Undefined where there is none. */
export function sentTime(header: string | undefined): SentTime | undefined {
  const written = header?.replace(/\s+/g, " ").trim();
  if (!written) return undefined;
  // Engines make a date of nearly any words.
  const isDate = /\b\d{1,2}[ -][a-z]{3}[a-z]*[ -]\d{2,4} \d{1,2}:\d{2}/i.test(written);
  const hasZone = /[+-]\d{4}(?:\s*\(|$)|\b(?:UT|UTC|GMT|Z|[ECMP][SD]T)\b/.test(written);
  const moment = Date.parse(written.replace(/\s*\(.*\)$/, ""));
  return isDate && hasZone && !Number.isNaN(moment) ? { written, utc: `${new Date(moment).toISOString().slice(0, 19)}Z` } : { written };
}
