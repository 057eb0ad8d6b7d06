import { expect, test } from "vitest";
import { quarantineReason } from "./intake.ts";

const advertisement = "Cheap links at https://spam.example";
const signs = (elapsedMs: number | null, honeypot = "") => ({ honeypot, elapsedMs });

test("a filled honeypot is held, however slowly it was filled", () => {
  expect(quarantineReason(signs(60_000, "x"), "", 3_000)).toBe("honeypot");
});

test("a fast form is held when it also carries a web link", () => {
  expect(quarantineReason(signs(2_999), advertisement, 3_000)).toBe("too-fast");
  expect(quarantineReason(signs(3_000), advertisement, 3_000)).toBeNull();
  expect(quarantineReason(signs(1_000), "Please call me.", 3_000)).toBeNull();
});

test("a form faster than any hand is held whatever it says", () => {
  expect(quarantineReason(signs(20), "Please call me.", 3_000)).toBe("too-fast");
});

test("without a time, or with the rule turned off, speed says nothing", () => {
  expect(quarantineReason(signs(null), advertisement, 3_000)).toBeNull();
  expect(quarantineReason(signs(0), advertisement, 0)).toBeNull();
});
