import {
  aba,
  dea,
  iban,
  luhn,
  npi,
  taxNumberOf,
  vin,
} from "instruments/identifiers/check-digits.ts";
import {
  type Around,
  as,
  compact,
  type Detector,
  detector,
  digitsOf,
  pattern,
} from "../candidate.ts";
import type { Kind } from "../kinds.ts";

/**
 * Finds a number after `noun` and a word for number (required if `needsWord`). It has a digit and
 * is not a year. Forms have the number in a column, many blanks behind the colon.
 */
function after(kind: Kind, noun: RegExp, { needsWord = true, least = 5 } = {}) {
  const word = /(?:\s{1,3}(?:number|numbers|no\.?|nos\.?|num\.?|id|ID|#)|\s?#|:)/.source;
  const number =
    /(?<value>(?:[A-Z]{1,4}[- ]?)?(?:[A-Z]{1,4}-?)?\d[A-Z\d]*(?:-[A-Z\d]+)*|[A-Z]{1,4}\d[A-Z\d-]*[A-Z\d])(?![\p{L}\p{N}]|[.,]\d)/u
      .source;
  const pattern = new RegExp(
    `\\b(?:${noun.source})${word}${needsWord ? "+" : "*"}(?:\\s{1,3}(?:is|was))?(?:[\\s:#]{0,4}|(?<=:)[ \\t]{1,40})${number}`,
    "giu",
  );
  return detector(
    pattern,
    as(
      kind,
      compact,
      (value) =>
        compact(value).length >= least && !/^(?:19|20)\d\d$/.test(value) && !/^[a-z]/.test(value),
    ),
  );
}

/**
 * Record, plan, license, vehicle, device and other numbers: by the words before them, by check
 * digit or by form.
 */
export const records = [
  detector(/(?<![\w-])[A-HJ-NPR-Z\d]{17}(?![\w-])/g, as("vehicle", compact, vin)),
  detector(
    /\bVIN(?:\s{1,3}(?:number|no\.?|is))?[\s:#]{0,4}(?<value>[A-HJ-NPR-Z\d]{17})(?!\w)/gi,
    as("vehicle"),
  ),
  detector(
    /\b[Pp]late(?:\s{1,3}(?:number|no\.?|is))?[\s:#]{1,4}(?<value>(?=[A-Z\d -]*\d)[A-Z\d]{1,4}(?:[ -]?[A-Z\d]{2,5}){1,2})(?!\w)/g,
    as("vehicle"),
  ),
  // Medicare Beneficiary Identifier: eleven places, each a digit or a letter by rule (CMS).
  detector(
    /(?<![\w-])[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-?[AC-HJKMNP-RT-Y]{2}\d\d(?![\w-])/g,
    as("plan"),
  ),
  detector(
    /\bNPI(?:\s{1,3}(?:number|no\.?|is))?[\s:#]{0,4}(?<value>\d{10})(?!\d)/gi,
    as("license", compact, npi),
  ),
  detector(
    /\bDEA(?:\s{1,3}(?:number|no\.?|is|registration))*[\s:#]{0,4}(?<value>[A-Z][A-Z9]\d{7})(?!\w)/g,
    as("license", compact, dea),
  ),
  detector(
    /\bIMEI(?:\s{1,3}(?:number|no\.?|is))?[\s:#]{0,4}(?<value>\d{2}[- ]?\d{6}[- ]?\d{6}[- ]?\d)(?!\d)/gi,
    as("device"),
  ),
  detector(/(?<![\w-])MRN?[-# ]?\d{4,10}(?![\w-])/g, as("record")),
  after(
    "record",
    /MRN|medical\s{1,3}record|patient\s{1,3}(?:record|account|chart)|chart|encounter|accession/,
    { needsWord: false },
  ),
  after("record", /patient|record|visit|prescription/),
  after("record", /Rx/, { needsWord: false, least: 6 }),
  after(
    "plan",
    /member|subscriber|beneficiary|health\s{1,3}plan|plan(?:\s{1,3}member)?|insurance|policy|group|medicare|medicaid/,
  ),
  after("license", /(?:driver.?s?\s{1,3})?licen[cs]e|passport|certificate|permit|bar/),
  after("license", /licen[cs]e/, { needsWord: false, least: 8 }),
  after("license", /passport|travel\s{1,3}document|driver.?s?\s{1,3}licen[cs]e|DL/, {
    needsWord: false,
    least: 6,
  }),
  after("device", /serial|device|implant|pacemaker/),
  after("device", /S\/N/, { needsWord: false }),
  after("other", /claim|employee|student|badge|inmate|alien|applicant|customer|client/),
];

/** Of a number that is masked, the last four digits. */
const tailOf = (value: string) => `tail:${digitsOf(value)}`;
const numberWords = /(?:\s{1,3}(?:number|no\.?|is|was|of))*[\s:#]{0,4}/;

/**
 * Social Security and taxpayer numbers: in any range after such a word, otherwise by form and
 * range.
 */
export const taxNumbers = [
  detector(
    pattern(
      "gi",
      /\b(?:SSN|SS(?=\s?#|\s{1,3}no)|social(?=[\s:#]{1,3}\d)|soc(?:ial|\.)?[\s-]{1,3}sec(?:urity|\.)?(?:\s{1,3}(?:account\s|number|no\.?|#))?)/,
      numberWords,
      /(?<value>\d{3}[-. \u00a0\u2011]?\d{2}[-. \u00a0\u2011]?\d{4})(?!\d)/,
    ),
    as("ssn", digitsOf),
  ),
  detector(
    pattern(
      "gi",
      /\b(?:F?EIN|I?TIN|tax(?:payer)?(?:\s{1,3}|-)id(?:entification)?)/,
      numberWords,
      /(?<value>\d{2}-?\d{7}|\d{3}[- ]?\d{2}[- ]?\d{4})(?!\d)/,
    ),
    as("taxpayer", digitsOf),
  ),
  detector(/(?<![\w*•#-])[xX*•#]{3}[- ]?[xX*•#]{2}[- ]?\d{4}(?!\d)/g, as("ssn", tailOf)),
  detector(
    /(?<=\b(?:SSN|security number)\s{1,3})ending\s{1,3}(?:in\s{1,3}|with\s{1,3})?\d{4}(?!\d)/g,
    as("ssn", tailOf),
  ),
  detector(
    new RegExp(
      [
        String.raw`\blast\s{1,3}(?:four|4)(?:\s{1,3}digits)?(?:\s{1,3}of\s{1,3}(?:(?:his|her|the|my|their|an?)\s{1,3})?(?:SSN|`,
        String.raw`social(?:\s{1,3}security)?(?:\s{1,3}number)?))?(?:\s{1,3}(?:is|are|was|were))?[\s:]{1,3}(?<value>\d{4})(?!\d)`,
      ].join(""),
      "gi",
    ),
    as("ssn", tailOf),
  ),
  detector(
    /(?<![\d-])\d{3}(?<dash>[-. \u00a0\u2010-\u2013])\d{2}\k<dash>\d{4}(?![\d]|[-.]\d)/g,
    byRange,
  ),
];

/**
 * Nine digits separated by spaces need a word before them, because tables are full of such groups.
 */
function byRange(value: string, { before }: Around) {
  const digits = digitsOf(value);
  if (
    /[ \u00a0]/.test(value) &&
    !/\b(?:SSNs?|social|ITIN|taxpayer)\b[^\n]{0,20}$/i.test(before(40))
  )
    return undefined;
  const issued = taxNumberOf(digits);
  return issued && ({ kind: issued === "ssn" ? "ssn" : "taxpayer", id: digits } as const);
}

const accountWords =
  /(?:\s{1,3}(?:account|acct\.?|number|numbers|no\.?|nos\.?|num\.?|id|is|was|of|at)|\s?#)*[\s:]{0,4}/;

/**
 * Card, account and routing numbers. Check digits decide, unless the text says card or account
 * before the number.
 */
export const accounts: readonly Detector[] = [
  ibans,
  detector(
    /(?<![\w.,$-])(?:[3-6]|2[2-7])\d{2,4}(?:[ \u00a0-]?\d{2,6}){2,5}(?![\w]|[.,-]\d)/g,
    (value, { before }) => {
      const id = digitsOf(value);
      return !/IMEI[^\d]{0,12}$/.test(before(20)) && id.length >= 13 && id.length <= 19 && luhn(id)
        ? { kind: "card", id }
        : undefined;
    },
  ),
  detector(
    pattern(
      "gi",
      /\b(?:card|visa|mastercard|amex|american\s{1,3}express)/,
      accountWords,
      /(?<value>\d{4}(?:[ -]?\d{2,6}){2,4})(?!\d)/,
    ),
    as("card", digitsOf),
  ),
  detector(
    /(?<=\b(?:account|acct\.?|card)\s{1,3})ending\s{1,3}(?:in\s{1,3}|with\s{1,3})?\d{4}(?!\d)/gi,
    as("account", tailOf),
  ),
  detector(/(?<![\w*])(?:[xX*•]{4}[- ]?){1,3}\d{4}(?!\d)/g, as("account", tailOf)),
  detector(
    pattern(
      "gi",
      /\b(?:routing|ABA|RTN|transit)(?:\s{1,3}transit)?/,
      accountWords,
      /(?<value>\d{9})(?!\d)/,
    ),
    as("routing", compact, aba),
  ),
  detector(
    pattern(
      "gi",
      /\b(?:accounts?|acct\.?|a\/c|checking|savings|brokerage|loan|mortgage|IRA|401\(k\))/,
      accountWords,
      /(?<value>(?:[A-Z]{1,3}-?)?\d[\d-]*(?: \d[\d-]*)*)(?!\w|[.,]\d)/,
    ),
    as("account", compact, (value) => {
      const { length } = digitsOf(value);
      return length >= 6 && length <= 20 && !/^(?:19|20)\d\d[- ](?:19|20)\d\d$/.test(value);
    }),
  ),
];

/**
 * The pattern can include capitalized words after the number, so the longest valid beginning is
 * used.
 */
function* ibans(text: string): ReturnType<Detector> {
  for (const { index, 0: run } of text.matchAll(
    /(?<![\p{L}\p{N}])[A-Z]{2}\d\d(?:[ \u00a0-]?[A-Z\d]{1,4}){3,8}/gu,
  )) {
    for (let end = run.length; end >= 15; end--) {
      if (/[\p{L}\p{N}]/u.test(text[index + end] ?? "") || /[ \u00a0-]/.test(run[end - 1] ?? ""))
        continue;
      const value = compact(run.slice(0, end));
      if (!iban(value)) continue;
      yield { start: index, end: index + end, kind: "account", id: value, by: "pattern" };
      break;
    }
  }
}
