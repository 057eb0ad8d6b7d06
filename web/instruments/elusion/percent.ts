/** Formats a rate from 0 to 1 in percent: two decimals, or two digits if that shows more. */
export function percent(share: number): string {
  const value = share * 100;
  if (value === 0) return "0%";
  if (value === 100) return "100%";
  const digits = value >= 0.095 ? 2 : Math.min(9, 1 - Math.floor(Math.log10(value)));
  return `${value.toFixed(digits)}%`;
}
