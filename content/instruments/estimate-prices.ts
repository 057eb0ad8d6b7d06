/** Prices in US dollars, as the owner quotes them. */
export type EstimatePrices = {
  /** For a gigabyte on disk, once. */
  readonly processedGigabyte: number;
  /** For a hosted gigabyte and a month. */
  readonly hostedGigabyteMonth: number;
  /** For an hour of first or second level review. */
  readonly reviewHour: number;
  /** The day from which they hold: "2027-01-31". */
  readonly asOf: string;
};

/**
 * Undefined: the estimate speaks of gigabytes, documents, hours and months, and names no price. With prices here it shows what each of the
 * three estimates would cost, and says from which day they hold.
 */
export const estimatePrices: EstimatePrices | undefined = undefined;
