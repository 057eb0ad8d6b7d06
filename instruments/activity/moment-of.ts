/** Times outside this range, in milliseconds since 1970, come from damaged dates. */
const [EARLIEST, LATEST] = [Date.UTC(2010), Date.UTC(2100)];

const iso =
  /^(\d{4})[-/](\d\d)[-/](\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i;
const clock = String.raw`(\d{1,2})[:.](\d\d)(?:[:.](\d\d)(?:\.\d+)?)?\s*(?:([AP])\.?M\.?)?`;
const numbers = new RegExp(
  `^(?:[a-z]{2,9}\\.?,? )?(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d\\d),? ${clock}$`,
  "i",
);
const named = new RegExp(
  `^(?:[a-z]{3,9}\\.?,? )?(?:(\\d{1,2})[ -]([a-z]{3})[a-z]*[ ,-]*|([a-z]{3})[a-z]*\\.? (\\d{1,2}),? )(\\d{4}|\\d\\d),? ${clock}$`,
  "i",
);
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** 20260318212207. */
const compact = /^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)Z?$/;
/** A spreadsheet's number: days since 30 December 1899, with a fraction. */
const serial = /^(\d{5}\.\d{2,12})$/;
const FIRST_SERIAL = Date.UTC(1899, 11, 30);
/** PowerShell’s JSON: milliseconds since 1970. */
const counted = /^\/?Date\((-?\d{1,15})[^)]*\)\/?$/;

/**
 * Reads a time of the log as milliseconds since 1970, to the second. Without a zone it is UTC, as
 * CreationTime is. With points the day comes first, with AM or PM the month; otherwise a number
 * above 12 tells which is the day. NaN for any other form: 3/4/2026 14:05 may be either day.
 */
export function momentOf(written: string): number {
  const text = written.trim().replace(/\s+/g, " ").replace(compact, "$1-$2-$3T$4:$5:$6");
  const [, days] = serial.exec(text) ?? [];
  if (days) return inRange(Math.round((FIRST_SERIAL + Number(days) * 86_400_000) / 1000) * 1000);
  const match = iso.exec(text);
  const [, milliseconds] = counted.exec(text.replaceAll("\\", "")) ?? [];
  const moment = match
    ? isoMoment(match)
    : milliseconds
      ? Math.floor(Number(milliseconds) / 1000) * 1000
      : writtenMoment(text);
  return inRange(moment);
}

const inRange = (moment: number) => (moment >= EARLIEST && moment < LATEST ? moment : Number.NaN);

function isoMoment([
  ,
  year,
  month,
  day,
  hour,
  minute,
  second = "0",
  zone = "Z",
]: RegExpExecArray): number {
  const utc = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return utc - offsetOf(zone);
}

function offsetOf(zone: string): number {
  if (/^[zu]/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}

function writtenMoment(text: string): number {
  const [, day, monthName, monthBefore, dayAfter, wordYear, ...wordClock] = named.exec(text) ?? [];
  if (wordYear) {
    const month = months.indexOf((monthName ?? monthBefore ?? "").toLowerCase());
    return month < 0
      ? Number.NaN
      : momentAt(wordYear, month + 1, Number(day ?? dayAfter), wordClock);
  }
  const [, first, mark, second, year, ...rest] = numbers.exec(text) ?? [];
  if (!first || !second || !year) return Number.NaN;
  const [a, b] = [Number(first), Number(second)];
  const isDayFirst = a > 12 || (b <= 12 && mark === ".");
  if (!isDayFirst && b <= 12 && a !== b && !rest[3]) return Number.NaN;
  return isDayFirst ? momentAt(year, b, a, rest) : momentAt(year, a, b, rest);
}

/** NaN for a day that the month does not have. */
function momentAt(
  year: string,
  month: number,
  day: number,
  [hour, minute, second, half]: readonly (string | undefined)[],
): number {
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (month > 12 || hours > 23 || new Date(Date.UTC(fullYear, month - 1, day)).getUTCDate() !== day)
    return Number.NaN;
  return Date.UTC(fullYear, month - 1, day, hours, Number(minute), Number(second ?? 0));
}
