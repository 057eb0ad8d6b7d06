import { matter } from "content/specimen/matter.ts";
import { queryWords } from "./synonyms.ts";
import type { Term } from "./terms.ts";

/** A date in a text. A day is one term in any year, so that “March 6” finds that day's documents. `day` is ISO 8601. */
export type DateTerm = Term & { readonly day: string };

/** Finds dates: “March 6”, “March 6, 2026”, “6 March”, “2026-03-06”, “3/6/2026”. The default is the matter's year. */
export function dateTermsIn(text: string): readonly DateTerm[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { m1, d1, y1, d2, m2, y2, iso, m3, d3, y3 } = match.groups ?? {};
    const [isoYear, isoMonth, isoDay] = iso?.split("-") ?? [];
    const month = isoMonth ? Number(isoMonth) : m3 ? Number(m3) : monthOf(m1 ?? m2 ?? "");
    const date = Number(isoDay ?? d3 ?? d1 ?? d2);
    const year = Number(isoYear ?? y1 ?? y2 ?? y3 ?? matter.hold.placed.slice(0, 4));
    if (month < 1 || month > 12 || date < 1 || date > 31) return [];
    const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
    return [{ term: dayTerm(day), day, start: match.index, end: match.index + match[0].length }];
  });
}

/** The term of a day in any year. */
export const dayTerm = (day: string) => `d${day.slice(4, 10)}`;

const names = queryWords.months.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join("|");
const pattern = new RegExp(
  [
    `\\b(?<m1>${names})\\.?\\s+(?<d1>\\d{1,2})(?:st|nd|rd|th)?\\b(?![.:]\\d)(?:,?\\s+(?<y1>20\\d\\d))?`,
    `\\b(?<d2>\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?(?<m2>${names})\\b(?:,?\\s+(?<y2>20\\d\\d))?`,
    "(?<iso>20\\d\\d-\\d\\d-\\d\\d)",
    "\\b(?<m3>\\d{1,2})/(?<d3>\\d{1,2})/(?<y3>20\\d\\d)\\b",
  ].join("|"),
  "giu",
);

const monthOf = (name: string) => queryWords.months.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1;
const twoDigits = (n: number) => String(n).padStart(2, "0");
