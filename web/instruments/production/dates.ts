/** The form of a date. `dayOrMonth`: either number may be the month. */
export type DateForm = "iso" | "yearSlash" | "compact" | "monthFirst" | "dayFirst" | "dayOrMonth" | "dayDot" | "named" | "timeOnly";
/** The zone of a time; undefined if there is no time. */
export type ZoneForm = "none" | "utc" | "offset" | "named";
export type DateReading = { readonly form: DateForm; readonly zone: ZoneForm | undefined };

const time = /(?:[T ]\s*|^)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(AM|PM)?\s*(.*)$/i;
/** 20260314092000, or with a T between day and time, and with what WMI writes behind: .000000-360, minutes from UTC. */
const packed = /^(\d{8})T?(\d{2})(\d{2})(\d{2})?(?:\.\d{6}([+-]\d{2})\d)?(?!\d)/;
/** Unix writes the year last: "Mar 14 09:20:00 CST 2026". */
const yearLast = /^([a-z]{3}\s+\d{1,2})\s+(\d{1,2}:\d\d(?::\d\d)?)((?:\s+[a-z]{3,4})?)\s+(\d{4})$/i;
/** By their first letters, in English and, where these differ, German, French, Spanish, Italian, Portuguese and Dutch. */
const months = ["jan|ene|gen", "feb|fév|fev", "mar|mär|mrz|maa", "apr|avr|abr", "may|mai|mei|mag", "jun|juin|giu", "jul|juil|lug"].concat([
  "aug|aoû|ago",
  "sep|set",
  "oct|okt|ott|out",
  "nov",
  "dec|dez|déc|dic",
]);
const anyMonth = new RegExp(`(?<!\\p{L})(${months.join("|")})\\p{L}*`, "iu");

/** Reads a date, a date with a time, or a time, in the forms of load files. Undefined for anything else, such as June 31. */
export function readDate(text: string): DateReading | undefined {
  const written = text
    .trim()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+(?=\d)/i, "")
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+(?=[a-z]{3}\s)/i, "")
    .replace(yearLast, "$1, $4 $2$3")
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
