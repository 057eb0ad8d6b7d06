import type { PersonId } from "content/specimen/people.ts";
import type { DocumentKind, SharedSource } from "content/specimen/specimen-document.ts";
import { dateTermsIn, queryWords } from "./terms.ts";

/** Search limits; "" is no limit. Days are ISO 8601, inclusive, by the document's clock. */
export type Filters = { readonly custodian: string; readonly kind: string; readonly from: string; readonly to: string };

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

/** Turns a date after “before”, “after” or “since” into a limit and removes it from the question. The narrower limit applies. */
export function limitsIn(question: string, given: Filters): { readonly filters: Filters; readonly rest: string } {
  let filters = given;
  let rest = question;
  for (const { day, start, end } of dateTermsIn(question).toReversed()) {
    const word = /(?<!\p{L})(\p{L}+)\s+$/u.exec(question.slice(0, start));
    const limit = limitOf(word?.[1]?.toLowerCase() ?? "", day);
    if (!word || !limit) continue;
    filters = { ...filters, from: latest(filters.from, limit.from), to: earliest(filters.to, limit.to) };
    rest = `${rest.slice(0, word.index)} ${rest.slice(end)}`;
  }
  return { filters, rest };
}

function limitOf(word: string, day: string): { readonly from: string; readonly to: string } | undefined {
  const { before, after, since } = queryWords.limits;
  if (before.some((each) => each === word)) return { from: "", to: dayBeside(day, -1) };
  if (after.some((each) => each === word)) return { from: dayBeside(day, 1), to: "" };
  if (since.some((each) => each === word)) return { from: day, to: "" };
  return undefined;
}

const DAY_MS = 86_400_000;
const dayBeside = (day: string, by: number) => new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
const latest = (a: string, b: string) => (a > b ? a : b);
const earliest = (a: string, b: string) => (a === "" || (b !== "" && b < a) ? b : a);

/** An entry of the privilege log. */
type LogEntry = { readonly entry: number; readonly basis: string; readonly description: string };

/**
 * A document as this exhibit may show it. A withheld one has no subject or text, only its log entry. The `number` is a Bates or control
 * number as printed; `at` is ISO 8601 with the writer's offset.
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
