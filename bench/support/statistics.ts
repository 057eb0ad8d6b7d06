/** What the benches' tables are made of. */

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number below which the `share` (0 to 1) of them lies; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** A figure beside its goal, in words. */
export function verdict(reached: boolean): string {
  return reached ? "reached" : "missed";
}
