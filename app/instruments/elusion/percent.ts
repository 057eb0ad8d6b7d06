/** A share of 1 as a percentage: two decimals, or two digits where that would be less. */
export function percent(share: number): string {
  const value = share * 100;
  if (value === 0) return "0%";
  if (value === 100) return "100%";
  const digits = value >= 0.095 ? 2 : Math.min(9, 1 - Math.floor(Math.log10(value)));
  return `${value.toFixed(digits)}%`;
}
