import type { Candidate, Detector } from "instruments/deidentify/candidate.ts";
import { accounts, taxNumbers } from "instruments/deidentify/find/records.ts";
import { aba, dea, iban, luhn, npi, vin } from "instruments/identifiers/check-digits.ts";
import { describe, expect, it, test } from "vitest";
import { findAccounts, findSsns } from "web/contact-form/pre-flight/find-signs.ts";

/** Published examples: card networks' test numbers, the IBAN registry, 49 CFR 565, CMS. */
const right = [
  [luhn, "4111111111111111"],
  [luhn, "378282246310005"],
  [aba, "122105155"],
  [iban, "DE89370400440532013000"],
  [luhn, "6011000990139424"],
  [aba, "011000015"],
  [iban, "GB82WEST12345698765432"],
  [iban, "FR1420041010050500013M02606"],
  [vin, "1M8GDM9AXKP042788"],
  [vin, "1HGCM82633A004352"],
  [npi, "1234567893"],
  [dea, "AB1234563"],
] as const;

describe.each(right)("%o %s", (check, value) => {
  it("A number that is found has a true check digit", () => expect(check(value)).toBe(true));

  it("A number with one digit changed has no true check digit", () => {
    const at = [...value].findLastIndex((char, i) => /\d/.test(char) && i < value.length - 1);
    const other = String((Number(value[at]) + 1) % 10);
    expect(check(value.slice(0, at) + other + value.slice(at + 1))).toBe(false);
  });
});

test("numbers of another form have none", () => {
  expect([
    luhn(""),
    aba("990000005"),
    iban("XX89370400440532013000"),
    vin("11111111111111111"),
    npi("3234567893"),
    dea("1234567"),
  ]).toEqual(Array.from({ length: 6 }, () => false));
});

const found = (detectors: readonly Detector[], text: string): readonly Candidate[] =>
  detectors.flatMap((detect) => [...detect(text)]);

/** Numbers at the edges of the issuers' ranges, by what they are. */
const edges = [
  ["ssn", "001-01-0001 899-99-9999 665-12-3456 987-65-4320 987-65-4329"],
  ["taxpayer", "900-50-0000 912-65-6789 912-70-6789 999-88-9999 955-92-0000 955-94-0000"],
  [undefined, "912-45-6789 912-66-6789 912-69-6789 912-89-6789 912-93-6789"],
  [undefined, "000-45-6789 666-45-6789 123-00-6789 123-45-0000"],
] as const;
describe.each(
  edges.flatMap(([kind, numbers]) => numbers.split(" ").map((number) => [number, kind] as const)),
)("%s", (number, kind) => {
  const text = `He left ${number} with us.`;
  test("The pre-flight finds what is issued and nothing else", () => {
    expect(findSsns(text).map(({ start, end }) => text.slice(start, end))).toEqual(
      kind ? [number] : [],
    );
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
    expect(findAccounts(text).map(({ start, end }) => text.slice(start, end))).toEqual(
      isFound ? [number] : [],
    );
    expect(found(accounts, text).map(({ start, end }) => text.slice(start, end))).toEqual(
      isFound ? [number] : [],
    );
  });
});
