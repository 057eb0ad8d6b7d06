import { type Around, type Detector, detector } from "../candidate.ts";
import { anyOf } from "../pattern.ts";

const monthName = anyOf(
  /Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?/,
  /Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?/,
);
const month = `(?<month>${monthName.source})\\b\\.?`;
const weekday = /(?:\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?,?\s{1,3})?/.source;
const day = /(?<day>[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?!\d|[:%])/.source;
const year = /(?<year>(?:1[89]|20)\d\d)(?![\d-])/.source;
const build = (source: string) => new RegExp(source, "gi");

/** Dates more exact than a year: in words, figures or parts. A word for birth next to one makes it a birth date. */
export const dates: readonly Detector[] = [
  written(build(`${weekday}\\b${month}\\s{1,3}${day}(?:\\s?[-\u2013]\\s?\\d{1,2}\\b)?(?:,?\\s{1,3}${year}|,${year})?`)),
  written(build(`${weekday}(?<![\\d.,:/$-])\\b${day}(?:\\s{1,3}day)?\\s{1,3}(?:of\\s{1,3})?${month}(?:,?\\s{1,3}${year})?`)),
  written(build(`\\b${month}(?:\\s{1,3}of)?,?\\s{1,3}${year}`)),
  detector(
    /(?<![\d/.-])(?:1[89]|20)\d\d([-/.])\d{1,2}\1\d{1,2}(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?(?![\d/]|[-.]\d)/g,
    (value, at) => {
      const [y = "", m = "", d = ""] = value.split(/[-/.T]/);
      return dated(y, m, d, at);
    },
  ),
  detector(/(?<![\d/.-])\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d\d)(?![\d/]|[-.]\d)/g, (value, at) => {
    const [a = "", b = "", y = ""] = value.split(/[/.-]/);
    if (y.length === 2 && !value.includes("/")) return undefined;
    if (y.length === 4 && !/^(?:1[89]|20)/.test(y)) return undefined;
    const whole = y.length === 4 ? y : Number(y) > 40 ? `19${y}` : `20${y}`;
    return Number(a) > 12 ? dated(whole, b, a, at) : dated(whole, a, b, at);
  }),
  detector(/(?<![\d/.])(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?![\d/])/g, (value, at) => {
    const [m = "", y = ""] = value.split("/");
    return dated(y, m, "", at);
  }),
  detector(/\b(?:on|dos|seen|dated)\s{1,3}(?<value>(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01]))(?![\d/]|\s(?:of|inch))/gi, (value, at) => {
    const [m = "", d = ""] = value.split("/");
    return dated("", m, d, at);
  }),
  detector(/\b(?:DOB|birth\s?date|date\s{1,3}of\s{1,3}birth)[\s:#]{0,4}(?<value>(?:19|20)\d{6})(?!\d)/gi, (value) => ({
    kind: "birth",
    id: `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`,
  })),
  // A year of birth may stay unless it shows an age over 89.
  detector(/\bborn\s{1,3}(?:in\s{1,3})?(?:18|19)\d\d(?![\d/-])/gi, (value) => ({ kind: "birth", id: `year:${value.slice(-4)}` })),
];

const months = "janfebmaraprmayjunjulaugsepoctnovdec";

/** Finds dates with a month in words. The month needs a capital: "may 4" is not a date. */
function written(pattern: RegExp): Detector {
  return function* find(text) {
    for (const match of text.matchAll(pattern)) {
      const { month: name = "", day: d = "", year: y = "" } = match.groups ?? {};
      if (!/^[A-Z]/.test(name)) continue;
      // Skips "12 May" without a year: May and March also begin sentences and are names.
      if (!y && /^\d/.test(match[0]) && /^(?:May|Mar|March)$/.test(name) && !/of|st|nd|rd|th/.test(match[0])) continue;
      const start = match.index;
      const end = start + match[0].length;
      const around: Around = { before: (n) => text.slice(Math.max(0, start - n), start), after: (n) => text.slice(end, end + n) };
      const found = dated(y, String(months.indexOf(name.slice(0, 3).toLowerCase()) / 3 + 1), d, around);
      if (found) yield { start, end, ...found, by: "pattern" };
    }
  };
}

/** A date, or undefined if the month or day is out of range. The id is ISO 8601; a missing part is empty. */
function dated(y: string, m: string, d: string, { before, after }: Around) {
  const [monthNumber, dayNumber] = [Number(m), Number(d || 1)];
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return undefined;
  const isBirth =
    /(?:\bborn\b|\bbirth\w*|\bD\.?O\.?B\b)[^.;\n]{0,40}$/i.test(before(60)) || /^\s?\(?(?:DOB|date of birth|birth)\b/i.test(after(16));
  return { kind: isBirth ? "birth" : "date", id: `${y}-${m.padStart(2, "0")}-${d === "" ? "" : d.padStart(2, "0")}` } as const;
}
