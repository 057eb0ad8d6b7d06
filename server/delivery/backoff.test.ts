import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxAttempts, maxDelayMs, retryDelay } from "./outcome.ts";

const hour = 60 * 60 * 1000;

describe("the pauses between tries", () => {
  test("ten tries spread over about three days", () => {
    const pauses = Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelay(index + 1, 0.5));
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(total / hour).toBeGreaterThan(60);
    expect(total / hour).toBeLessThan(84);
    expect(pauses[0]).toBe(30_000);
  });

  test("each is longer than the one before, whatever the jitter, and none is longer than the longest", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxAttempts - 2 }), unit(), unit(), (attempt, one, other) => {
        expect(retryDelay(attempt + 1, one)).toBeGreaterThan(retryDelay(attempt, other));
        expect(retryDelay(attempt + 1, one)).toBeLessThanOrEqual(maxDelayMs);
      }),
    );
  });

  test("the other side's wish can lengthen a pause up to a day and never shorten it", () => {
    expect(retryDelay(1, 0.5, 10 * 60_000)).toBe(10 * 60_000);
    expect(retryDelay(1, 0.5, 1)).toBe(30_000);
    expect(retryDelay(1, 0.5, 1e12)).toBe(24 * hour);
  });
});

function unit() {
  return fc.double({ min: 0, max: 0.999999, noNaN: true });
}
