import { dea, npi, vin } from "web/identifiers/check-digits.ts";
import { compact, detector } from "../candidate.ts";
import type { Kind } from "../kind.ts";

/** Finds a number after `noun` and a word for number (required if `needsWord`). It has a digit and is not a year. */
function after(kind: Kind, noun: RegExp, { needsWord = true, least = 5 } = {}) {
  const word = /(?:\s{1,3}(?:number|numbers|no\.?|nos\.?|num\.?|id|ID|#)|\s?#|:)/.source;
  const number = /(?<value>(?:[A-Z]{1,4}[- ]?)?\d[A-Z\d]*(?:-[A-Z\d]+)*|[A-Z]{1,4}\d[A-Z\d-]*[A-Z\d])(?![\p{L}\p{N}]|[.,]\d)/u.source;
  const pattern = new RegExp(`\\b(?:${noun.source})${word}${needsWord ? "+" : "*"}(?:\\s{1,3}(?:is|was))?[\\s:#]{0,4}${number}`, "giu");
  return detector(pattern, (value) =>
    compact(value).length >= least && !/^(?:19|20)\d\d$/.test(value) && !/^[a-z]/.test(value) ? { kind, id: compact(value) } : undefined,
  );
}

const asVin = (value: string) => ({ kind: "vehicle", id: value.toUpperCase() }) as const;

/** Record, plan, license, vehicle, device and other numbers: by the words before them, by check digit or by form. */
export const records = [
  detector(/(?<![\w-])[A-HJ-NPR-Z\d]{17}(?![\w-])/g, (value) => (vin(value) ? asVin(value) : undefined)),
  detector(/\bVIN(?:\s{1,3}(?:number|no\.?|is))?[\s:#]{0,4}(?<value>[A-HJ-NPR-Z\d]{17})(?!\w)/gi, asVin),
  detector(
    /\b[Pp]late(?:\s{1,3}(?:number|no\.?|is))?[\s:#]{1,4}(?<value>(?=[A-Z\d -]*\d)[A-Z\d]{1,4}(?:[ -]?[A-Z\d]{2,5}){1,2})(?!\w)/g,
    (value) => ({ kind: "vehicle", id: compact(value) }),
  ),
  // Medicare Beneficiary Identifier: eleven places, each a digit or a letter by rule (CMS).
  detector(
    /(?<![\w-])[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-?[AC-HJKMNP-RT-Y]{2}\d\d(?![\w-])/g,
    (value) => ({ kind: "plan", id: compact(value) }),
  ),
  detector(/\bNPI(?:\s{1,3}(?:number|no\.?|is))?[\s:#]{0,4}(?<value>\d{10})(?!\d)/gi, (value) =>
    npi(value) ? { kind: "license", id: value } : undefined,
  ),
  detector(/\bDEA(?:\s{1,3}(?:number|no\.?|is|registration))*[\s:#]{0,4}(?<value>[A-Z][A-Z9]\d{7})(?!\w)/g, (value) =>
    dea(value) ? { kind: "license", id: value } : undefined,
  ),
  detector(/\bIMEI(?:\s{1,3}(?:number|no\.?|is))?[\s:#]{0,4}(?<value>\d{2}[- ]?\d{6}[- ]?\d{6}[- ]?\d)(?!\d)/gi, (value) => ({
    kind: "device",
    id: compact(value),
  })),
  detector(/(?<![\w-])MRN?[-# ]?\d{4,10}(?![\w-])/g, (value) => ({ kind: "record", id: compact(value) })),
  after("record", /MRN|medical\s{1,3}record|patient\s{1,3}(?:record|account|chart)|chart|encounter|accession/, { needsWord: false }),
  after("record", /patient|record|visit|prescription/),
  after("record", /Rx/, { needsWord: false, least: 6 }),
  after("plan", /member|subscriber|beneficiary|health\s{1,3}plan|plan(?:\s{1,3}member)?|insurance|policy|group|medicare|medicaid/),
  after("license", /(?:driver.?s?\s{1,3})?licen[cs]e|passport|certificate|permit|bar/),
  after("license", /licen[cs]e/, { needsWord: false, least: 8 }),
  after("license", /passport|driver.?s?\s{1,3}licen[cs]e|DL/, { needsWord: false, least: 6 }),
  after("device", /serial|device|implant|pacemaker/),
  after("device", /S\/N/, { needsWord: false }),
  after("other", /claim|employee|student|badge|inmate|alien|applicant|customer|client/),
];
