/** A figure with the digits that an estimate has, three: 86,996 is "87,000", 0.7531 is "0.753". */
export const about = (value: number): string => Number(value.toPrecision(3)).toLocaleString("en-US", { maximumFractionDigits: 3 });

/** A figure as it was computed: thousands apart, at most two decimals. */
export const exact = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 2 });
