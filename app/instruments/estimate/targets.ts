import type { AssumptionKey } from "./figures.ts";

/** The results that the tornado may be measured on. */
export const targets = ["read", "hostedLast", "hours"] as const;
export type Target = (typeof targets)[number];

/** One assumption at its low and its high with all others at the middle, and what the result then is. */
export type Bar = { readonly key: AssumptionKey; readonly low: number; readonly high: number };
