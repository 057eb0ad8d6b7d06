/** Times outside this range, in milliseconds since 1970, come from damaged dates. */
const [EARLIEST, LATEST] = [Date.UTC(2010), Date.UTC(2100)];

const iso = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i;
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}),? (\d{1,2}):(\d\d)(?::(\d\d))?\s*([AP])\.?M\.?$/i;

/**
 * Reads a time of the log as milliseconds since 1970, to the second. Without a zone it is UTC, as CreationTime is. With AM or PM the month
 * comes first. NaN for any other form: 3/4/2026 may be either day.
 */
export function momentOf(written: string): number {
  const match = iso.exec(written);
  const moment = match ? isoMoment(match) : americanMoment(american.exec(written));
  return moment >= EARLIEST && moment < LATEST ? moment : Number.NaN;
}

function isoMoment([, year, month, day, hour, minute, second = "0", zone = "Z"]: RegExpExecArray): number {
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return utc - offsetOf(zone);
}

function offsetOf(zone: string): number {
  if (/^[zu]/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}

function americanMoment(match: RegExpExecArray | null): number {
  if (!match) return Number.NaN;
  const [, month, day, year, hour, minute, second = "0", half = ""] = match;
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return Date.UTC(Number(year), Number(month) - 1, Number(day), hours, Number(minute), Number(second));
}
