import fc from "fast-check";
import { expect, test } from "vitest";
import { formKeys } from "./intake.ts";
import { readIdempotencyKey } from "./post.ts";

const day = 24 * 60 * 60 * 1000;

test("a key may be quoted as the draft standard wants it, or bare", () => {
  expect(readIdempotencyKey('"abc"')).toBe("abc");
  expect(readIdempotencyKey("abc")).toBe("abc");
});

test("an absent key is none, an impossible one a fault", () => {
  expect([readIdempotencyKey(undefined), readIdempotencyKey(" ")]).toEqual([null, null]);
  expect([readIdempotencyKey("a b"), readIdempotencyKey("é"), readIdempotencyKey("x".repeat(256))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("the same form within a day is always found under one of its two keys", () => {
  fc.assert(
    fc.property(fc.nat(day * 400), fc.nat(day - 1), (first, later) => {
      const stored = formKeys("f", "", first);
      const again = formKeys("f", "", first + later);
      expect([again.current, again.previous]).toContain(stored.current);
      expect(first).toBeGreaterThanOrEqual(again.notBefore);
    }),
  );
});

test("other words or another visitor's key are another message", () => {
  expect(formKeys("f", "", 0).current).not.toBe(formKeys("g", "", 0).current);
  expect(formKeys("f", "", 0).current).not.toBe(formKeys("f", "k", 0).current);
});
