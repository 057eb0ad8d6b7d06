import { elusion } from "content/instruments.ts";

export const confidences = [90, 95, 99] as const;
export type DrawnFrom = keyof typeof elusion.cells.from;
export const typedFields = [
  "drawnFrom",
  "size",
  "sampled",
  "found",
  "responsive",
  "confidence",
  "margin",
  "expected",
] as const;
type NumberField = "size" | "sampled" | "found" | "responsive";

/** The cells' text as typed. */
export type TypedFigures = Readonly<Record<(typeof typedFields)[number], string>>;

/**
 * The parsed cells. `responsive` is undefined if empty; `confidence`, `margin` and `expected` are
 * from 0 to 1.
 */
export type Figures = Readonly<Record<"size" | "sampled" | "found" | "confidence", number>> & {
  readonly drawnFrom: DrawnFrom;
  readonly responsive: number | undefined;
};
export type Plan = { readonly margin: number; readonly expected: number };

export type Errors = Readonly<Partial<Record<keyof TypedFigures, string>>>;
export type ReadFigures = {
  readonly figures?: Figures;
  readonly plan?: Plan;
  readonly errors: Errors;
};

const MOST = 1_000_000_000;

/** Reads the cells. An unreadable cell has an error; sample and plan are independent. */
export function readFigures(typed: TypedFigures): ReadFigures {
  const errors: Partial<Record<keyof TypedFigures, string>> = {};
  const whole = (field: NumberField): number => {
    const text = typed[field].trim();
    const number = /^\d[\d, \u00a0]*$/.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN;
    if (Number.isNaN(number)) errors[field] = elusion.errors.whole;
    else if (number > MOST) errors[field] = elusion.errors.tooMany;
    return number;
  };
  const size = whole("size");
  const sampled = whole("sampled");
  const found = whole("found");
  const responsive = typed.responsive.trim() === "" ? undefined : whole("responsive");
  if (sampled === 0) errors.sampled ??= elusion.errors.none;
  if (sampled > size) errors.sampled ??= elusion.errors.sample;
  if (found > sampled) errors.found ??= elusion.errors.found;
  const isReadable = Object.keys(errors).length === 0;
  const drawnFrom = typed.drawnFrom === "collection" ? "collection" : "set-aside";
  const confidence = Number(typed.confidence) / 100;

  const margin = share(typed.margin);
  const expected = share(typed.expected);
  if (!(margin > 0 && margin < 0.5)) errors.margin = elusion.errors.margin;
  if (!(expected >= 0 && expected <= 1)) errors.expected = elusion.errors.expected;
  const isPlan = !errors.margin && !errors.expected;
  return {
    errors,
    ...(isReadable ? { figures: { drawnFrom, size, sampled, found, responsive, confidence } } : {}),
    ...(isPlan ? { plan: { margin, expected } } : {}),
  };
}

/** Reads a percentage ("2", "0.5 %") as a number from 0 to 1. */
function share(typed: string): number {
  const text = typed.trim().replace(/\s*%$/, "");
  return /^\d*\.?\d+$/.test(text) ? Number(text) / 100 : Number.NaN;
}
