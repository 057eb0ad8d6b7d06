import { availableParallelism, loadavg } from "node:os";

/** Read at the start, because a bench may later pin itself to one core. */
const processors = availableParallelism();
const loadAtStart = loadavg()[0] ?? 0;

/** What a figure depends on besides the code; printed below every table. */
export function machine(): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${processors} processors, Node ${process.versions.node}, load ${loadAtStart.toFixed(1)} at the start, ${load} at the end (an idle machine starts below 0.5)`;
}
