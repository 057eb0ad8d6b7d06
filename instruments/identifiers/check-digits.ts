// Check digits by the rules of those who issue the numbers, for the pre-flight of the contact form
// and for de-identify.

/**
 * Luhn (ISO/IEC 7812-1): every second digit from the right is doubled, the sum is a multiple of
 * ten. `digits` holds digits only.
 */
export function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, i) => {
    const doubled = Number(char) * (i % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/**
 * ABA routing number: nine digits weighted 3, 7, 1. The first two must be in an assigned range:
 * Federal Reserve, thrifts, electronic, traveler's checks.
 */
export function aba(digits: string): boolean {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  const prefix = Number(digits.slice(0, 2));
  const isPrefix =
    (prefix >= 1 && prefix <= 12) ||
    (prefix >= 21 && prefix <= 32) ||
    (prefix >= 61 && prefix <= 72) ||
    prefix === 80;
  return digits.length === 9 && isPrefix && sumOf(digits, weights) % 10 === 0;
}

/**
 * IBAN (ISO 13616): letters are 10 to 35, and the remainder by 97 must be 1. Takes capitals and
 * digits without spaces.
 */
export function iban(value: string): boolean {
  if (value.length !== ibanLengths[value.slice(0, 2)]) return false;
  let rest = 0;
  for (const char of value.slice(4) + value.slice(0, 4)) {
    const number = Number.parseInt(char, 36);
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97;
  }
  return rest === 1;
}

/** How long an IBAN is, by country (SWIFT, IBAN Registry, release 99, December 2024). */
const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28
  EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27
  JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18
  NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28
  TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/**
 * VIN (49 CFR 565.15): seventeen characters, transliterated and weighted; the ninth is the
 * remainder by 11, X for ten.
 */
export function vin(value: string): boolean {
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  if (!/^[A-HJ-NPR-Z\d]{17}$/.test(value) || !/\d/.test(value) || !/[A-Z]/.test(value))
    return false;
  const sum = [...value].reduce((total, char, i) => total + vinValue(char) * (weights[i] ?? 0), 0);
  return value[8] === (sum % 11 === 10 ? "X" : String(sum % 11));
}

function vinValue(char: string): number {
  if (/\d/.test(char)) return Number(char);
  return Number("12345678012345070923456789"[char.charCodeAt(0) - 65]);
}

/** National Provider Identifier (45 CFR 162.406): Luhn over 80840 and the ten digits. */
export const npi = (digits: string) => /^[12]\d{9}$/.test(digits) && luhn(`80840${digits}`);

/**
 * DEA number: two letters and seven digits; the odd ones and twice the even ones end in the last.
 */
export function dea(value: string): boolean {
  const digits = value.slice(2);
  return (
    /^[A-Z][A-Z9]\d{7}$/.test(value) &&
    sumOf(digits.slice(0, 6), [1, 2, 1, 2, 1, 2]) % 10 === Number(digits[6])
  );
}

function sumOf(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((total, char, i) => total + Number(char) * (weights[i] ?? 0), 0);
}

/**
 * Ten numbers that the SSA keeps for advertisements. They count as SSNs: in a text they stand for
 * one.
 */
const advertised = /^98765432\d$/;

/**
 * What nine digits are by the rules of those who issue them, or undefined where nobody issues them.
 * An SSN has no area 000, 666 or 900 to 999, no group 00 and no serial 0000 (SSA, Program
 * Operations Manual RM 10201.035; unchanged by the randomization of 2011). An ITIN begins with 9,
 * and its fourth and fifth digits are 50 to 65, 70 to 88, 90 to 92 or 94 to 99 (IRS, Internal
 * Revenue Manual 3.21.263). So 912-45-6789 is neither.
 */
export function taxNumberOf(digits: string): "ssn" | "itin" | undefined {
  if (advertised.test(digits)) return "ssn";
  const group = Number(digits.slice(3, 5));
  if (digits.startsWith("9")) return isItinGroup(group) ? "itin" : undefined;
  return /^(?:000|666)/.test(digits) || group === 0 || digits.endsWith("0000") ? undefined : "ssn";
}

const isItinGroup = (group: number) =>
  (group >= 50 && group <= 65) ||
  (group >= 70 && group <= 88) ||
  (group >= 90 && group <= 92) ||
  group >= 94;
