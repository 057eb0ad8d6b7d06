import {
  type InboxFilter,
  type InboxItem,
  type InboxStatus,
  inboxFilters,
  statusOf,
} from "content/wire/inbox-message.ts";
import { type SubmitEvent, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
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
  mine: "Mine",
  waiting: "To answer",
  new: "New",
  taken: "Taken",
  answered: "Answered",
  closed: "Closed",
  held: "Held",
  spam: "Spam",
} as const satisfies Record<InboxFilter, string>;

/** What somebody looks at all day is a tab; all else is in one menu, so that they have one row. */
const tabs = ["mine", "new", "waiting"] as const satisfies readonly InboxFilter[];
const others = inboxFilters.filter((filter) => !tabs.some((tab) => tab === filter));

/** The status in staff's words. */
export const statusLabel = (status: InboxStatus, takenBy: string | null = null) =>
  status === "taken" && takenBy !== null ? `Taken by ${takenBy}` : labels[status];

/**
 * The message's status; an answer of the sender makes a message wait that nobody would call new.
 */
export function itemLabel(item: InboxItem): string {
  const status = statusOf(item);
  if (status === "new" && item.handling.senderAt !== null) return "Answered by the sender";
  return status === "new" && item.handling.followUp?.isDue
    ? "Follow up"
    : statusLabel(status, item.handling.takenBy);
}

type FiltersProps = { filter: Filter; onChange: (filter: Filter) => void };

/** The tabs and the menu of the statuses, and the search. */
export function Filters({ filter, onChange }: FiltersProps) {
  const [q, setQ] = useState(filter.q);
  const isTab = tabs.some((tab) => tab === filter.status);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({ ...filter, q: q.trim() });
  };
  return (
    <div className={css.filters}>
      <fieldset className={classNames(frame.boxes, css.tabs)}>
        <legend className={text.hidden}>State</legend>
        {tabs.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === filter.status}
            onClick={() => onChange({ ...filter, status })}
          >
            {status === "new" ? "Unassigned" : labels[status]}
          </button>
        ))}
        <select
          aria-label="Other states"
          data-chosen={!isTab || undefined}
          value={isTab ? "" : (filter.status ?? "all")}
          onChange={({ target: { value } }) =>
            onChange({ ...filter, status: others.find((status) => status === value) ?? null })
          }
        >
          <option value="" disabled hidden>
            Other
          </option>
          {others.map((status) => (
            <option key={status} value={status}>
              {labels[status]}
            </option>
          ))}
          <option value="all">All</option>
        </select>
      </fieldset>
      <search>
        <form className={css.search} onSubmit={search}>
          <label htmlFor="search">Search</label>
          <input
            id="search"
            type="search"
            aria-keyshortcuts="/"
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
