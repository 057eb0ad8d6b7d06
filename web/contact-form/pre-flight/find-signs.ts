import { findBirthDates } from "./birth-dates.ts";
import { findMails } from "./mails.ts";
import { findDockets, findParties } from "./matters.ts";
import { findAccounts, findSsns } from "./numbers.ts";
import { findPrivilege } from "./privilege.ts";

export type SignKind = "ssn" | "account" | "birth" | "docket" | "privilege" | "parties" | "mail";

/** Words of a message that look like case material: `text.slice(start, end)`. */
export type Sign = Span & { readonly kind: SignKind };
export type Span = { readonly start: number; readonly end: number };

const finders = {
  mail: findMails,
  ssn: findSsns,
  account: findAccounts,
  birth: findBirthDates,
  docket: findDockets,
  privilege: findPrivilege,
  parties: findParties,
} as const satisfies Record<SignKind, (text: string) => readonly Span[]>;

const kinds = ["mail", "ssn", "account", "birth", "docket", "privilege", "parties"] as const satisfies readonly SignKind[];

/**
 * The signs of confidential matter in a message, in order of position. Where two overlap, the kind listed first above wins, so a pasted
 * mail is one sign. These are rules: they miss facts that have no fixed form. `tests/site/pre-flight.test.ts` measures how often.
 */
export function findSigns(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  for (const kind of kinds) {
    for (const span of finders[kind](text)) if (!signs.some((sign) => overlap(sign, span))) signs.push({ kind, ...span });
  }
  return signs.sort((one, other) => one.start - other.start);
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
