/** The unit of a figure. A share is typed as a percentage. */
export type EstimateUnit = "share" | "times" | "perGigabyte" | "perHour" | "people" | "hours";

/** One assumption. `values` are for the low, middle and high estimate; with `falls` they decrease, because more means less work. */
export type Assumption = {
  readonly name: string;
  readonly means: string;
  readonly unit: EstimateUnit;
  readonly falls: boolean;
  readonly values: readonly [low: number, middle: number, high: number];
  readonly source: string;
};

export const estimateLevels = ["low", "middle", "high"] as const;

/** The source if no public count was found. */
export const ownCount = "Rule of thumb; replace it with your own count.";
