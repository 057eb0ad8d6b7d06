import type { Interval } from "./clopper-pearson.ts";

/** A sample above this share of the set makes the binomial interval noticeably too wide. */
export const FINITE = 0.05;

/**
 * The exact interval for the number of responsive documents in a set of `size` from which `sampled` were drawn without replacement: the
 * numbers at which neither tail of what was found is below half of what the confidence leaves (Buonaccorsi 1987).
 */
export function finiteInterval(found: number, sampled: number, size: number, confidence: number): Interval {
  const alpha = (1 - confidence) / 2;
  const [least, most] = [found, size - (sampled - found)];
  const low = firstWhere(least, most, (total) => upperTail(found, sampled, total, size) > alpha);
  const high = firstWhere(least, most + 1, (total) => total > most || lowerTail(found, sampled, total, size) <= alpha) - 1;
  return { low, high: Math.max(low, high) };
}

/** The least number of documents to read of a finite set for a margin: Cochran’s, rounded up to be enough. */
export function finiteSize(margin: number, expected: number, confidence: number, size: number): number {
  const z = quantiles[Math.round(confidence * 100)] ?? 1.959964;
  const infinite = (z * z * expected * (1 - expected)) / (margin * margin);
  return Math.min(size, Math.ceil(infinite / (1 + (infinite - 1) / size)));
}

/** The normal quantiles of the confidences that can be chosen. */
const quantiles: Readonly<Record<number, number>> = { 90: 1.644854, 95: 1.959964, 99: 2.575829 };

/** The first whole number from `low` to `high` at which a condition holds that stays true above it. */
function firstWhere(low: number, high: number, holds: (n: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

const lowerTail = (found: number, sampled: number, total: number, size: number) =>
  sum(Math.max(0, sampled + total - size), found, sampled, total, size);
const upperTail = (found: number, sampled: number, total: number, size: number) =>
  sum(found, Math.min(sampled, total), sampled, total, size);

function sum(from: number, to: number, sampled: number, total: number, size: number): number {
  if (from > to) return 0;
  let term = Math.exp(logChoose(total, from) + logChoose(size - total, sampled - from) - logChoose(size, sampled));
  let all = 0;
  for (let k = from; k <= to; k++) {
    all += term;
    term *= ((total - k) * (sampled - k)) / ((k + 1) * (size - total - sampled + k + 1));
  }
  return all;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Stirling’s series; exact sums below 32. */
function logFactorial(n: number): number {
  if (n < 32) return Array.from({ length: n }, (_, i) => Math.log(i + 1)).reduce((all, each) => all + each, 0);
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5);
}
