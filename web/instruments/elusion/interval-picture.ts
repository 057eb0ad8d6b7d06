import { pmf } from "./binomial.ts";
import type { Interval } from "./clopper-pearson.ts";

/** Paths in a box of 600 × 118, and label positions in percent of the width. */
export type IntervalPicture = {
  readonly curve: string;
  readonly inside: string;
  readonly edges: string;
  readonly point: string;
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly end: string;
};

const WIDTH = 600;
const BASE = 116;
const HEIGHT = 110;
const STEPS = 60;

/** Draws how likely the sample is at each rate, with the interval filled. */
export function intervalPicture(found: number, sampled: number, { low, high }: Interval): IntervalPicture {
  const rate = found / sampled;
  const end = niceEnd(Math.min(1, high + (high - low) * 0.35));
  const start = 0;
  const x = (p: number) => ((p - start) / (end - start)) * WIDTH;
  const top = pmf(found, sampled, rate);
  const y = (p: number) => BASE - HEIGHT * Math.min(1, pmf(found, sampled, Math.min(Math.max(p, 1e-12), 1 - 1e-12)) / top);
  const line = (from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const p = from + ((to - from) * i) / STEPS;
      return `${i ? "L" : ""}${x(p).toFixed(1)} ${y(p).toFixed(1)}`;
    }).join("");
  const edge = (p: number) => `M${x(p).toFixed(1)} ${BASE}V62`;
  return {
    curve: `M${line(0, end)}`,
    inside: `M${x(low).toFixed(1)} ${BASE}L${line(low, high)}L${x(high).toFixed(1)} ${BASE}z`,
    edges: edge(low) + edge(high),
    point: `M${x(rate).toFixed(1)} ${BASE}V${(BASE - HEIGHT).toFixed(0)}`,
    low: round((x(low) / WIDTH) * 100),
    high: round((x(high) / WIDTH) * 100),
    ticks: Array.from({ length: 5 }, (_, i) => ({ at: i * 25, label: tick((end * i) / 4) })),
    end: tick(end),
  };
}

/** The next axis end whose quarters have short labels. */
function niceEnd(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const step = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((factor) => factor * power >= atLeast) ?? 10;
  return Math.min(1, step * power);
}

const tick = (share: number) => (share === 0 ? "0%" : `${Number((share * 100).toPrecision(3))}%`);
const round = (value: number) => Math.round(value * 10) / 10;
