import {
  type Colleague,
  type InboxItem,
  type InboxStatus,
  statusOf,
} from "content/wire/inbox-message.ts";
import { inboxPaths, type StaffState } from "content/wire/staff-inbox.ts";
import { type SubmitEvent, useState } from "react";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import css from "./message-detail.module.css";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";

/** A step in handling the message, or a mark on the message itself. */
type Choice = { readonly label: string; readonly done: string; readonly shortcut?: string } & (
  | { readonly step: "take" | "hand-back" | "answered" | "not-answered" }
  | { readonly mark: StaffState }
);

const take: Choice = { step: "take", label: "Take it", done: "It is yours.", shortcut: "t" };
const takeOver: Choice = {
  step: "take",
  label: "Take it over",
  done: "It is yours.",
  shortcut: "t",
};
const handBack: Choice = {
  step: "hand-back",
  label: "Hand back",
  done: "Handed back: anybody may take it.",
};
const answered: Choice = {
  step: "answered",
  label: "Answered by telephone or elsewhere",
  done: "Marked as answered. The clock has stopped.",
};
const notAnswered: Choice = {
  step: "not-answered",
  label: "Not answered after all",
  done: "The clock runs again.",
};
const close: Choice = { mark: "handled", label: "Close", done: "Closed.", shortcut: "e" };
const reopen: Choice = { mark: "new", label: "Open again", done: "Open again." };
const spam: Choice = {
  mark: "spam",
  label: "Mark spam",
  done: "Marked as spam. It is not delivered any more.",
};
const release: Choice = {
  mark: "new",
  label: "Not spam: deliver it",
  done: "Released: it is being delivered.",
};

/** By the message's status, the likeliest step first. */
const choices = {
  new: [take, answered, close, spam],
  taken: [answered, handBack, takeOver, close, spam],
  answered: [close, notAnswered, spam],
  closed: [reopen, spam],
  held: [release, spam],
  spam: [release],
} as const satisfies Record<InboxStatus, readonly Choice[]>;

type StepsProps = { item: InboxItem; own: string | undefined; onChanged: (notice: string) => void };

/**
 * The steps for a message. `own` is the name of the signed-in person, who cannot take over a
 * message already theirs.
 */
export function Steps({ item, own, onChanged }: StepsProps) {
  const { reference, handling } = item;
  const change = useStaffChange<object, object>(inboxPaths.step(reference), () => {});
  const mark = useStaffChange<object, object>(inboxPaths.mark(reference), () => {});
  const choose = (choice: Choice) => {
    const done = { onSuccess: () => onChanged(`${reference}: ${choice.done}`) };
    if ("step" in choice) change.mutate({ step: choice.step }, done);
    else mark.mutate({ state: choice.mark }, done);
  };
  const status = statusOf(item);
  const shown: readonly Choice[] = choices[status];
  // Elsewhere the reply is the likeliest step.
  const isFirst = status === "held" || status === "spam";
  return (
    <div>
      <div className={button.row}>
        {shown
          .filter((choice) => choice !== (handling.takenBy === own ? takeOver : handBack))
          .map((choice, i) => (
            <Button
              key={choice.label}
              small
              line={i > 0 || !isFirst}
              aria-keyshortcuts={choice.shortcut}
              disabled={change.isPending || mark.isPending}
              onClick={() => choose(choice)}
            >
              {choice.label}
            </Button>
          ))}
      </div>
      <Failure error={change.error ?? mark.error} />
    </div>
  );
}

type AssignProps = StepsProps & { colleagues: readonly Colleague[] };

/** Gives the message to a colleague, who is told by mail. */
export function Assign({ item: { reference, handling }, own, colleagues, onChanged }: AssignProps) {
  const [account, setAccount] = useState("");
  const others = colleagues.filter(({ name }) => name !== own && name !== handling.takenBy);
  const chosen = others.find(({ id }) => id === account);
  const assign = useStaffChange<{ account: string }, object>(inboxPaths.assign(reference), () => {
    if (chosen)
      onChanged(
        `${reference}: assigned to ${chosen.name}${chosen.hasMail ? ", who is told by mail" : ""}.`,
      );
    setAccount("");
  });
  if (others.length === 0) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen) assign.mutate({ account });
  };
  return (
    <form className={css.assign} onSubmit={submit}>
      <label htmlFor="assign">Assign to</label>
      <select
        id="assign"
        aria-keyshortcuts="a"
        value={account}
        onChange={(event) => setAccount(event.target.value)}
      >
        <option value="">A colleague</option>
        {others.map(({ id, name, hasMail }) => (
          <option key={id} value={id}>
            {name}
            {hasMail ? "" : " (no mail address)"}
          </option>
        ))}
      </select>
      <Button line small type="submit" disabled={!chosen || assign.isPending}>
        Assign
      </Button>
      <Failure error={assign.error} />
    </form>
  );
}
