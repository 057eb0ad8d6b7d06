/** What follows a figure: a share is typed as a percentage, the rest as it is. */
export type EstimateUnit = "share" | "times" | "perGigabyte" | "perHour" | "people" | "hours";

/** One row. `values` are what the low, the middle and the high estimate assume; with `falls` they fall, since more of it is less work. */
export type Assumption = {
  readonly name: string;
  readonly means: string;
  readonly unit: EstimateUnit;
  readonly falls: boolean;
  readonly values: readonly [low: number, middle: number, high: number];
  readonly source: string;
};

export const estimateLevels = ["low", "middle", "high"] as const;

/** Where nothing public could be found that counts it. */
export const ownCount = "Rule of thumb; replace it with your own count.";
