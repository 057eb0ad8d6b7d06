/** A message's stated sending time. `utc` is ISO 8601 to the second; undefined without a zone. */
export type SentTime = { readonly written: string; readonly utc?: string };

/** Reads a Date header (RFC 5322 §3.3, and letter zones of §4.3). Undefined without one. */
export function sentTime(header: string | undefined): SentTime | undefined {
  const written = header?.replace(/\s+/g, " ").trim();
  if (!written) return undefined;
  // Date.parse accepts nearly any words.
  const isDate = /\b\d{1,2}[ -][a-z]{3}[a-z]*[ -]\d{2,4} \d{1,2}:\d{2}/i.test(written);
  const hasZone = /[+-]\d{4}(?:\s*\(|$)|\b(?:UT|UTC|GMT|Z|[ECMP][SD]T)\b/.test(written);
  const moment = Date.parse(written.replace(/\s*\(.*\)$/, ""));
  return isDate && hasZone && !Number.isNaN(moment) ? { written, utc: `${new Date(moment).toISOString().slice(0, 19)}Z` } : { written };
}
