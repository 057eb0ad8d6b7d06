import { taxNumberOf } from "web/identifiers/check-digits.ts";
import { type Around, detector, digitsOf, pattern } from "../candidate.ts";

const number = /(?:\s{1,3}(?:number|no\.?|is|was|of))*[\s:#]{0,4}/;

/** Social Security and taxpayer numbers: in any range after such a word, otherwise by form and range. */
export const taxNumbers = [
  detector(
    pattern(
      "gi",
      /\b(?:SSN|SS(?=\s?#|\s{1,3}no)|social(?=[\s:#]{1,3}\d)|soc(?:ial|\.)?[\s-]{1,3}sec(?:urity|\.)?(?:\s{1,3}(?:account\s|number|no\.?|#))?)/,
      number,
      /(?<value>\d{3}[-. \u00a0\u2011]?\d{2}[-. \u00a0\u2011]?\d{4})(?!\d)/,
    ),
    (value) => ({ kind: "ssn", id: digitsOf(value) }),
  ),
  detector(
    pattern(
      "gi",
      /\b(?:F?EIN|I?TIN|tax(?:payer)?(?:\s{1,3}|-)id(?:entification)?)/,
      number,
      /(?<value>\d{2}-?\d{7}|\d{3}[- ]?\d{2}[- ]?\d{4})(?!\d)/,
    ),
    (value) => ({ kind: "taxpayer", id: digitsOf(value) }),
  ),
  detector(/(?<![\w*•#-])[xX*•#]{3}[- ]?[xX*•#]{2}[- ]?\d{4}(?!\d)/g, asTail),
  detector(/(?<=\b(?:SSN|security number)\s{1,3})ending\s{1,3}(?:in\s{1,3}|with\s{1,3})?\d{4}(?!\d)/g, asTail),
  detector(
    /\blast\s{1,3}(?:four|4)(?:\s{1,3}digits)?(?:\s{1,3}of\s{1,3}(?:(?:his|her|the|my|their|an?)\s{1,3})?(?:SSN|social(?:\s{1,3}security)?(?:\s{1,3}number)?))?(?:\s{1,3}(?:is|are|was|were))?[\s:]{1,3}(?<value>\d{4})(?!\d)/gi,
    asTail,
  ),
  detector(/(?<![\d-])\d{3}(?<dash>[-. \u00a0\u2010-\u2013])\d{2}\k<dash>\d{4}(?![\d]|[-.]\d)/g, byRange),
];

function asTail(value: string) {
  return { kind: "ssn", id: `tail:${digitsOf(value)}` } as const;
}

/** Nine digits separated by spaces need a word before them, because tables are full of such groups. */
function byRange(value: string, { before }: Around) {
  const digits = digitsOf(value);
  if (/[ \u00a0]/.test(value) && !/\b(?:SSNs?|social|ITIN|taxpayer)\b[^\n]{0,20}$/i.test(before(40))) return undefined;
  const issued = taxNumberOf(digits);
  return issued && ({ kind: issued === "ssn" ? "ssn" : "taxpayer", id: digits } as const);
}
