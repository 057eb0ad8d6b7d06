import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  atLeast,
  atMost,
  clopperPearson,
  finiteAtLeast,
  finiteAtMost,
  finiteInterval,
  lowerBound,
  pmf,
  upperBound,
} from "./clopper-pearson.ts";
import { answer } from "./describe.ts";
import { sampleSize } from "./sample-size.ts";

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

  // Poisson limits, 95 % one-sided: the “rule of three” and its successors, half of chi2.ppf(0.95,
  // 2k + 2) (Garwood 1936).
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
    .chain((n) =>
      fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n), fc.constantFrom(0.9, 0.95, 0.99)),
    );

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
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }),
        (n, p) => {
          const k = Math.round(n * p);
          expect(atMost(k, n, p) + atLeast(k + 1, n, p)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  test("The promised share of intervals, or more, contains the true rate", () => {
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
    const n = sampleSize(margin, expected, confidence).documents;
    const { low, high } = clopperPearson(Math.round(n * expected), n, confidence);
    expect(Math.max(high - expected, expected - low)).toBeLessThanOrEqual(margin + 1 / n);
    const fewer = Math.floor(n * 0.98);
    const short = clopperPearson(Math.round(fewer * expected), fewer, confidence);
    expect(Math.max(short.high - expected, expected - short.low)).toBeGreaterThan(
      margin - 1 / fewer,
    );
  });

  it("is a little above the 2,401 of the normal approximation for ±2 %", () => {
    const { documents } = sampleSize(0.02, 0.5, 0.95);
    expect(documents).toBeGreaterThan(2401);
    expect(documents).toBeLessThan(2475);
  });
});

describe("A sample without replacement", () => {
  // Made with Python's whole numbers, without logarithms or rounding:
  // tools/elusion/exact-intervals.py.
  const [, ...points] = readFileSync(`${import.meta.dirname}/cases/exact-intervals.csv`, "utf8")
    .trim()
    .split("\n");

  it("The interval of 700 random samples is the one that whole numbers give", () => {
    const wrong = points.filter((point) => {
      const [size = 0, sampled = 0, found = 0, confidence = 0, low, high] = point
        .split(",")
        .map(Number);
      const interval = finiteInterval(found, sampled, size, confidence / 100);
      return interval.low !== low || interval.high !== high;
    });
    expect(points.length).toBe(700);
    expect(wrong).toEqual([]);
  });

  const sample = fc
    .integer({ min: 1, max: 10_000_000 })
    .chain((size) =>
      fc.tuple(fc.constant(size), fc.integer({ min: 1, max: Math.min(size, 5_000) })),
    )
    .chain(([size, sampled]) =>
      fc.tuple(fc.constant(size), fc.constant(sampled), fc.integer({ min: 0, max: sampled })),
    );

  it("The two tails make one at every number of responsive documents", () => {
    fc.assert(
      fc.property(
        sample,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([size, sampled, found], share) => {
          const total = found + Math.floor(share * (size - sampled));
          const both =
            finiteAtMost(found, sampled, total, size) +
            finiteAtLeast(found + 1, sampled, total, size);
          expect(both).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it("The interval holds what was observed, and grows with the findings, the set and the confidence", () => {
    fc.assert(
      fc.property(
        sample,
        fc.integer({ min: 1, max: 1_000_000 }),
        ([size, sampled, found], more) => {
          const { low, high } = finiteInterval(found, sampled, size, 0.95);
          expect(low).toBeLessThanOrEqual((found / sampled) * size);
          expect(high).toBeGreaterThanOrEqual((found / sampled) * size);
          expect(low).toBeGreaterThanOrEqual(found);
          expect(high).toBeLessThanOrEqual(size - (sampled - found));
          const larger = finiteInterval(found, sampled, size + more, 0.95);
          expect([larger.low >= low, larger.high >= high]).toEqual([true, true]);
          const further = finiteInterval(Math.min(found + 1, sampled), sampled, size, 0.95);
          expect([further.low >= low, further.high >= high]).toEqual([true, true]);
          const surer = finiteInterval(found, sampled, size, 0.99);
          expect([surer.low <= low, surer.high >= high]).toEqual([true, true]);
        },
      ),
    );
  });

  it.each([
    ["2 of 1,534 of 5,000", 2, "1,534", "5,000", [2, 20]],
    ["2 of 1,534 of 20,000", 2, "1,534", "20,000", [4, 91]],
    ["10 of 1,534 of 10,000", 10, "1,534", "10,000", [34, 115]],
    ["12 of 3,000 of 50,000", 12, "3,000", "50,000", [106, 344]],
    ["none of 40 of 40", 0, "40", "40", [0, 0]],
  ])("The answer for %s has whole documents on both sides", (_, found, sampled, size, right) => {
    const { sample } = answer({
      ...typed,
      found: String(found),
      sampled,
      size,
      responsive: "6,726",
    });
    const { documents, recall } = sample?.findings ?? {};
    expect([documents?.low, documents?.high]).toEqual(right);
    expect(recall?.low).toBeCloseTo(6_726 / (6_726 + (documents?.high ?? 0)), 12);
    expect(JSON.stringify(sample)).not.toContain("null");
    expect(sample?.sentence).toContain("exact (hypergeometric) two-sided");
  });

  it("What is left behind does not change its course where the rate takes the set as endless", () => {
    const at = (size: number) =>
      answer({ ...typed, found: "2", sampled: "1534", size: String(size) }).sample?.findings;
    const [within, beyond] = [at(30_679), at(30_680)];
    expect([within?.method, beyond?.method]).toEqual(["hypergeometric", "Clopper-Pearson"]);
    expect(beyond?.documents.low).toBeGreaterThanOrEqual(within?.documents.low ?? Number.NaN);
    expect(beyond?.documents.high).toBeGreaterThanOrEqual(within?.documents.high ?? Number.NaN);
  });
});

describe("How many to read of a set that is known", () => {
  const share = fc.constantFrom(0, 0.001, 0.01, 0.1, 0.5, 0.9, 1);
  const margin = fc.constantFrom(0.005, 0.01, 0.02, 0.05, 0.1);

  it("A sample that the exact interval gives keeps the margin in that set", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), share, margin, (size, expected, most) => {
        const { documents, basis } = sampleSize(most, expected, 0.95, size);
        expect(documents).toBeGreaterThan(0);
        expect(documents).toBeLessThanOrEqual(size);
        if (basis !== "exact") return;
        const k = Math.round(documents * expected);
        const { low, high } = finiteInterval(k, documents, size, 0.95);
        expect(
          Math.max(high / size - k / documents, k / documents - low / size),
        ).toBeLessThanOrEqual(most + 1e-12);
      }),
      { numRuns: 60 },
    );
  });

  it("A larger set never needs a smaller sample", () => {
    for (const expected of [0, 0.01, 0.5]) {
      const sizes = [10, 100, 500, 1_000, 5_000, 20_000, 29_000, 60_000, 1_000_000];
      const needed = sizes.map((size) => sampleSize(0.02, expected, 0.95, size).documents);
      expect(needed).toEqual(needed.toSorted((a, b) => a - b));
    }
  });

  it("If none is expected, documents are to be read all the same", () => {
    const { plan } = answer({ ...typed, size: "5,000", margin: "0.25", expected: "0" });
    expect(plan?.documents).toBeGreaterThan(1_000);
    expect(finiteInterval(0, plan?.documents ?? 1, 5_000, 0.95).high / 5_000).toBeLessThanOrEqual(
      0.0025,
    );
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
  const { low, high } =
    answer({ ...typed, size: "800", sampled: "300" }).sample?.findings.documents ?? {};
  expect([low, high]).toEqual([0, 7]);
});
