import { operationsIn } from "./operations.ts";
import type { LogTable } from "./read-logs.ts";
import { noUser } from "./read-record.ts";

/**
 * An account of the log, with its records and those of four kinds, and when the first and the last
 * of them was.
 */
export type Person = { readonly user: string; readonly kind: AccountKind } & Readonly<
  Record<"records" | "downloads" | "deletions" | "signIns" | "first" | "last", number>
>;
/** The accounts with most records first; `total` counts all. */
export type People = { readonly list: readonly Person[]; readonly total: number };

/** The most accounts that a selection list can offer. */
const MOST = 1000;

/** All accounts of the log, unfiltered. */
export function peopleOf(table: LogTable): People {
  const all = table.people.map((user) => ({
    user,
    kind: accountKind(user),
    records: 0,
    downloads: 0,
    deletions: 0,
    signIns: 0,
    first: Number.POSITIVE_INFINITY,
    last: Number.NEGATIVE_INFINITY,
  }));
  const sets = ["downloads", "deletions", "signIns"] as const;
  const wanted = sets.map((set) => operationsIn(table, set));
  for (let row = 0; row < table.length; row++) {
    const person = all[table.person[row] ?? 0];
    if (!person) continue;
    const [time, operation] = [table.time[row] ?? 0, table.operation[row] ?? 0];
    person.records += 1;
    person.first = Math.min(person.first, time);
    person.last = Math.max(person.last, time);
    sets.forEach((set, i) => {
      if (wanted[i]?.[operation]) person[set] += 1;
    });
  }
  return { list: all.toSorted((a, b) => b.records - a.records).slice(0, MOST), total: all.length };
}

/** Domains with a tenth of the records of people: probably the organization's own. */
export function likelyDomains(people: readonly Person[]): readonly string[] {
  const persons = people.filter(({ kind }) => kind === "person");
  const total = persons.reduce((sum, { records }) => sum + records, 0);
  const byDomain = new Map<string, number>();
  for (const { user, records } of persons)
    byDomain.set(domainOf(user), (byDomain.get(domainOf(user)) ?? 0) + records);
  return [...byDomain].filter(([, records]) => records * 10 >= total).map(([domain]) => domain);
}

type AccountKind =
  | "person"
  | "guest"
  | "application"
  | "system"
  | "sid"
  | "guid"
  | "nobody"
  | "other";

/** What kind of account a UserId names, by its form. */
export function accountKind(user: string): AccountKind {
  if (
    !user ||
    /^(?:not[- ]found|not available|unknown|anonymous|\{?0{8}(?:-0{4}){3}-0{12}\}?)$/i.test(user) ||
    user === noUser
  )
    return "nobody";
  if (/^urn:spo:anon/i.test(user)) return "nobody";
  if (/#ext#@/i.test(user) || /^urn:spo:guest/i.test(user)) return "guest";
  if (/^(?:app@sharepoint|serviceprincipal_|sharepoint app)/i.test(user) || /@apps?\./i.test(user))
    return "application";
  if (/^(?:nt authority|sharepoint\\system|s-1-0-0)/i.test(user) || /\bsystem\b/i.test(user))
    return "system";
  if (/^s-1-\d/i.test(user)) return "sid";
  if (/^\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i.test(user)) return "guid";
  return user.includes("@") ? "person" : "other";
}

/**
 * The domain of an address in lower case. A guest's domain is in the account name:
 * kim_firm.example#EXT#@…
 */
export function domainOf(address: string): string {
  const plain = plainAddress(address);
  return plain.slice(plain.lastIndexOf("@") + 1).toLowerCase();
}

/** An address; for a guest the one in the account name. */
export function plainAddress(address: string): string {
  const guest = /^(.+)_([^_]+)#ext#@/i.exec(address);
  return guest ? `${guest[1]}@${guest[2]}` : address.replace(/^urn:spo:guest#/i, "");
}
