import { aba, iban, luhn } from "web/identifiers/check-digits.ts";
import { compact, type Detector, detector, digitsOf, pattern } from "../candidate.ts";

const number = /(?:\s{1,3}(?:account|acct\.?|number|numbers|no\.?|nos\.?|num\.?|id|is|was|of|at)|\s?#)*[\s:]{0,4}/;

/** Card, account and routing numbers. Check digits decide, unless the text says card or account before the number. */
export const accounts: readonly Detector[] = [
  ibans,
  detector(/(?<![\w.,$-])(?:[3-6]|2[2-7])\d{2,4}(?:[ \u00a0-]?\d{2,6}){2,5}(?![\w]|[.,-]\d)/g, (value, { before }) => {
    const digits = digitsOf(value);
    return !/IMEI[^\d]{0,12}$/.test(before(20)) && digits.length >= 13 && digits.length <= 19 && luhn(digits)
      ? { kind: "card", id: digits }
      : undefined;
  }),
  detector(
    pattern("gi", /\b(?:card|visa|mastercard|amex|american\s{1,3}express)/, number, /(?<value>\d{4}(?:[ -]?\d{2,6}){2,4})(?!\d)/),
    (value) => ({ kind: "card", id: digitsOf(value) }),
  ),
  detector(/(?<=\b(?:account|acct\.?|card)\s{1,3})ending\s{1,3}(?:in\s{1,3}|with\s{1,3})?\d{4}(?!\d)/gi, (value) => ({
    kind: "account",
    id: `tail:${digitsOf(value)}`,
  })),
  detector(/(?<![\w*])(?:[xX*•]{4}[- ]?){1,3}\d{4}(?!\d)/g, (value) => ({ kind: "account", id: `tail:${digitsOf(value)}` })),
  detector(pattern("gi", /\b(?:routing|ABA|RTN|transit)(?:\s{1,3}transit)?/, number, /(?<value>\d{9})(?!\d)/), (value) =>
    aba(value) ? { kind: "routing", id: value } : undefined,
  ),
  detector(
    pattern(
      "gi",
      /\b(?:accounts?|acct\.?|a\/c|checking|savings|brokerage|loan|mortgage|IRA|401\(k\))/,
      number,
      /(?<value>(?:[A-Z]{1,3}-?)?\d[\d-]*(?: \d[\d-]*)*)(?!\w|[.,]\d)/,
    ),
    (value) => {
      const digits = digitsOf(value);
      const isYears = /^(?:19|20)\d\d[- ](?:19|20)\d\d$/.test(value);
      return digits.length >= 6 && digits.length <= 20 && !isYears ? { kind: "account", id: compact(value) } : undefined;
    },
  ),
];

/** The pattern can include capitalized words after the number, so the longest valid beginning is used. */
function* ibans(text: string): ReturnType<Detector> {
  for (const { index, 0: run } of text.matchAll(/(?<![\p{L}\p{N}])[A-Z]{2}\d\d(?:[ \u00a0]?[A-Z\d]{2,4}){3,8}/gu)) {
    for (let end = run.length; end >= 15; end--) {
      if (/[\p{L}\p{N}]/u.test(text[index + end] ?? "") || run[end - 1] === " ") continue;
      const value = compact(run.slice(0, end));
      if (!iban(value)) continue;
      yield { start: index, end: index + end, kind: "account", id: value, by: "pattern" };
      break;
    }
  }
}
