/**
 * P(X ≥ k) for X binomial with `n` trials: the regularized incomplete beta function I_p(k, n − k + 1). Pass `q` = 1 − p when p is tiny: the
 * subtraction loses digits. Relative error below 1e-11 up to n = 10 million (tests).
 */
export function atLeast(k: number, n: number, p: number, q: number = 1 - p): number {
  if (k <= 0) return 1;
  if (k > n || p <= 0) return 0;
  if (q <= 0) return 1;
  // The fraction converges fast only on one side of the mean; the other side uses the complement.
  if (p > (k + 1) / (n + 3)) return 1 - atMostByFraction(k - 1, n, p, q);
  return pmf(k, n, p, q) * q * fraction(k, n - k + 1, p);
}

/** P(X ≤ k): the failures number at least n − k. */
export function atMost(k: number, n: number, p: number, q: number = 1 - p): number {
  return atLeast(n - k, n, q, p);
}

function atMostByFraction(k: number, n: number, p: number, q: number): number {
  return pmf(k, n, p, q) * p * fraction(n - k, k + 1, q);
}

/** Probability of exactly `k` of `n`, by Loader's saddle-point expansion (2000), which stays exact where factorials overflow. */
export function pmf(k: number, n: number, p: number, q: number = 1 - p): number {
  if (k === 0) return Math.exp(n * Math.log1p(-p));
  if (k === n) return Math.exp(n * Math.log(p));
  const exponent = stirlingError(n) - stirlingError(k) - stirlingError(n - k) - deviance(k, n * p) - deviance(n - k, n * q);
  return Math.exp(exponent) * Math.sqrt(n / (2 * Math.PI * k * (n - k)));
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

/** x ln(x / mean) + mean − x. Uses a series if x is close to the mean, where the terms would cancel. */
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

/** The continued fraction of the incomplete beta function, a, b > 0, by Lentz's method (DLMF 8.17.22). */
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
