import { describe, expect, it, test } from "vitest";
import { aba, dea, iban, luhn, npi, vin } from "./check-digits.ts";

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
  it("has a true check digit", () => expect(check(value)).toBe(true));

  it("has none once a digit is changed", () => {
    const at = [...value].findLastIndex((char, i) => /\d/.test(char) && i < value.length - 1);
    const other = String((Number(value[at]) + 1) % 10);
    expect(check(value.slice(0, at) + other + value.slice(at + 1))).toBe(false);
  });
});

test("numbers of another form have none", () => {
  expect([luhn(""), aba("990000005"), iban("XX89370400440532013000"), vin("11111111111111111"), npi("3234567893"), dea("1234567")]).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});
