import { aba, iban as isIban, luhn } from "web/identifiers/check-digits.ts";
import { taxNumberOf } from "web/identifiers/tax-number.ts";
import type { Span } from "./find-signs.ts";
import { spans } from "./spans.ts";

/** Three, two and four digits with one separator. */
const parted = /(?<![\d-])\d{3}([- .])\d{2}\1\d{4}(?![\d-])/g;
/** Nine digits without separators, or only the last four: the words before them name the number. */
const named = /\b(?:SSN|social(?: security)?(?: (?:number|no\.?|#))?)\b[^\d\n]{0,12}(?<mark>\d{9}|\d{4})(?![\d-])/gi;

/** Social Security and taxpayer numbers. */
export function findSsns(text: string): readonly Span[] {
  return [...spans(text, parted, ([number]) => taxNumberOf(number.replace(/\D/g, "")) !== undefined), ...spans(text, named)];
}

/** 14 to 19 digits, as cards group them. */
const card = /(?<![\w-])\d(?:[ -]?\d){13,18}(?![\w-])/g;
/** How the numbers of the large card networks begin, with their lengths: Visa, Mastercard, American Express, Discover, JCB, Diners Club. */
const network =
  /^(?:4\d{15}|4\d{18}|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|3[47]\d{13}|6(?:011|5\d{2}|4[4-9]\d)\d{12}|35\d{14}|3[068]\d{12})$/;
const iban = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g;
const routing = /\b(?:routing|ABA|RTN)\b[^\d\n]{0,12}(?<mark>\d{9})(?!\d)/gi;
/** Only after a word such as "account": banks share no check digit for account numbers. */
const account = /\b(?:account|acct)\b\.?(?: ?(?:number|no|#))?[.:#]{0,2} {0,2}(?<mark>\d[\d -]{4,18}\d)(?![\w-])/gi;

/** Card and bank account numbers, tested by their check digits where such exist. */
export function findAccounts(text: string): readonly Span[] {
  const found = [
    ...spans(text, card, ([digits]) => network.test(bare(digits)) && luhn(bare(digits))),
    ...spans(text, iban, ([number]) => isIban(bare(number))),
    ...spans(text, routing, ({ groups }) => aba(groups?.mark ?? "")),
    ...spans(text, account),
  ];
  return found;
}

const bare = (number: string) => number.replace(/[ -]/g, "");
