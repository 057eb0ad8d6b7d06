import type { Findings } from "./finding.ts";

/** The form of a date. `dayOrMonth`: either number may be the month. */
type DateForm = "iso" | "yearSlash" | "compact" | "monthFirst" | "dayFirst" | "dayOrMonth" | "dayDot" | "named" | "timeOnly" | "unix";
/** The zone of a time; undefined if there is no time. */
type ZoneForm = "none" | "utc" | "offset" | "named";
type DateReading = { readonly form: DateForm; readonly zone: ZoneForm | undefined };

const time = /(?:[T ]\s*|^)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(AM|PM)?\s*(.*)$/i;
/** 20260314092000, or with a T between day and time, and with what WMI writes behind: .000000-360, minutes from UTC. */
const packed = /^(\d{8})T?(\d{2})(\d{2})(\d{2})?(?:\.\d{6}([+-]\d{2})\d)?(?!\d)/;
/** Unix writes the year last: "Mar 14 09:20:00 CST 2026". */
const yearLast = /^([a-z]{3}\s+\d{1,2})\s+(\d{1,2}:\d\d(?::\d\d)?)((?:\s+[a-z]{3,4})?)\s+(\d{4})$/i;
const timeFirst = /^(\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?),?\s+(\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4})$/i;
/** Seconds or milliseconds from 1970, of the years 2001 to 2099. */
const unixTime = /^[1-3]\d{9}(?:\d{3})?$/;
/** By their first letters, in English and, where these differ, German, French, Spanish, Italian, Portuguese and Dutch. */
const months = ["jan|ene|gen", "feb|fév|fev", "mar|mär|mrz|maa", "apr|avr|abr", "may|mai|mei|mag", "jun|juin|giu", "jul|juil|lug"].concat([
  "aug|aoû|ago",
  "sep|set",
  "oct|okt|ott|out",
  "nov",
  "dec|dez|déc|dic",
]);
const anyMonth = new RegExp(`(?<!\\p{L})(${months.join("|")})\\p{L}*`, "iu");

/** A longer text is no date, in characters. */
const LONGEST = 200;

/** Reads a date, a date with a time, or a time, in the forms of load files. Undefined for anything else, such as June 31. */
export function readDate(text: string): DateReading | undefined {
  if (text.length > LONGEST) return undefined;
  if (unixTime.test(text.trim())) return { form: "unix", zone: "utc" };
  const written = text
    .trim()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+(?=\d)/i, "")
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+(?=[a-z]{3}\s)/i, "")
    .replace(yearLast, "$1, $4 $2$3")
    .replace(timeFirst, "$2 $1")
    .replace(/\b([ap])\.\s?m\./i, "$1m")
    .replace(/\sat\s(?=\d)/i, " ")
    .replace(/\[[A-Z/_]+\]$/i, "")
    .replace(packed, (_, date, hour, minute, second, offset) => `${date} ${hour}:${minute}${second ? `:${second}` : ""}${offset ?? ""}`);
  const match = time.exec(written);
  const zone = match ? readZone(match[5] ?? "") : undefined;
  if (match && (zone === undefined || Number(match[1]) > 24 || Number(match[2]) > 59 || Number(match[3] ?? 0) > 60)) return undefined;
  const day = (match ? written.slice(0, match.index) : written).trim();
  if (day === "") return match ? { form: "timeOnly", zone } : undefined;
  const form = readDay(day);
  return form && { form, zone };
}

function readDay(day: string): DateForm | undefined {
  const numbers = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{2,4})$/.exec(day);
  if (numbers) {
    const [, first = "", mark = "", second = "", third = ""] = numbers;
    if (first.length === 4) return isDay(first, second, third) ? (mark === "-" ? "iso" : "yearSlash") : undefined;
    const isMonthFirst = isDay(third, first, second);
    const isDayFirst = isDay(third, second, first);
    if (mark === ".") return isDayFirst ? "dayDot" : undefined;
    if (isMonthFirst && isDayFirst) return "dayOrMonth";
    return isMonthFirst ? "monthFirst" : isDayFirst ? "dayFirst" : undefined;
  }
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  if (compact) return isDay(compact[1] ?? "", compact[2] ?? "", compact[3] ?? "") ? "compact" : undefined;
  const [, month = ""] = anyMonth.exec(day) ?? [];
  const [, first = ""] = /(?:^|\D)(\d{1,2})(?:st|nd|rd|th)?(?:\D|$)/i.exec(day) ?? [];
  const [, year = ""] = /(?:^|\D)(\d{4})(?:\D|$)/.exec(day) ?? /[a-z][a-z.]*[-/ ,']+(\d{2})$/i.exec(day) ?? [];
  return month && isDay(year, String(months.findIndex((names) => names.split("|").includes(month.toLowerCase())) + 1), first)
    ? "named"
    : undefined;
}

function isDay(year: string, month: string, day: string): boolean {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return year !== "" && m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate();
}

function readZone(text: string): ZoneForm | undefined {
  const zone = text.trim().replace(/^\((.*)\)$/, "$1");
  if (zone === "") return "none";
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return "utc";
  // Outlook and Relativity: the offset, then the zone’s name.
  if (/^\(?(?:UTC|GMT)(?:[+-]\d{1,2}:?\d{2})?\)?\s+[A-Z][\w .,&()/'-]*$/i.test(text.trim())) return "named";
  if (/^(?:UTC|GMT)?\s*[+-]\d{1,2}:?(?:\d{2})?(?:\s*\([^)]*\))?$/i.test(zone)) return "offset";
  return /^[A-Z]{2,5}$/i.test(zone) || /^[A-Z][\w ]+(?:Time|\/\w+)$/i.test(zone) ? "named" : undefined;
}

type Place = { readonly at: string; readonly line: number; readonly value: string };
type Seen = { count: number; readonly places: Place[] };

/** Places kept of each form until the column’s own form is known. */
const MOST_PLACES = 1_000;

/** The date forms in one column. The most frequent one is the column’s; rows with others are reported. */
export function dateColumn(name: string, findings: Findings) {
  const forms = new Map<DateForm, Seen>();
  const zones = new Map<ZoneForm, Seen>();
  let last: { readonly value: string; readonly reading: DateReading | undefined } = { value: "", reading: undefined };

  function read(value: string, at: string, line: number) {
    // Adjacent rows often have the same date, so the last reading is kept.
    if (value !== last.value) last = { value, reading: readDate(value) };
    const { reading } = last;
    if (!reading) return findings.add("dates", "dateUnread", at, line, name, value);
    note(forms, reading.form, { at, line, value });
    if (reading.zone) note(zones, reading.zone, { at, line, value });
  }

  /** Reports dates that differ from the column’s form or zone, and a column with undecidable order of day and month. */
  function end(): void {
    const unsettled = forms.get("dayOrMonth");
    const [monthFirst, dayFirst] = [forms.get("monthFirst"), forms.get("dayFirst")];
    forms.delete("dayOrMonth");
    if (unsettled && (monthFirst || dayFirst)) {
      const larger = (monthFirst?.count ?? 0) >= (dayFirst?.count ?? 0) ? monthFirst : dayFirst;
      if (larger) larger.count += unsettled.count;
    } else if (unsettled) {
      const [first] = unsettled.places;
      const isMost = [...forms.values()].every(({ count }) => count <= unsettled.count);
      if (isMost) findings.add("dates", "dateUnsettled", name, first?.line, name, first?.value ?? "");
      forms.set("dayOrMonth", unsettled);
    }
    for (const [form, seen] of minorities(forms)) {
      const isOrder = monthFirst && dayFirst && (form === "monthFirst" || form === "dayFirst");
      report(findings, isOrder ? "dateBothOrders" : "dateMinority", name, seen);
    }
    for (const [, seen] of minorities(zones)) report(findings, "zoneMinority", name, seen);
  }

  return { read, end };
}

function note<Form>(all: Map<Form, Seen>, form: Form, place: Place): void {
  const seen = all.get(form) ?? { count: 0, places: [] };
  if (seen.count++ === 0) all.set(form, seen);
  if (seen.places.length < MOST_PLACES) seen.places.push(place);
}

function minorities<Form>(all: ReadonlyMap<Form, Seen>): readonly (readonly [Form, Seen])[] {
  const [, ...rest] = [...all].toSorted(([, a], [, b]) => b.count - a.count);
  return rest;
}

function report(findings: Findings, kind: "dateMinority" | "dateBothOrders" | "zoneMinority", name: string, { count, places }: Seen): void {
  for (const { at, line, value } of places) findings.add("dates", kind, at, line, name, value);
  findings.count("dates", count - places.length);
}
