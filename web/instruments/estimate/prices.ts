import { priceList } from "content/offer.ts";

/** US dollars. `asOf` is the day from which they are valid: "2027-01-31". */
export type EstimatePrices = typeof priceList.prices & { readonly asOf: string };

/** The owner's prices. Undefined while the list is an example: the estimate then names no price. */
export const estimatePrices: EstimatePrices | undefined = priceList.ours ? { ...priceList.prices, asOf: priceList.asOf } : undefined;
