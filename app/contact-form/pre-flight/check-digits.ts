/** Whether the digits of a card pass their check digit (Luhn, ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9))
    .reduce((total, value) => total + value, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** Whether an account number without blanks passes its check digits (IBAN, ISO 13616: modulo 97 is 1). */
export function passesIban(iban: string): boolean {
  const digits = Array.from(`${iban.slice(4)}${iban.slice(0, 4)}`.toUpperCase(), (character) => Number.parseInt(character, 36)).join("");
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Whether nine digits are a bank's routing number (American Bankers Association: weights 3, 7, 1). */
export function passesRouting(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce((total, digit, place) => total + digit * ([3, 7, 1][place % 3] ?? 0), 0);
  return digits.length === 9 && sum > 0 && sum % 10 === 0;
}
