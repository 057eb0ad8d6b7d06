import { describe, expect, test } from "vitest";
import { passesIban, passesLuhn, passesRouting } from "./check-digits.ts";

/** The networks' own test numbers, the examples of the IBAN registry, and a routing number of the Federal Reserve. */
describe.each([
  ["a card", passesLuhn, ["4111111111111111", "378282246310005", "6011000990139424"]],
  ["an IBAN", passesIban, ["GB82WEST12345698765432", "DE89370400440532013000"]],
  ["a routing number", passesRouting, ["011000015"]],
] as const)("the check digit of %s", (_kind, passes, numbers) => {
  test.each(numbers)("%s passes, and with any one digit changed it does not", (number) => {
    expect(passes(number)).toBe(true);
    for (const place of Array.from(number).keys()) {
      if (!/\d/.test(number[place] ?? "")) continue;
      const changed = `${number.slice(0, place)}${(Number(number[place]) + 1) % 10}${number.slice(place + 1)}`;
      expect(passes(changed), changed).toBe(false);
    }
  });

  test("nothing does not pass", () => expect(passes("")).toBe(false));
});
