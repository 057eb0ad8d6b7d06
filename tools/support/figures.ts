import { availableParallelism, loadavg } from "node:os";

const loadAtStart = loadavg()[0] ?? 0;

/** What a figure depends on besides the code; printed below every table. */
export function machine(): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${availableParallelism()} processors, Node ${process.versions.node}, load ${loadAtStart.toFixed(1)} at the start, ${load} at the end (an idle machine starts below 0.5)`;
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The value below which the `share` (0 to 1) of the numbers lies; NaN for none. */
export function quantile(numbers: readonly number[], share: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

export function verdict(reached: boolean): string {
  return reached ? "reached" : "missed";
}
