import { longestNote, type NoteView } from "content/wire/inbox-message.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { type SubmitEvent, useState } from "react";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
import inbox from "./inbox.module.css";
import css from "./messages.module.css";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";
import { When } from "./when.tsx";

type NotesProps = { reference: string; notes: readonly NoteView[]; mayWrite: boolean };

/** Staff's notes on a message, and a field for a new one. */
export function Notes({ reference, notes, mayWrite }: NotesProps) {
  const [note, setNote] = useState("");
  const add = useStaffChange<{ text: string }, object>(inboxPaths.notes(reference), () =>
    setNote(""),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (note.trim()) add.mutate({ text: note });
  };
  return (
    <section className={frame.stack} aria-labelledby="notes">
      <h3 id="notes">Notes</h3>
      {notes.map(({ id, at, author, text: words }) => (
        <div key={id} className={css.note}>
          <p className={text.mono}>
            {author}, <When at={at} />
          </p>
          <p>{words}</p>
        </div>
      ))}
      {notes.length === 0 && !mayWrite && <p className={text.mono}>None.</p>}
      {mayWrite && (
        <form className={inbox.add} onSubmit={submit}>
          <label htmlFor="note">Add a note for your colleagues</label>
          <textarea
            id="note"
            aria-keyshortcuts="n"
            rows={3}
            value={note}
            maxLength={longestNote}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button small line type="submit" disabled={add.isPending || note.trim() === ""}>
            Add the note
          </Button>
          <Failure error={add.error} />
        </form>
      )}
    </section>
  );
}
