import { describe, expect, test } from "vitest";
import { findAccounts, findSsns } from "web/contact-form/pre-flight/numbers.ts";
import type { Candidate, Detector } from "web/instruments/deidentify/candidate.ts";
import { accounts } from "web/instruments/deidentify/find/accounts.ts";
import { taxNumbers } from "web/instruments/deidentify/find/tax-numbers.ts";

const found = (detectors: readonly Detector[], text: string): readonly Candidate[] => detectors.flatMap((detect) => [...detect(text)]);

/** Numbers at the edges of the issuers' ranges, and what they are. */
describe.each([
  ["001-01-0001", "ssn"],
  ["899-99-9999", "ssn"],
  ["665-12-3456", "ssn"],
  ["987-65-4320", "ssn"],
  ["987-65-4329", "ssn"],
  ["900-50-0000", "taxpayer"],
  ["912-65-6789", "taxpayer"],
  ["912-70-6789", "taxpayer"],
  ["999-88-9999", "taxpayer"],
  ["955-92-0000", "taxpayer"],
  ["955-94-0000", "taxpayer"],
  ["912-45-6789", undefined],
  ["912-66-6789", undefined],
  ["912-69-6789", undefined],
  ["912-89-6789", undefined],
  ["912-93-6789", undefined],
  ["000-45-6789", undefined],
  ["666-45-6789", undefined],
  ["123-00-6789", undefined],
  ["123-45-0000", undefined],
] as const)("%s", (number, kind) => {
  const text = `He left ${number} with us.`;
  test("The pre-flight finds what is issued and nothing else", () => {
    expect(findSsns(text).map(({ start, end }) => text.slice(start, end))).toEqual(kind ? [number] : []);
  });
  test("De-identify finds the same, by kind", () => {
    expect(found(taxNumbers, text).map((candidate) => candidate.kind)).toEqual(kind ? [kind] : []);
  });
});

/** Examples of the IBAN registry, and the same with another length, country or digit. */
describe.each([
  ["GB82 WEST 1234 5698 7654 32", true],
  ["DE89 3704 0044 0532 0130 00", true],
  ["AL47 2121 1009 0000 0002 3569 8741", true],
  ["NO93 8601 1117 947", true],
  ["DE89 3704 0044 0532 0130 02", false],
  ["XX89 3704 0044 0532 0130 00", false],
  ["DE86 3704 0044 0532 0130", false],
])("%s", (number, isFound) => {
  const text = `Pay to ${number}, please.`;
  test("The pre-flight and de-identify agree", () => {
    expect(findAccounts(text).map(({ start, end }) => text.slice(start, end))).toEqual(isFound ? [number] : []);
    expect(found(accounts, text).map(({ start, end }) => text.slice(start, end))).toEqual(isFound ? [number] : []);
  });
});
