import { atLeast, atMost } from "./binomial.ts";

export type Interval = { readonly low: number; readonly high: number };

/**
 * The exact two-sided interval (Clopper and Pearson, 1934) for a rate, given `k` of `n`. Whatever the true rate, at least `confidence` of
 * such intervals contain it. Takes whole numbers 0 ≤ k ≤ n, n ≥ 1, and 0 < confidence < 1.
 */
export function clopperPearson(k: number, n: number, confidence: number): Interval {
  const tail = (1 - confidence) / 2;
  return { low: lowerBound(k, n, tail), high: upperBound(k, n, tail) };
}

/** The highest rate at which `k` or fewer of `n` would still be seen with probability `tail`: alone, a one-sided bound at 1 − tail. */
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

/** Bisects [0, 1] down to neighbouring numbers: microseconds slower than Newton's method, but it always converges. */
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
