import { findAccounts } from "./accounts.ts";
import { findBirthDates } from "./birth-dates.ts";
import { findMails } from "./mails.ts";
import { findDockets, findParties } from "./matters.ts";
import { findPrivilege } from "./privilege.ts";
import { findSsns } from "./ssns.ts";

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
 * The signs of confidential matter in a message, in its order, none overlapping another: of two the earlier kind in the list above stands, so
 * that a pasted mail is one sign, whatever it holds. Rules, not judgement: they miss facts that have no form, and `npm run bench:pre-flight`
 * says how often.
 */
export function findSigns(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  for (const kind of kinds) {
    for (const span of finders[kind](text)) if (!signs.some((sign) => overlap(sign, span))) signs.push({ kind, ...span });
  }
  return signs.sort((one, other) => one.start - other.start);
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
