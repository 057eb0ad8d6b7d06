import type { AssumptionKey } from "./figures.ts";

/** The results that the tornado can show. */
export const targets = ["read", "hostedLast", "hours"] as const;
export type Target = (typeof targets)[number];

/** The result with one assumption at its low and at its high, all others at the middle. */
export type Bar = { readonly key: AssumptionKey; readonly low: number; readonly high: number };
