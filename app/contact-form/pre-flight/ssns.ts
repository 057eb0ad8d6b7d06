import type { Span } from "./find-signs.ts";
import { spans } from "./spans.ts";

/**
 * Three, two and four digits with one separator. Areas 000 and 666, group 00 and serial 0000 are never issued (SSA); 9xx is a taxpayer's.
 */
const parted = /(?<![\d-])(?!000|666)\d{3}([- .])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g;
/** Nine digits without separators, or only the last four: the words before them name the number. */
const named = /\b(?:SSN|social(?: security)?(?: (?:number|no\.?|#))?)\b[^\d\n]{0,12}(?<mark>\d{9}|\d{4})(?![\d-])/gi;

/** Social Security and taxpayer numbers. */
export function findSsns(text: string): readonly Span[] {
  return [...spans(text, parted), ...spans(text, named)];
}
