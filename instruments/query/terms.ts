import { longDay } from "content/calendar-day.ts";
import { query as words } from "content/instruments.ts";
import type { DocumentKind, SharedSource } from "content/schema-specimen.ts";
import { matter } from "content/specimen/matter.ts";
import { initialed } from "content/specimen/names.ts";
import { type PersonId, specimenPeople } from "content/specimen/people.ts";
import terms from "./terms.json" with { type: "json" };

/** Synonyms and ignored words of the query exhibit: /queryassistant#query. */
export const queryWords = {
  /**
   * Question words that no document has to contain: grammar, and verbs of asking. Passages show who
   * wrote what, not who knew it.
   */
  passedOver: terms.passedOver,
  /**
   * Each row is one idea; its words count as the first. Standard meanings, and numbers written as
   * words.
   */
  same: terms.same,
  /** Words that apply to every message. */
  ofMessages: "sent, wrote",
  months: [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
  ],
  /** Words that make the following date a limit. `before` and `after` exclude the day itself. */
  limits: { before: ["before", "until"], after: ["after"], since: ["since"] },
} as const;

/**
 * A term of a text: a word's stem, or the idea or date it stands for. `start` and `end` are its
 * place in the text.
 */
type Term = { readonly term: string; readonly start: number; readonly end: number };

/**
 * The terms of a text, in order. Dates count as one term, and so do several words that mean one
 * idea.
 */
export function termsOf(text: string): readonly Term[] {
  const dates = dateTermsIn(text);
  const words = [...text.matchAll(wordPattern)]
    .map(({ 0: word, index }) => ({
      word: plainWord(word),
      start: index,
      end: index + word.length,
    }))
    .filter(({ start }) => !dates.some((date) => start >= date.start && start < date.end));
  const terms: Term[] = [];
  for (let i = 0; i < words.length; ) {
    const taken = ideaAt(words, i);
    const last = words[i + taken.length - 1];
    if (last) terms.push({ term: taken.term, start: words[i]?.start ?? 0, end: last.end });
    i += taken.length;
  }
  return [...terms, ...dates].sort((a, b) => a.start - b.start);
}

/**
 * The distinct terms of a question, without grammar, verbs of asking and single letters. `typed` is
 * the original form.
 */
export function questionTerms(
  question: string,
): readonly { readonly term: string; readonly typed: string }[] {
  const kept = telling(question);
  return kept.filter(({ term }, i) => kept.findIndex((other) => other.term === term) === i);
}

/** The index terms of a text in the collection. */
export const heldTerms = (text: string) => telling(text).map(({ term }) => term);

function telling(text: string) {
  return termsOf(text)
    .map(({ term, start, end }) => ({ term, typed: text.slice(start, end) }))
    .filter(
      ({ term, typed }) =>
        !passedOver.has(plainWord(typed)) && (term.length > 1 || /\d/.test(term)),
    );
}

/**
 * Matches numbers with points and colons, and words; an inner capital begins a new word:
 * FolderDeleted.
 */
const wordPattern = /\d+(?:[.,:]\d+)*|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+/gu;

const plainWord = (word: string) =>
  word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=\d),(?=\d)/g, "")
    .replace(/^0+(?=\d)/, "")
    .toLowerCase();

const passedOver = new Set(queryWords.passedOver.split(" "));

type Word = { readonly word: string; readonly start: number; readonly end: number };

/** The longest run of words from here that means one idea; otherwise the word's stem. */
function ideaAt(
  words: readonly Word[],
  i: number,
): { readonly term: string; readonly length: number } {
  for (const length of [3, 2, 1]) {
    const term = ideas.get(
      words
        .slice(i, i + length)
        .map(({ word }) => word)
        .join(" "),
    );
    if (term && i + length <= words.length) return { term, length };
  }
  const stem = stemOf(words[i]?.word ?? "");
  return { term: ideas.get(stem) ?? stem, length: 1 };
}

/**
 * A stem that inflected forms share: “crates” and “crate”, “stopped” and “stop”, “restored” and
 * “restore”.
 */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word.replace(/ies$/, "y").replace(/(?<![sui])s$/, "");
  const stem = singular.replace(/(?:ation|ing|ed|e)$/, "");
  return stem.length < 3 ? singular : stem.replace(/([bdgmnprt])\1$/, "$1");
}

const ideas = new Map(
  queryWords.same.flatMap(([first = "", ...others]) =>
    [first, ...others].flatMap((each) => [[each, first] as const, [stemOf(each), first] as const]),
  ),
);

/** The custodian: “R. Castellan”, or a shared source. */
export function custodianName(custodian: PersonId | SharedSource): string {
  return isPerson(custodian) ? initialed(custodian) : words.sources[custodian];
}

/** Sender and recipients with full names: two people are called S. Moreau. */
export function parties({ from, to, cc }: Held): string {
  const [writer, recipients, copied] = [[from], to, cc].map((ids) => ids.map(nameOf).join(", "));
  return `${writer}${recipients ? ` ${words.to} ${recipients}` : ""}${copied ? `, ${words.copied} ${copied}` : ""}`;
}

/** In full: “Rafael Castellan”. */
export const nameOf = (id: PersonId) => specimenPeople[id].name;

/**
 * The time by the document's clock: “March 6, 2026, 22:12 CST”; only the date if the hour is
 * unknown.
 */
export function moment({ at }: Held): string {
  const [day, hour, offset] = [at.slice(0, 10), at.slice(11, 16), at.slice(16)];
  const zone = Object.entries(words.zones).find(([each]) => each === offset)?.[1] ?? offset;
  return hour === "00:00" ? longDay(day) : `${longDay(day)}, ${hour} ${zone}`;
}

/** The filters in words; "" without filters. */
export function filterWords({ custodian, kind, from, to }: Filters): string {
  const { since, until } = words.filters;
  return [
    custodianChosen(custodian),
    Object.entries(words.kinds).find(([each]) => each === kind)?.[1] ?? "",
    from && since(longDay(from)),
    to && until(longDay(to)),
  ]
    .filter((each) => each !== "")
    .join(", ");
}

function custodianChosen(custodian: string): string {
  const source = Object.entries(words.sources).find(([each]) => each === custodian)?.[1];
  return source ?? (isPerson(custodian) ? initialed(custodian) : "");
}

const isPerson = (id: string): id is PersonId => id in specimenPeople;

/**
 * A date in a text. A day is one term in any year, so that “March 6” finds that day's documents.
 * `day` is ISO 8601.
 */
type DateTerm = Term & { readonly day: string };

/**
 * Finds dates: “March 6”, “March 6, 2026”, “6 March”, “2026-03-06”, “3/6/2026”. The default is the
 * matter's year.
 */
function dateTermsIn(text: string): readonly DateTerm[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { m1, d1, y1, d2, m2, y2, iso, m3, d3, y3 } = match.groups ?? {};
    const [isoYear, isoMonth, isoDay] = iso?.split("-") ?? [];
    const month = isoMonth ? Number(isoMonth) : m3 ? Number(m3) : monthOf(m1 ?? m2 ?? "");
    const date = Number(isoDay ?? d3 ?? d1 ?? d2);
    const year = Number(isoYear ?? y1 ?? y2 ?? y3 ?? matter.hold.placed.slice(0, 4));
    if (month < 1 || month > 12 || date < 1 || date > 31) return [];
    const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
    return [{ term: dayTerm(day), day, start: match.index, end: match.index + match[0].length }];
  });
}

/** The term of a day in any year. */
export const dayTerm = (day: string) => `d${day.slice(4, 10)}`;

const names = queryWords.months
  .map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`)
  .join("|");
const pattern = new RegExp(
  [
    `\\b(?<m1>${names})\\.?\\s+(?<d1>\\d{1,2})(?:st|nd|rd|th)?\\b(?![.:]\\d)(?:,?\\s+(?<y1>20\\d\\d))?`,
    `\\b(?<d2>\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?(?<m2>${names})\\b(?:,?\\s+(?<y2>20\\d\\d))?`,
    "(?<iso>20\\d\\d-\\d\\d-\\d\\d)",
    "\\b(?<m3>\\d{1,2})/(?<d3>\\d{1,2})/(?<y3>20\\d\\d)\\b",
  ].join("|"),
  "giu",
);

const monthOf = (name: string) =>
  queryWords.months.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1;
const twoDigits = (n: number) => String(n).padStart(2, "0");

/** Search limits; "" is no limit. Days are ISO 8601, inclusive, by the document's clock. */
export type Filters = {
  readonly custodian: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
};

export const noFilters: Filters = { custodian: "", kind: "", from: "", to: "" };

export function within({ custodian, kind, at }: Held, filters: Filters): boolean {
  const day = at.slice(0, 10);
  return (
    (filters.custodian === "" || filters.custodian === custodian) &&
    (filters.kind === "" || filters.kind === kind) &&
    (filters.from === "" || day >= filters.from) &&
    (filters.to === "" || day <= filters.to)
  );
}

/**
 * Turns a date after “before”, “after” or “since” into a limit and removes it from the question.
 * The narrower limit applies.
 */
export function limitsIn(
  question: string,
  given: Filters,
): { readonly filters: Filters; readonly rest: string } {
  let filters = given;
  let rest = question;
  for (const { day, start, end } of dateTermsIn(question).toReversed()) {
    const word = /(?<!\p{L})(\p{L}+)\s+$/u.exec(question.slice(0, start));
    const limit = limitOf(word?.[1]?.toLowerCase() ?? "", day);
    if (!word || !limit) continue;
    filters = {
      ...filters,
      from: latest(filters.from, limit.from),
      to: earliest(filters.to, limit.to),
    };
    rest = `${rest.slice(0, word.index)} ${rest.slice(end)}`;
  }
  return { filters, rest };
}

function limitOf(
  word: string,
  day: string,
): { readonly from: string; readonly to: string } | undefined {
  const { before, after, since } = queryWords.limits;
  if (before.some((each) => each === word)) return { from: "", to: dayBeside(day, -1) };
  if (after.some((each) => each === word)) return { from: dayBeside(day, 1), to: "" };
  if (since.some((each) => each === word)) return { from: day, to: "" };
  return undefined;
}

const DAY_MS = 86_400_000;
const dayBeside = (day: string, by: number) =>
  new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
const latest = (a: string, b: string) => (a > b ? a : b);
const earliest = (a: string, b: string) => (a === "" || (b !== "" && b < a) ? b : a);

/** An entry of the privilege log. */
type LogEntry = { readonly entry: number; readonly basis: string; readonly description: string };

/**
 * A document as this exhibit may show it. A withheld one has no subject or text, only its log
 * entry. The `number` is a Bates or control number as printed; `at` is ISO 8601 with the writer's
 * offset.
 */
export type Held = {
  readonly number: string;
  readonly pages: number;
  readonly kind: DocumentKind;
  readonly at: string;
  readonly from: PersonId;
  readonly to: readonly PersonId[];
  readonly cc: readonly PersonId[];
  readonly custodian: PersonId | SharedSource;
  readonly call: "produced" | "redacted" | "withheld" | "not responsive";
  readonly subject?: string;
  readonly text?: string;
  readonly language?: "de";
  readonly translation?: string;
  readonly attachedTo?: string;
  readonly log?: LogEntry;
};
