import { type SubmitEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type ContactState, contactStates } from "#shared/contact-message.ts";
import css from "./filters.module.css";

export type Filter = { readonly q: string; readonly state: ContactState | null };

/** The filter as the service reads it, with whatever else the address carries. */
export function filterQuery({ q, state }: Filter, more: Readonly<Record<string, string | number | undefined>> = {}): string {
  const entries = Object.entries({ ...more, q, state }).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(entries).toString();
}

const labels = { new: "New", handled: "Handled", quarantined: "Held", spam: "Spam" } as const satisfies Record<ContactState, string>;

/** The state in the word that staff reads. */
export const stateLabel = (state: ContactState) => labels[state];

type FiltersProps = { filter: Filter; onChange: (filter: Filter) => void };

/** The tabs of the states, and the search. */
export function Filters({ filter, onChange }: FiltersProps) {
  const [q, setQ] = useState(filter.q);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({ ...filter, q: q.trim() });
  };
  return (
    <div className={css.filters}>
      <fieldset className={css.tabs}>
        <legend className={css.legend}>State</legend>
        {[null, ...contactStates].map((state) => (
          <button key={state} type="button" aria-pressed={state === filter.state} onClick={() => onChange({ ...filter, state })}>
            {state === null ? "All" : labels[state]}
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
