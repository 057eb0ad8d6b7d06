/** Ten numbers that the SSA keeps for advertisements. They count as SSNs: in a text they stand for one. */
const advertised = /^98765432\d$/;

/**
 * What nine digits are by the rules of those who issue them, or undefined where nobody issues them. An SSN has no area 000, 666 or 900 to
 * 999, no group 00 and no serial 0000 (SSA, Program Operations Manual RM 10201.035; unchanged by the randomization of 2011). An ITIN begins
 * with 9, and its fourth and fifth digits are 50 to 65, 70 to 88, 90 to 92 or 94 to 99 (IRS, Internal Revenue Manual 3.21.263). So
 * 912-45-6789 is neither.
 */
export function taxNumberOf(digits: string): "ssn" | "itin" | undefined {
  if (advertised.test(digits)) return "ssn";
  const group = Number(digits.slice(3, 5));
  if (digits.startsWith("9")) return isItinGroup(group) ? "itin" : undefined;
  return /^(?:000|666)/.test(digits) || group === 0 || digits.endsWith("0000") ? undefined : "ssn";
}

const isItinGroup = (group: number) =>
  (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group <= 92) || group >= 94;
