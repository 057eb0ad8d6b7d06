import { backupNote, type EraseAnswer, inboxPaths } from "content/wire/staff-inbox.ts";
import { type SubmitEvent, useRef, useState } from "react";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import css from "./erase-person.module.css";
import { hrefOf } from "./route.ts";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";

/** Erases everything from one address, after it was typed. It cannot be undone. */
export function ErasePerson({ email, onErased }: { email: string; onErased: (notice: string) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const erase = useStaffChange<{ address: string; confirmation: string }, EraseAnswer>(inboxPaths.erase, ({ erased }) => {
    dialog.current?.close();
    location.hash = hrefOf({ view: "messages", reference: null });
    onErased(`Erased: ${erased.join(", ")}.`);
  });
  const confirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (confirmed) erase.mutate({ address: email, confirmation: typed });
  };
  return (
    <>
      <Button line small onClick={() => dialog.current?.showModal()}>
        Erase this person …
      </Button>
      <dialog ref={dialog} className={css.dialog} aria-labelledby="erase-title" onClose={() => setTyped("")}>
        <form onSubmit={submit}>
          <h2 id="erase-title">Erase this person</h2>
          <p>
            Every message from <b>{email}</b> goes for good: its words, its deliveries with their history, its idempotency key and its mail
            file.
          </p>
          <p>{backupNote}</p>
          <label htmlFor="erase-address">Type the address to confirm</label>
          <input
            id="erase-address"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Failure error={erase.error} />
          <div className={button.row}>
            <Button type="submit" small disabled={!confirmed || erase.isPending}>
              Erase for good
            </Button>
            <Button line small onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
