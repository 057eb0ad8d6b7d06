/** The owner's prices in US dollars. */
export type EstimatePrices = {
  /** For a gigabyte on disk, once. */
  readonly processedGigabyte: number;
  /** For a hosted gigabyte and a month. */
  readonly hostedGigabyteMonth: number;
  /** For an hour of first or second level review. */
  readonly reviewHour: number;
  /** Valid from this day: "2027-01-31". */
  readonly asOf: string;
};

/** Undefined: the estimate names no price. With prices it shows the cost of all three estimates, and the date of the prices. */
export const estimatePrices: EstimatePrices | undefined = undefined;
