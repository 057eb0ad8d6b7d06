import { elusion as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import type { Report } from "instruments/contract.ts";
import {
  clopperPearson,
  FINITE,
  finiteInterval,
  type Interval,
  pmf,
  upperBound,
} from "./clopper-pearson.ts";
import { type Errors, type Figures, type Plan, readFigures, type TypedFigures } from "./figures.ts";
import { sampleSize } from "./sample-size.ts";
import * as sentences from "./sentences.ts";

export type Described = ReturnType<typeof describe>;

/** All that the exhibit says about a sample. */
export function describe(figures: Figures) {
  const findings = findingsOf(figures);
  const { drawnFrom, confidence, found, sampled } = figures;
  const { rate, interval, documents, recall } = findings;
  const low = percent(interval.low);
  const high = percent(interval.high);
  const picture = intervalPicture(found, sampled, interval);
  const left = words.counts.leftRange(...threeOf(documents, (n) => count(Math.round(n))));
  const recalled = recall
    ? words.counts.recallRange(...threeOf(recall, percent))
    : words.counts.noRecall;
  return {
    findings,
    title: words.rate[drawnFrom],
    rate: percent(rate),
    between: words.between(low, high, level(confidence)),
    atMost: words.atMost(percent(findings.upperOneSided), level(confidence)),
    picture: {
      ...picture,
      label: words.picture(percent(rate), low, high, picture.end),
      lowLabel: low,
      highLabel: high,
    },
    counts: [
      { term: words.counts.left[drawnFrom], value: left },
      ...(drawnFrom === "set-aside" ? [{ term: words.counts.recall, value: recalled }] : []),
    ],
    sentence: sentenceOf(findings),
  };
}

/** The numbers for the report. Rates are from 0 to 1. */
function findingsOf(figures: Figures) {
  const { size, sampled, found, responsive, confidence, drawnFrom } = figures;
  const rate = found / sampled;
  const isSmallSet = sampled > size * FINITE;
  const counted = finiteInterval(found, sampled, size, confidence);
  const interval = isSmallSet
    ? { low: counted.low / size, high: counted.high / size }
    : clopperPearson(found, sampled, confidence);
  const documents = { estimate: rate * size, ...counted };
  const recallAt = (left: number) =>
    (responsive ?? 0) + left === 0 ? 1 : (responsive ?? 0) / ((responsive ?? 0) + left);
  const recall =
    responsive === undefined || drawnFrom === "collection"
      ? undefined
      : {
          estimate: recallAt(documents.estimate),
          low: recallAt(documents.high),
          high: recallAt(documents.low),
        };
  return {
    ...figures,
    rate,
    interval,
    method: isSmallSet ? ("hypergeometric" as const) : ("Clopper-Pearson" as const),
    upperOneSided: isSmallSet
      ? finiteInterval(found, sampled, size, 1 - 2 * (1 - confidence)).high / size
      : upperBound(found, sampled, 1 - confidence),
    documents,
    recall,
  };
}

const threeOf = (
  { estimate, low, high }: Interval & { readonly estimate: number },
  write: (n: number) => string,
) => [write(estimate), write(low), write(high)] as const;

function sentenceOf({
  drawnFrom,
  sampled,
  size,
  found,
  rate,
  interval,
  ...rest
}: ReturnType<typeof findingsOf>): string {
  const { sentence } = words;
  const { method, upperOneSided, confidence } = rest;
  const what = sentence.rate[drawnFrom];
  const estimate =
    found === 0
      ? sentence.none(
          what,
          method,
          level(confidence),
          percent(interval.high),
          percent(upperOneSided),
        )
      : sentence.estimate(
          what,
          percent(rate),
          method,
          level(confidence),
          percent(interval.low),
          percent(interval.high),
        );
  return [
    sentence[drawnFrom](count(sampled), count(size)),
    sentences.foundSentence(found === 0 ? "none" : count(found), found === 1),
    estimate,
  ].join(" ");
}

export type DescribedPlan = ReturnType<typeof describePlan>;

/** "95%" */
const level = (confidence: number) => `${Math.round(confidence * 100)}%`;

/** Words for the sample size. `size` is the population, if known. */
export function describePlan(
  { margin, expected }: Plan,
  confidence: number,
  size: number | undefined,
) {
  const { documents, basis } = sampleSize(margin, expected, confidence, size);
  const asTyped = (share: number) => String(Number((share * 100).toPrecision(6)));
  return {
    documents,
    answer: words.plan.answer(count(documents)),
    detail: words.plan.detail[basis](
      `${asTyped(expected)}%`,
      asTyped(margin),
      level(confidence),
      count(size ?? 0),
    ),
  };
}

/** Formats a rate from 0 to 1 in percent: two decimals, or two digits if that shows more. */
function percent(share: number): string {
  const value = share * 100;
  if (value === 0) return "0%";
  if (value === 100) return "100%";
  const digits = value >= 0.095 ? 2 : Math.min(9, 1 - Math.floor(Math.log10(value)));
  return `${value.toFixed(digits)}%`;
}

const WIDTH = 600;
const BASE = 116;
const HEIGHT = 110;
const STEPS = 60;

/**
 * Draws how likely the sample is at each rate, with the interval filled: paths in a box of 600 ×
 * 118, and label positions in percent of the width.
 */
function intervalPicture(found: number, sampled: number, { low, high }: Interval) {
  const rate = found / sampled;
  const end = niceEnd(Math.min(1, high + (high - low) * 0.35));
  const x = (p: number) => (p / end) * WIDTH;
  const top = pmf(found, sampled, rate);
  const y = (p: number) =>
    BASE - HEIGHT * Math.min(1, pmf(found, sampled, Math.min(Math.max(p, 1e-12), 1 - 1e-12)) / top);
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

/**
 * The next axis end whose quarters have short labels. A set that was read whole and has none has no
 * width: its axis ends at 1%.
 */
function niceEnd(atLeast: number): number {
  if (atLeast === 0) return 0.01;
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const step =
    [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((factor) => factor * power >= atLeast) ?? 10;
  return Math.min(1, step * power);
}

const tick = (share: number) => (share === 0 ? "0%" : `${Number((share * 100).toPrecision(3))}%`);
const round = (value: number) => Math.round(value * 10) / 10;

export type Answer = {
  readonly sample?: Described;
  readonly plan?: DescribedPlan;
  readonly errors: Errors;
};

/** Calculates everything from the cells. Loaded when a visitor first types or saves a report. */
export function answer(typed: TypedFigures): Answer {
  const { figures, plan, errors } = readFigures(typed);
  return {
    errors,
    ...(figures ? { sample: describe(figures) } : {}),
    ...(plan ? { plan: describePlan(plan, Number(typed.confidence) / 100, figures?.size) } : {}),
  };
}

/** The report: the figures that were read, and what they show. */
export function report(
  _: unknown,
  { sample, plan }: { readonly sample: Described; readonly plan: DescribedPlan },
): Report {
  const { size, sampled, found, responsive } = sample.findings;
  const { cells: names } = words;
  return {
    inputs: [
      { name: names.size.label, value: size },
      { name: names.sampled.label, value: sampled },
      { name: names.found.label, value: found },
      ...(responsive === undefined ? [] : [{ name: names.responsive.label, value: responsive }]),
    ],
    findings: {
      ...sample.findings,
      sentence: sample.sentence,
      plan: { documents: plan.documents, basis: plan.detail },
    },
  };
}
