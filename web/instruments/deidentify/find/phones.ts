import { type Around, detector, digitsOf, pattern } from "../candidate.ts";

const words = [
  /\b(?:tele(?:phone)?|telefon[eo]?|t[ée]l|tel|mobil|handy|phone|ph|cell|mobile|mob|pager|fax|call(?:ed)?|text(?:ed)?|dial(?:ed)?|(?-i:[CFHMOPTW])(?=[.:]))/,
  /(?:\s{1,3}(?:number|no\.?|is|was|at|him|her|them|me))*[\s.:#]{0,3}/,
] as const;

/** Telephone and fax numbers. Exchanges that end in 11 are services, not lines (NANP). */
export const phones = [
  detector(
    pattern(
      "g",
      /(?<![\d+/$§]|\d[-.,])(?:(?:\+|00)?1[-./ \u00a0]?)?(?:\([2-9]\d\d\)\s?[-.\u2010-\u2013]?\s?|[2-9]\d\d(?:[-./ \u00a0\u2010-\u2013]|\s[-\u2013]\s))/,
      /[2-9](?!11)\d\d(?:[-./ \u00a0\u2010-\u2013]|\s[-\u2013]\s)\d{4}(?![\d]|-\d|[.,]\d)(?:[,;]?\s?-?(?:[Xx]|[Ee]xt\.?|[Ee]xtension|EXT\.?|#)[\s.:#]{0,2}\d{1,6})?/,
    ),
    asPhone,
  ),
  detector(/(?<![\w(])\([2-9]\d\d\)\s?[2-9]\d{6}(?!\d)|(?<![\w+/$§.,-])[2-9]\d\d-[2-9]\d{6}(?![\d-])/g, asPhone),
  detector(pattern("gi", ...words, /(?<value>(?:\+?1)?[2-9]\d{9}|[2-9]\d\d[-. ]\d{4})(?![\d-])/), asPhone),
  // National forms abroad: a zero first, then groups. After a word, or in three groups.
  detector(pattern("gi", ...words, /(?<value>\(?0\d{0,4}\)?[ ./-]{0,3}\d{2,4}(?:[ .-]?\d{1,4}){1,4})(?![\d-])/), asAbroad),
  detector(/(?<![\w+/$§.,-]|\d )\(?0\d{2,4}\)?[ /]\d{3,4}[ -]?\d{3,4}(?![\w-]|[ .,]\d)/g, asAbroad),
  detector(/(?<![\w+/$§.,-]|\d )0[1-9](?<joint>[ .])\d\d(?:\k<joint>\d\d){3}(?![\w-]|[ .,]\d)/g, asAbroad),
  detector(/(?<![\w+])\+1[2-9]\d{9}(?!\d)/g, asPhone),
  detector(
    /(?<![\d+])(?:\+|(?<![-.,/$])011[ -])(?!1[-. (]?[2-9]\d\d)[1-9]\d{0,2}[ .\u00a0-]?(?:\(\d{1,4}\)[ .-]?)?\d{1,4}(?:[ .\u00a0/-]?\d{2,4}){1,5}(?!\d)/g,
    (value, at) => (digitsOf(value).length >= 8 && digitsOf(value).length <= 15 ? asPhone(value, at) : undefined),
  ),
];

function asAbroad(value: string, at: Around) {
  const { length } = digitsOf(value);
  return length >= 8 && length <= 12 ? asPhone(value, at) : undefined;
}

function asPhone(value: string, { before, after }: Around) {
  const isFax = /\b(?:fax|facsimile)\b[^\n\d]{0,14}$/i.test(before(24)) || /^\s?\(?fax\b/i.test(after(6));
  const digits = digitsOf(value.replace(/[,;]?[\s-]?(?:x|ext|#).*$/i, ""));
  return { kind: isFax ? "fax" : "phone", id: value.startsWith("+") && !value.startsWith("+1") ? digits : digits.slice(-10) } as const;
}
