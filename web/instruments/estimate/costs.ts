import type { Burden } from "./burden.ts";
import type { EstimatePrices } from "./prices.ts";

/** US dollars, whole. */
export type Costs = { readonly processing: number; readonly hosting: number; readonly review: number; readonly all: number };

/** What a burden costs at the owner's prices. */
export function costsOf({ collected, gigabyteMonths, hours }: Burden, prices: EstimatePrices): Costs {
  const processing = Math.round(collected * prices.processedGigabyte);
  const hosting = Math.round(gigabyteMonths * prices.hostedGigabyteMonth);
  const review = Math.round(hours * prices.reviewHour);
  return { processing, hosting, review, all: processing + hosting + review };
}
