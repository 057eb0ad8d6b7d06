import { expect, test } from "vitest";
import { isWithin } from "./reading.ts";

test.each([
  ["custodian", "custodian", 0],
  ["custdian", "custodian", 1],
  ["custoodian", "custodian", 1],
  ["custodiam", "custodian", 1],
  ["cutsodian", "custodian", 1],
  ["custdain", "custodian", 2],
])("%s is %s with %i slips, and not with fewer", (typed, meant, slips) => {
  expect(isWithin(typed, meant, slips)).toBe(true);
  if (slips > 0) expect(isWithin(typed, meant, slips - 1)).toBe(false);
});

test("counts the same from either side", () => {
  expect(isWithin("load", "loaded", 2)).toBe(isWithin("loaded", "load", 2));
  expect(isWithin("", "ab", 1)).toBe(false);
});
