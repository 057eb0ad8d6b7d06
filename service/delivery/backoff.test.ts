import fc from "fast-check";
import { maxAttempts, maxDelayMs, retryDelay } from "service/delivery/outbox.ts";
import { describe, expect, test } from "vitest";

const minute = 60_000;
const hour = 60 * minute;
const pauses = (random: number) => Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelay(index + 1, random));
const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

describe("The pauses between tries", () => {
  test("add up to about three days", () => {
    expect(sum(pauses(0)) / hour).toBeLessThan(84);
    expect(sum(pauses(0.999)) / hour).toBeGreaterThan(57);
    expect(pauses(0)[0]).toBe(30_000);
  });

  test("are at most ten minutes in the first two hours, so that greylisting of half an hour costs no more", () => {
    for (const random of [0, 0.999]) {
      const early = pauses(random).filter((pause) => pause <= 10 * minute);
      expect(sum(early)).toBeGreaterThanOrEqual(2 * hour);
      expect(pauses(random).slice(0, early.length)).toEqual(early);
    }
  });

  test("grow, and none is longer than the longest", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxAttempts - 2 }), unit(), (attempt, random) => {
        expect(retryDelay(attempt + 1, random)).toBeGreaterThanOrEqual(retryDelay(attempt, random));
        expect(retryDelay(attempt + 1, random)).toBeLessThanOrEqual(maxDelayMs);
      }),
    );
  });

  test("can be lengthened up to a day by the other side, and never shortened", () => {
    expect(retryDelay(1, 0, 10 * minute)).toBe(10 * minute);
    expect(retryDelay(1, 0, 1)).toBe(30_000);
    expect(retryDelay(1, 0, 1e12)).toBe(24 * hour);
  });
});

function unit() {
  return fc.double({ min: 0, max: 0.999999, noNaN: true });
}
