export type Interval = { readonly low: number; readonly high: number };

/**
 * The exact two-sided interval (Clopper and Pearson, 1934) for a rate, given `k` of `n`. Whatever
 * the true rate, at least `confidence` of such intervals contain it. Takes whole numbers 0 ≤ k ≤ n,
 * n ≥ 1, and 0 < confidence < 1.
 */
export function clopperPearson(k: number, n: number, confidence: number): Interval {
  const tail = (1 - confidence) / 2;
  return { low: lowerBound(k, n, tail), high: upperBound(k, n, tail) };
}

/**
 * The highest rate at which `k` or fewer of `n` would still be seen with probability `tail`: alone,
 * a one-sided bound at 1 − tail.
 */
export function upperBound(k: number, n: number, tail: number): number {
  if (k >= n) return 1;
  if (k === 0) return -Math.expm1(Math.log(tail) / n);
  return solve((p) => atMost(k, n, p) > tail);
}

/** The lowest rate at which `k` or more of `n` would be seen with probability `tail`. */
export function lowerBound(k: number, n: number, tail: number): number {
  if (k <= 0) return 0;
  if (k >= n) return Math.exp(Math.log(tail) / n);
  return solve((p) => atLeast(k, n, p) < tail);
}

/**
 * Bisects [0, 1] down to neighbouring numbers: microseconds slower than Newton's method, but it
 * always converges.
 */
function solve(isBelow: (p: number) => boolean): number {
  let low = 0;
  let high = 1;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
}

/** A sample above this share of the set makes the binomial interval noticeably too wide. */
export const FINITE = 0.05;

/**
 * The exact interval for the number of responsive documents in a set of `size` from which `sampled`
 * were drawn without replacement: the numbers at which neither tail of what was found is below half
 * of what the confidence leaves (Buonaccorsi 1987). Whole documents. Takes whole numbers 0 ≤ found
 * ≤ sampled ≤ size, sampled ≥ 1, and 0 < confidence < 1.
 */
export function finiteInterval(
  found: number,
  sampled: number,
  size: number,
  confidence: number,
): Interval {
  const alpha = (1 - confidence) / 2;
  const [least, most] = [found, size - (sampled - found)];
  const low = firstWhere(
    least,
    most,
    (total) => finiteAtLeast(found, sampled, total, size) > alpha,
  );
  const high =
    firstWhere(
      least,
      most + 1,
      (total) => total > most || finiteAtMost(found, sampled, total, size) <= alpha,
    ) - 1;
  return { low, high: Math.max(low, high) };
}

/**
 * The first whole number from `low` to `high` at which a condition holds that stays true above it.
 */
function firstWhere(low: number, high: number, holds: (n: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/**
 * P(X ≥ k) when `sampled` are drawn without replacement from `size`, of which `total` are
 * responsive. Adds the tail away from the mean, where each term is smaller than the last, from a
 * first term that is worked out in logarithms: one that is too small for a number adds nothing.
 */
export function finiteAtLeast(k: number, sampled: number, total: number, size: number): number {
  if (k > (sampled * total) / size) return upward(k, sampled, total, size);
  return 1 - downward(k - 1, sampled, total, size);
}

/** P(X ≤ k), in the same way. */
export function finiteAtMost(k: number, sampled: number, total: number, size: number): number {
  if (k < (sampled * total) / size) return downward(k, sampled, total, size);
  return 1 - upward(k + 1, sampled, total, size);
}

function upward(from: number, sampled: number, total: number, size: number): number {
  const end = Math.min(sampled, total);
  let term = from > end ? 0 : finitePmf(from, sampled, total, size);
  let sum = term;
  for (let k = from; k < end && term > sum * NOTHING; k++) {
    term *= ((total - k) * (sampled - k)) / ((k + 1) * (size - total - sampled + k + 1));
    sum += term;
  }
  return sum;
}

function downward(from: number, sampled: number, total: number, size: number): number {
  const end = Math.max(0, sampled + total - size);
  let term = from < end ? 0 : finitePmf(from, sampled, total, size);
  let sum = term;
  for (let k = from; k > end && term > sum * NOTHING; k--) {
    term *= (k * (size - total - sampled + k)) / ((total - k + 1) * (sampled - k + 1));
    sum += term;
  }
  return sum;
}

/** A term below this share of the sum no longer changes it. */
const NOTHING = 1e-18;

/**
 * The hypergeometric probability of exactly `k`, by binomial ones of any rate, which cancels out
 * (Loader 2000).
 */
function finitePmf(k: number, sampled: number, total: number, size: number): number {
  const rate = sampled / size;
  return Math.exp(
    logPmf(k, total, rate) + logPmf(sampled - k, size - total, rate) - logPmf(sampled, size, rate),
  );
}

/**
 * P(X ≥ k) for X binomial with `n` trials: the regularized incomplete beta function I_p(k, n − k +
 * 1). Pass `q` = 1 − p when p is tiny: the subtraction loses digits. Relative error below 1e-11 up
 * to n = 10 million (tests).
 */
export function atLeast(k: number, n: number, p: number, q: number = 1 - p): number {
  if (k <= 0) return 1;
  if (k > n || p <= 0) return 0;
  if (q <= 0) return 1;
  // The fraction converges fast only on one side of the mean; the other side uses the complement.
  if (p > (k + 1) / (n + 3)) return 1 - pmf(k - 1, n, p, q) * p * fraction(n - k + 1, k, q);
  return pmf(k, n, p, q) * q * fraction(k, n - k + 1, p);
}

/** P(X ≤ k): the failures number at least n − k. */
export const atMost = (k: number, n: number, p: number, q: number = 1 - p) =>
  atLeast(n - k, n, q, p);

/**
 * Probability of exactly `k` of `n`, by Loader's saddle-point expansion (2000), which stays exact
 * where factorials overflow.
 */
export const pmf = (k: number, n: number, p: number, q: number = 1 - p) =>
  Math.exp(logPmf(k, n, p, q));

function logPmf(k: number, n: number, p: number, q: number = 1 - p): number {
  if (k === n) return n * Math.log(p);
  if (k === 0) return n * Math.log1p(-p);
  const exponent =
    stirlingError(n) -
    stirlingError(k) -
    stirlingError(n - k) -
    deviance(k, n * p) -
    deviance(n - k, n * q);
  return exponent + Math.log(n / (2 * Math.PI * k * (n - k))) / 2;
}

/** ln(n!) less Stirling's approximation of it. */
function stirlingError(n: number): number {
  if (n >= 16) {
    const s = 1 / (n * n);
    return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - s / 1188) * s) * s) * s) / n;
  }
  let logFactorial = 0;
  for (let i = 2; i <= n; i++) logFactorial += Math.log(i);
  return logFactorial - (n + 0.5) * Math.log(n) + n - Math.log(2 * Math.PI) / 2;
}

/**
 * x ln(x / mean) + mean − x. Uses a series if x is close to the mean, where the terms would cancel.
 */
function deviance(x: number, mean: number): number {
  if (Math.abs(x - mean) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const v = (x - mean) / (x + mean);
  let sum = (x - mean) * v;
  let term = 2 * x * v;
  for (let i = 1; i < 1000; i++) {
    term *= v * v;
    const next = sum + term / (2 * i + 1);
    if (next === sum) return next;
    sum = next;
  }
  return sum;
}

const TINY = 1e-300;

/**
 * The continued fraction of the incomplete beta function, a, b > 0, by Lentz's method (DLMF
 * 8.17.22).
 */
function fraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < 100_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

const nonZero = (x: number) => (Math.abs(x) < TINY ? TINY : x);
