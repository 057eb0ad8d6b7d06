import {
  type ConflictCheck as Check,
  type ConflictSearchView,
  conflictChecks,
} from "content/wire/inbox-message.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { type SubmitEvent, useEffect, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
import inbox from "./inbox.module.css";
import css from "./message-detail.module.css";
import { hrefOf } from "./route.ts";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";
import { When } from "./when.tsx";

const words = {
  "not-begun": "Not begun",
  clear: "Clear",
  conflict: "Conflict",
} as const satisfies Record<Check, string>;

type ConflictCheckProps = {
  reference: string;
  conflict: Check;
  searches: readonly ConflictSearchView[];
  mayChange: boolean;
};

/**
 * Whether the other side is a client, to be recorded before anything confidential is discussed, and
 * the search for the parties in all messages.
 */
export function ConflictCheck({ reference, conflict, searches, mayChange }: ConflictCheckProps) {
  // Shown at once, so that the focus is kept; the service's answer then replaces it.
  const [chosen, setChosen] = useState(conflict);
  useEffect(() => setChosen(conflict), [conflict]);
  const change = useStaffChange<{ conflict: Check }, object>(
    inboxPaths.conflict(reference),
    () => {},
  );
  const choose = (known: Check) => {
    setChosen(known);
    change.mutate({ conflict: known }, { onError: () => setChosen(conflict) });
  };
  return (
    <section className={frame.stack} aria-labelledby="conflict">
      <h3 id="conflict">Conflict check</h3>
      <fieldset className={css.check} data-conflict={chosen}>
        <legend className={text.hidden}>Result</legend>
        {conflictChecks.map((known) => (
          <label key={known}>
            <input
              type="radio"
              name="conflict"
              checked={known === chosen}
              disabled={!mayChange}
              onChange={() => choose(known)}
            />
            {words[known]}
          </label>
        ))}
        <Failure error={change.error} />
      </fieldset>
      {mayChange && <PartySearch reference={reference} />}
      {searches.length > 0 && (
        <ul className={classNames(frame.lines, css.searches)}>
          {searches.map(({ id, at, author, party, found, isMore }) => (
            <li key={id}>
              <b>{party}</b>: {foundWords(found.length, isMore)}
              {found.map(({ reference: other, name }) => (
                <span key={other}>
                  {name === null ? (
                    `${other} (erased)`
                  ) : (
                    <a
                      href={hrefOf({ view: "messages", reference: other })}
                    >{`${name}, ${other}`}</a>
                  )}
                </span>
              ))}
              <span className={text.mono}>
                {author}, <When at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function foundWords(count: number, isMore: boolean): string {
  if (count === 0) return "in no other message, as it is written here";
  if (isMore) return `in more than ${count} other messages, of which these are the newest`;
  return count === 1 ? "in one other message" : `in ${count} other messages`;
}

/** A field for the parties, one on each line. */
function PartySearch({ reference }: { reference: string }) {
  const [typed, setTyped] = useState("");
  const parties = typed
    .split(/[\n;]/)
    .map((party) => party.trim())
    .filter((party) => party.length > 1);
  const search = useStaffChange<{ parties: readonly string[] }, object>(
    inboxPaths.conflictSearch(reference),
    () => setTyped(""),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (parties.length > 0 && !search.isPending) search.mutate({ parties });
  };
  return (
    <form className={inbox.add} onSubmit={submit}>
      <label htmlFor="parties">Search all messages for the parties, one on each line</label>
      <textarea
        id="parties"
        rows={2}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button small line type="submit" disabled={search.isPending || parties.length === 0}>
        Search for them
      </Button>
      <Failure error={search.error} />
    </form>
  );
}
