import { estimateLevels } from "./assumption.ts";
import { type Burden, burdens, measures, total, valuesAt } from "./burden.ts";
import { type Costs, costsOf } from "./costs.ts";
import { estimateKinds } from "./documents.ts";
import { type Figures, type Kind, type Level, type Typed, typedOf } from "./figures.ts";
import { type EstimatePrices, estimatePrices } from "./prices.ts";
import { type Errors, readFigures } from "./read-figures.ts";
import { recordOf } from "./record-of.ts";
import { type Bar, type Target, targets } from "./targets.ts";
import { tornado } from "./tornado.ts";

/** The estimate as numbers, rounded so that the kinds add up to the totals. */
export type Answer = {
  readonly inputs: Pick<Figures, "gigabytes" | "custodians" | "months">;
  /** The cells it is based on, normalized: "1,200.5" for "1200.50 GB". */
  readonly typed: Typed;
  /** The kinds under the middle assumptions. */
  readonly kinds: Readonly<Record<Kind, Burden>>;
  readonly totals: Readonly<Record<Level, Burden>>;
  readonly tornado: Readonly<Record<Target, readonly Bar[]>>;
  /** Only if the owner has set prices. */
  readonly costs: (Readonly<Record<Level, Costs>> & { readonly asOf: string }) | undefined;
};

/** Calculates everything from the cells. Loaded when a visitor first types. */
export function answer(typed: Typed): { readonly answer?: Answer; readonly errors: Errors } {
  const { figures, errors } = readFigures(typed);
  return figures ? { answer: answerOf(figures), errors } : { errors };
}

/** Calculates everything from parsed figures. `prices` are the owner's, in US dollars. */
export function answerOf(figures: Figures, prices: EstimatePrices | undefined = estimatePrices): Answer {
  const { gigabytes, custodians, months } = figures;
  const middle = burdens(figures, valuesAt(figures, "middle"));
  const totals = recordOf(estimateLevels, (level) => rounded(total(burdens(figures, valuesAt(figures, level)))));
  return {
    inputs: { gigabytes, custodians, months },
    typed: typedOf(figures),
    kinds: roundedTogether(middle),
    totals,
    tornado: recordOf(targets, (target) =>
      tornado(figures, target).map(({ key, low, high }) => ({ key, low: round(target, low), high: round(target, high) })),
    ),
    costs: costsAt(totals, prices),
  };
}

function costsAt(totals: Answer["totals"], prices: EstimatePrices | undefined): Answer["costs"] {
  return prices && { asOf: prices.asOf, ...recordOf(estimateLevels, (level) => costsOf(totals[level], prices)) };
}

/** Documents and hours are whole, GB have one decimal, months two. */
const decimals = {
  collected: 1,
  unique: 0,
  loaded: 0,
  read: 0,
  hostedFirst: 1,
  hostedLast: 1,
  gigabyteMonths: 0,
  hours: 0,
  months: 2,
} as const satisfies Record<keyof Burden, number>;

const round = (measure: keyof Burden, value: number) => Number(value.toFixed(decimals[measure]));
const rounded = (burden: Burden): Burden => recordOf(measures, (measure) => round(measure, burden[measure]));

/** Each kind is the difference of two rounded running sums: less than one unit off, and the kinds add up to the total. */
function roundedTogether(kinds: Readonly<Record<Kind, Burden>>): Answer["kinds"] {
  const sumTo = (last: number, measure: keyof Burden) =>
    round(
      measure,
      estimateKinds.slice(0, last).reduce((sum, kind) => sum + kinds[kind][measure], 0),
    );
  return recordOf(estimateKinds, (kind) => {
    const i = estimateKinds.indexOf(kind);
    return recordOf(measures, (measure) => round(measure, sumTo(i + 1, measure) - sumTo(i, measure)));
  });
}
