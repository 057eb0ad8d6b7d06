import type { ContactQuery } from "#server/contact/repository.ts";
import type { DeskFilter } from "#shared/desk.ts";

type Narrowed = Pick<ContactQuery, "state" | "progress" | "oldestFirst">;

const queries = {
  waiting: { progress: "waiting", oldestFirst: true },
  new: { progress: "new", oldestFirst: true },
  taken: { progress: "taken", oldestFirst: true },
  answered: { progress: "answered" },
  closed: { state: "handled" },
  held: { state: "quarantined" },
  spam: { state: "spam" },
} as const satisfies Record<DeskFilter, Narrowed>;

/** The store's query for a filter of the desk. Who wrote first is never due later, so oldest first is also by due time. */
export function deskQuery(filter: DeskFilter | undefined): Narrowed {
  return filter === undefined ? {} : queries[filter];
}
