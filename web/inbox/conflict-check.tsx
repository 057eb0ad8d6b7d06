import { type ConflictCheck as Check, conflictChecks } from "content/wire/desk.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { useEffect, useState } from "react";
import text from "web/parts/text.module.css";
import css from "./conflict-check.module.css";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";

const words = { "not-begun": "Not begun", clear: "Clear", conflict: "Conflict" } as const satisfies Record<Check, string>;

type ConflictCheckProps = { reference: string; conflict: Check; mayChange: boolean };

/** Whether the other side is a client, to be recorded before anything confidential is discussed. */
export function ConflictCheck({ reference, conflict, mayChange }: ConflictCheckProps) {
  // Shown at once, so that the focus is kept; the service's answer then replaces it.
  const [chosen, setChosen] = useState(conflict);
  useEffect(() => setChosen(conflict), [conflict]);
  const change = useStaffChange<{ conflict: Check }, object>(inboxPaths.conflict(reference), () => {});
  const choose = (known: Check) => {
    setChosen(known);
    change.mutate({ conflict: known }, { onError: () => setChosen(conflict) });
  };
  return (
    <fieldset className={css.check} data-conflict={chosen}>
      <legend className={text.mono}>Conflict check</legend>
      {conflictChecks.map((known) => (
        <label key={known}>
          <input type="radio" name="conflict" checked={known === chosen} disabled={!mayChange} onChange={() => choose(known)} />
          {words[known]}
        </label>
      ))}
      <Failure error={change.error} />
    </fieldset>
  );
}
