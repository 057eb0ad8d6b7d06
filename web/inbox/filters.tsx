import {
  type InboxFilter,
  type InboxItem,
  type InboxStatus,
  inboxFilters,
  statusOf,
} from "content/wire/inbox-message.ts";
import { type SubmitEvent, useState } from "react";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import css from "./messages.module.css";

export type Filter = { readonly q: string; readonly status: InboxFilter | null };

/** The filter as the service reads it, with the address's other parameters. */
export function filterQuery(
  { q, status }: Filter,
  more: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const entries = Object.entries({ ...more, q, status }).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  return new URLSearchParams(entries).toString();
}

const labels = {
  waiting: "To answer",
  new: "New",
  taken: "Taken",
  answered: "Answered",
  closed: "Closed",
  held: "Held",
  spam: "Spam",
} as const satisfies Record<InboxFilter, string>;

/** The status in staff's words. */
export const statusLabel = (status: InboxStatus, takenBy: string | null = null) =>
  status === "taken" && takenBy !== null ? `Taken by ${takenBy}` : labels[status];

/**
 * The message's status; an answer of the sender makes a message wait that nobody would call new.
 */
export function itemLabel(item: InboxItem): string {
  const status = statusOf(item);
  return status === "new" && item.handling.senderAt !== null
    ? "Answered by the sender"
    : statusLabel(status, item.handling.takenBy);
}

type FiltersProps = { filter: Filter; onChange: (filter: Filter) => void };

/** The tabs of the statuses, and the search. */
export function Filters({ filter, onChange }: FiltersProps) {
  const [q, setQ] = useState(filter.q);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({ ...filter, q: q.trim() });
  };
  return (
    <div className={css.filters}>
      <fieldset className={css.tabs}>
        <legend className={text.hidden}>State</legend>
        {[...inboxFilters, null].map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === filter.status}
            onClick={() => onChange({ ...filter, status })}
          >
            {status === null ? "All" : labels[status]}
          </button>
        ))}
      </fieldset>
      <search>
        <form className={css.search} onSubmit={search}>
          <label htmlFor="search">Search</label>
          <input
            id="search"
            type="search"
            value={q}
            maxLength={200}
            placeholder="Name, address, words"
            onChange={(event) => setQ(event.target.value)}
          />
          <Button small type="submit">
            Find
          </Button>
        </form>
      </search>
    </div>
  );
}
