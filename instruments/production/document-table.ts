import { bytes, doubles, wholes } from "instruments/frame/column.ts";

/** The readable data of a document's row. `line` is its line in the load file. */
export type DocumentRow = {
  readonly line: number;
  readonly begin: Numbered;
  readonly end: Numbered | undefined;
  readonly familyBegin: Numbered | undefined;
  readonly familyEnd: Numbered | undefined;
  readonly isRedacted: boolean;
  readonly hasNative: boolean;
  /** The row before it could not be read, so missing numbers before it are not a gap. */
  readonly isAfterUnread: boolean;
  /** False if the number of fields is wrong; then only the Bates numbers are used. */
  readonly isWhole: boolean;
};

const REDACTED = 1;
const NATIVE = 2;
const AFTER_UNREAD = 4;
const BROKEN = 8;

/** The documents of a load file in columns: about 60 bytes each. */
export class DocumentTable {
  readonly book = new PrefixBook();
  readonly line = wholes();
  readonly prefix = wholes();
  readonly begin = doubles();
  /** The key of the last page; NaN if unreadable or in another sequence. */
  readonly end = doubles();
  readonly familyPrefix = wholes();
  readonly familyBegin = doubles();
  readonly familyEnd = doubles();
  readonly #flags = bytes();
  /** The last row could not be read. */
  endsUnread = false;
  /**
   * The load file does not say where documents end, so numbers between two of them count neither as
   * missing nor as doubled.
   */
  hasUnknownEnds = false;
  #order: Uint32Array | undefined;

  add({
    line,
    begin,
    end,
    familyBegin,
    familyEnd,
    isRedacted,
    hasNative,
    isAfterUnread,
    isWhole,
  }: DocumentRow): void {
    this.line.push(line);
    this.prefix.push(begin.prefix);
    this.begin.push(begin.key);
    this.end.push(
      end && end.prefix === begin.prefix && end.key >= begin.key ? end.key : Number.NaN,
    );
    const family = familyBegin ?? familyEnd;
    this.familyPrefix.push(family?.prefix ?? 0);
    this.familyBegin.push(familyBegin?.key ?? Number.NaN);
    this.familyEnd.push(
      familyEnd && familyEnd.prefix === family?.prefix ? familyEnd.key : Number.NaN,
    );
    this.#flags.push(
      (isRedacted ? REDACTED : 0) |
        (hasNative ? NATIVE : 0) |
        (isAfterUnread ? AFTER_UNREAD : 0) |
        (isWhole ? 0 : BROKEN),
    );
    this.#order = undefined;
  }

  get length(): number {
    return this.line.length;
  }

  setEnd(row: number, end: number): void {
    this.end.set(row, end);
    this.#order = undefined;
  }

  isRedacted = (row: number) => (this.#flags.at(row) & REDACTED) !== 0;
  hasNative = (row: number) => (this.#flags.at(row) & NATIVE) !== 0;
  isWhole = (row: number) => (this.#flags.at(row) & BROKEN) === 0;
  isAfterUnread = (row: number) => (this.#flags.at(row) & AFTER_UNREAD) !== 0;

  /** The first number of a row, as it is written. */
  nameOf = (row: number) => this.book.write(this.prefix.at(row), this.begin.at(row));

  /** The last page of a row, or its first if the last could not be read. */
  lastOf(row: number): number {
    const end = this.end.at(row);
    return Number.isNaN(end) ? this.begin.at(row) : end;
  }

  /**
   * Rows by prefix, number, then file order. Most load files are already sorted; then sorting is
   * skipped.
   */
  order(): Uint32Array {
    if (this.#order) return this.#order;
    const order = Uint32Array.from({ length: this.length }, (_, row) => row);
    const compare = (a: number, b: number) =>
      this.prefix.at(a) - this.prefix.at(b) ||
      this.begin.at(a) - this.begin.at(b) ||
      this.lastOf(a) - this.lastOf(b) ||
      a - b;
    const isSorted = order.every((row) => row === 0 || compare(row - 1, row) <= 0);
    this.#order = isSorted ? order : order.sort(compare);
    return this.#order;
  }

  /**
   * The index in `order` of the prefix's last document that begins at or before a number; -1 if
   * none.
   */
  placeOf(prefix: number, key: number): number {
    const place = this.placeAfter(prefix, key) - 1;
    const row = this.order()[place];
    return row !== undefined && this.prefix.at(row) === prefix ? place : -1;
  }

  /** The index in `order` of the first document that begins after a number. */
  placeAfter(prefix: number, key: number): number {
    const order = this.order();
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const row = order[middle] ?? 0;
      const comparison = this.prefix.at(row) - prefix || this.begin.at(row) - key;
      if (comparison > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/**
 * The parts of a Bates number. `key` orders numbers of one prefix: the number times 4,096, plus its
 * suffix. `width` counts digits.
 */
type BatesNumber = {
  readonly prefix: string;
  readonly key: number;
  readonly width: number;
  readonly suffix: string;
};

/** Suffixes per number: .001 to .4095, or A to ZZ. */
export const STEP = 4_096;
/**
 * The most digits of a number: times STEP it is still exact in a double. Of a longer one the first
 * digits belong to the prefix.
 */
const MOST_DIGITS = 12;
const LONGEST = 24;
/** Longer texts are no numbers, in characters. */
const LONGEST_TEXT = 200;

/** "ABC-0001.001", "ABC0001A", "ABC 0001_2": prefix, number, and a suffix of a page or a letter. */
const withSuffix = /^(.*?)(\d+)(?:([._])(\d{1,6})|([-._ ]?)([A-Z]{1,2}))$/i;

/**
 * Reads a Bates number: the last run of digits is the number, the rest the prefix. Digits after a
 * point or underscore are a page if they are at most as many as the number's, and the number is no
 * date and does not stand behind letters of a volume. In VOL01.0001 and ACME_20260115_4094 the last
 * digits are therefore the number. Undefined without digits, with more than 24, or in a long text.
 */
export function readBates(text: string): BatesNumber | undefined {
  const written = text.trim();
  if (written.length > LONGEST_TEXT) return undefined;
  let start = written.length;
  while (start > 0 && isDigit(written.charCodeAt(start - 1))) start--;
  const before = written[start - 1];
  if (start < written.length && before !== "." && before !== "_")
    return numberOf(written.slice(0, start), written.slice(start), 0, "");
  const match = withSuffix.exec(written);
  if (match) {
    const [, prefix = "", digits = "", point = "", page = "", joint = "", letters = ""] = match;
    if (letters) return numberOf(prefix, digits, lettersToNumber(letters), `${joint}A`);
    if (isPaged(prefix, digits, page) && Number(page) < STEP)
      return numberOf(prefix, digits, Number(page), point + page.replace(/\d/g, "0"));
  }
  return start < written.length
    ? numberOf(written.slice(0, start), written.slice(start), 0, "")
    : undefined;
}

/** Pages from one key to another: counts suffixes within a number, otherwise numbers. */
export function pagesBetween(from: number, to: number): number {
  const [first, last] = [Math.floor(from / STEP), Math.floor(to / STEP)];
  return first === last ? to - from + 1 : last - first + 1;
}

/** Writes a number in the form of the first number of its prefix. */
export function writeBates(prefix: string, key: number, width: number, suffix: string): string {
  const number = `${prefix}${String(Math.floor(key / STEP)).padStart(width, "0")}`;
  const page = key % STEP;
  if (page === 0) return number;
  if (suffix.endsWith("A")) return `${number}${suffix.slice(0, -1)}${numberToLetters(page)}`;
  const form = suffix || ".000";
  return `${number}${form[0]}${String(page).padStart(form.length - 1, "0")}`;
}

function isPaged(prefix: string, digits: string, page: string): boolean {
  // 20260115, 01152026 and 15012026; 011526 only between separators and before four digits.
  const isDate =
    /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2]))(?:19|20)\d\d)$/.test(
      digits,
    );
  const isShortDate =
    /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d\d$/.test(digits) &&
    /[A-Z][_-]$/i.test(prefix) &&
    page.length > 3;
  if (isDate || isShortDate || /(?:^|[^A-Z])(?:VOL|BOX|DISC|CD|PROD)[ _-]?$/i.test(prefix))
    return false;
  // As many digits as the number: a page begins with 0, and so does the number.
  return (
    page.length < digits.length ||
    (page.length === digits.length && page.startsWith("0") && digits.startsWith("0"))
  );
}

function numberOf(
  prefix: string,
  digits: string,
  page: number,
  suffix: string,
): BatesNumber | undefined {
  if (digits.length > LONGEST) return undefined;
  const cut = Math.max(0, digits.length - MOST_DIGITS);
  const own = digits.slice(cut);
  return {
    prefix: prefix + digits.slice(0, cut),
    key: Number(own) * STEP + page,
    width: own.length,
    suffix,
  };
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/** A is 1, Z 26, AA 27. */
function lettersToNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
}

function numberToLetters(number: number): string {
  return number > 26
    ? numberToLetters(Math.floor((number - 1) / 26)) + numberToLetters(((number - 1) % 26) + 1)
    : String.fromCharCode(64 + number);
}

/** A Bates number whose prefix is an index: eleven bytes in a column instead of a string. */
export type Numbered = { readonly prefix: number; readonly key: number; readonly width: number };

type Form = { readonly prefix: string; readonly width: number; suffix: string };

/** The prefixes of a production, whatever their case, each with the form of its first number. */
export class PrefixBook {
  readonly #forms: Form[] = [];
  readonly #index = new Map<string, number>();
  #loose: ReadonlyMap<string, number> | undefined;

  /** Reads a number and adds its prefix. Undefined for other text. */
  read(text: string): Numbered | undefined {
    const read = readBates(text);
    if (!read) return undefined;
    let prefix = this.#index.get(read.prefix.toUpperCase());
    if (prefix === undefined) {
      prefix = this.#forms.length;
      this.#index.set(read.prefix.toUpperCase(), prefix);
      this.#forms.push({ prefix: read.prefix, width: read.width, suffix: read.suffix });
    }
    const form = this.#forms[prefix];
    if (form && !form.suffix && read.suffix) form.suffix = read.suffix;
    return { prefix, key: read.key, width: read.width };
  }

  /**
   * Reads a number of another list, whose prefix may differ in form: "PRB 0000012" is PRB0000012.
   * Undefined for unknown prefixes.
   */
  find(text: string): Numbered | undefined {
    const read = readBates(text);
    if (!read) return undefined;
    const exact = this.#index.get(read.prefix.toUpperCase());
    if (exact !== undefined) return { prefix: exact, key: read.key, width: read.width };
    this.#loose ??= new Map(this.#forms.map(({ prefix }, i) => [looseForm(prefix), i]));
    // In a production of one prefix a log may leave the prefix out.
    const [only] = this.#forms;
    if (read.prefix === "" && only && this.#forms.length === 1 && read.width === only.width)
      return { prefix: 0, key: read.key, width: read.width };
    const loose = this.#loose.get(looseForm(read.prefix));
    return loose === undefined ? undefined : { prefix: loose, key: read.key, width: read.width };
  }

  /** Whether numbers of this prefix end in a letter. */
  hasLetters = (prefix: number) => this.#forms[prefix]?.suffix.endsWith("A") ?? false;

  write(prefix: number, key: number): string {
    const form = this.#forms[prefix];
    return form ? writeBates(form.prefix, key, form.width, form.suffix) : "";
  }

  /** Whether a number has as many digits as its prefix's first number, or more if it needs them. */
  isPadded({ prefix, key, width }: Numbered): boolean {
    const expected = this.#forms[prefix]?.width ?? width;
    return (
      width === expected || (width > expected && Math.floor(key / STEP).toString().length === width)
    );
  }
}

const looseForm = (prefix: string) => prefix.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
