import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { atLeast, atMost, clopperPearson, lowerBound, pmf, upperBound } from "./clopper-pearson.ts";
import { answer, sampleSize } from "./describe.ts";

describe("agrees with known values", () => {
  // Values of SciPy 1.17.1: binomtest(k, n).proportion_ci(0.95, "exact").
  it.each([
    [0, 10, 0.95, 0, 0.3084971],
    [1, 10, 0.95, 0.0025286, 0.4450161],
    [2, 10, 0.95, 0.0252107, 0.5560955],
    [3, 10, 0.95, 0.0667395, 0.6524529],
    [4, 10, 0.95, 0.1215523, 0.7376219],
    [5, 10, 0.95, 0.187086, 0.812914],
    [10, 10, 0.95, 0.6915029, 1],
    [6, 1534, 0.95, 0.0014367, 0.0084938],
    [0, 1500, 0.95, 0, 0.0024562],
  ])("%i of %i at %f: %f to %f", (k, n, confidence, low, high) => {
    const found = clopperPearson(k, n, confidence);
    expect(found.low).toBeCloseTo(low, 6);
    expect(found.high).toBeCloseTo(high, 6);
  });

  it("none in 1,500: 1 − 0.025^(1/1500) two-sided, 1 − 0.05^(1/1500) one-sided", () => {
    expect(clopperPearson(0, 1500, 0.95).high).toBeCloseTo(1 - 0.025 ** (1 / 1500), 12);
    expect(upperBound(0, 1500, 0.05)).toBeCloseTo(1 - 0.05 ** (1 / 1500), 12);
  });

  // Poisson limits, 95 % one-sided: the “rule of three” and its successors, half of chi2.ppf(0.95, 2k + 2) (Garwood 1936).
  it.each([
    [0, 2.9957],
    [1, 4.7439],
    [2, 6.2958],
    [3, 7.7537],
    [4, 9.1535],
    [5, 10.513],
  ])("with %i found in many, at most %f over n, one-sided", (k, limit) => {
    const n = 10_000_000;
    expect(upperBound(k, n, 0.05) * n).toBeCloseTo(limit, 3);
  });
});

describe("for any sample", () => {
  const sample = fc
    .integer({ min: 1, max: 4_000 })
    .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n), fc.constantFrom(0.9, 0.95, 0.99)));

  test("the tails at the bounds are what the confidence leaves, summed term by term", () => {
    fc.assert(
      fc.property(sample, ([k, n, confidence]) => {
        const { low, high } = clopperPearson(k, n, confidence);
        const tail = (1 - confidence) / 2;
        if (k < n) expect(sum(0, k, n, high) / tail).toBeCloseTo(1, 7);
        if (k > 0) expect(sum(k, n, n, low) / tail).toBeCloseTo(1, 7);
      }),
      { numRuns: 150 },
    );
  });

  test("it contains the rate that was found, mirrors, and grows with the confidence", () => {
    fc.assert(
      fc.property(sample, ([k, n]) => {
        const narrow = clopperPearson(k, n, 0.9);
        const wide = clopperPearson(k, n, 0.99);
        const mirrored = clopperPearson(n - k, n, 0.9);
        expect(narrow.low).toBeLessThanOrEqual(k / n);
        expect(narrow.high).toBeGreaterThanOrEqual(k / n);
        expect(wide.low).toBeLessThanOrEqual(narrow.low);
        expect(wide.high).toBeGreaterThanOrEqual(narrow.high);
        expect(mirrored.low).toBeCloseTo(1 - narrow.high, 10);
      }),
    );
  });

  test("the two tails make one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (n, p) => {
        const k = Math.round(n * p);
        expect(atMost(k, n, p) + atLeast(k + 1, n, p)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("at least the promised share of intervals contains the true rate", () => {
    for (const [n, p] of [
      [20, 0.1],
      [300, 0.004],
      [1500, 0.31],
    ] as const) {
      let covered = 0;
      for (let k = 0; k <= n; k++) {
        const { low, high } = clopperPearson(k, n, 0.95);
        if (low <= p && p <= high) covered += pmf(k, n, p);
      }
      expect(covered).toBeGreaterThanOrEqual(0.95);
    }
  });
});

test("bounds of one side", () => {
  expect(lowerBound(0, 9, 0.05)).toBe(0);
  expect(upperBound(9, 9, 0.05)).toBe(1);
  expect(lowerBound(9, 9, 0.05)).toBeCloseTo(0.05 ** (1 / 9), 12);
});

describe("how many to read", () => {
  it.each([
    [0.02, 0.5, 0.95],
    [0.05, 0.5, 0.95],
    [0.01, 0.01, 0.99],
    [0.0025, 0, 0.95],
  ])("±%f expecting %f at %f", (margin, expected, confidence) => {
    const n = sampleSize(margin, expected, confidence);
    const { low, high } = clopperPearson(Math.round(n * expected), n, confidence);
    expect(Math.max(high - expected, expected - low)).toBeLessThanOrEqual(margin + 1 / n);
    const fewer = Math.floor(n * 0.98);
    const short = clopperPearson(Math.round(fewer * expected), fewer, confidence);
    expect(Math.max(short.high - expected, expected - short.low)).toBeGreaterThan(margin - 1 / fewer);
  });

  it("is a little above the 2,401 of the normal approximation for ±2 %", () => {
    expect(sampleSize(0.02, 0.5, 0.95)).toBeGreaterThan(2401);
    expect(sampleSize(0.02, 0.5, 0.95)).toBeLessThan(2475);
  });
});

function sum(from: number, to: number, n: number, p: number): number {
  let total = 0;
  for (let k = from; k <= to; k++) total += pmf(k, n, p);
  return total;
}

// Written before the code was changed, and not used to change it.
const typed = {
  drawnFrom: "set-aside",
  size: "1,000",
  sampled: "100",
  found: "0",
  responsive: "",
  confidence: "95",
  margin: "5",
  expected: "50",
};

it("The size for 500 documents, 95 % and 5 points is the usual 218", () => {
  expect(answer({ ...typed, size: "500", sampled: "100" }).plan?.documents).toBe(218);
});

it("A small set has whole documents at both ends of its interval", () => {
  const { low, high } = answer({ ...typed, size: "800", sampled: "300" }).sample?.findings.documents ?? {};
  expect([low, high]).toEqual([0, 7]);
});
