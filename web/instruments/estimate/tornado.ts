import { burdens, total, valuesAt } from "./burden.ts";
import { type AssumptionKey, assumptionKeys, type Figures } from "./figures.ts";
import type { Bar, Target } from "./targets.ts";

/** The assumptions that move a result, the one that moves it most first. */
export function tornado(figures: Figures, target: Target): readonly Bar[] {
  const middle = valuesAt(figures, "middle");
  const resultWith = (key: AssumptionKey, value: number) => total(burdens(figures, { ...middle, [key]: value }))[target];
  return assumptionKeys
    .map((key) => ({ key, low: resultWith(key, figures.assumptions[key].low), high: resultWith(key, figures.assumptions[key].high) }))
    .filter(({ low, high }) => high - low > 1e-9 * high)
    .sort((a, b) => b.high - b.low - (a.high - a.low));
}
