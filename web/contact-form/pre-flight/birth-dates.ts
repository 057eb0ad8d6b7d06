import type { Span } from "./find-signs.ts";
import { spans } from "./spans.ts";

const month =
  /(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)/
    .source;
const numeric = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}/.source;
const date = `(?:${numeric}|${month}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}[ -]${month}[ -]\\d{4})`;
/** Each part has a maximum length, so that a word of 50,000 letters is not matched again from every letter. */
const name = /(?<!\p{L})(?:\p{Lu}[\p{L}.’'-]{0,30} ){1,3}\p{Lu}[\p{L}’'-]{1,30}/u.source;
const said = /(?:D\.?O\.?B\b\.?|d\.?o\.?b\b\.?|[Dd]ate of [Bb]irth|[Bb]irth ?(?:date|day)|[Bb]orn|b\.)(?: (?:is|was|on))?/.source;

/** A full date called a date of birth, and the name before it. A bare year does not count: companies are founded in years. */
const born = new RegExp(`(?:${name}[\\s,(:–-]{1,4})?\\b${said}[\\s:,]{0,3}${date}`, "gu");
/** A name and a full date. Counts only when the text has two: "Anna Berg, 12 June 1990, and Tom Berg, 4 May 1988". */
const listed = new RegExp(`${name},? \\(?${date}\\)?`, "gu");

/** Dates of birth, with the names beside them. */
export function findBirthDates(text: string): readonly Span[] {
  const rows = spans(text, listed);
  return [...spans(text, born), ...(rows.length > 1 ? rows : [])];
}
