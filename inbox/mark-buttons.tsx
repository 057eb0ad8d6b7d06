import button from "#app/ui/button.module.css";
import { Button } from "#app/ui/button.tsx";
import type { ContactListItem, ContactState } from "#shared/contact-message.ts";
import { inboxPaths, type MarkAnswer, type StaffState } from "#shared/staff-inbox.ts";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";

type Choice = { readonly state: StaffState; readonly label: string; readonly done: string };

const release: Choice = { state: "new", label: "Not spam: deliver it", done: "Released: it is being delivered." };
const handled: Choice = { state: "handled", label: "Mark handled", done: "Marked as handled." };
const spam: Choice = { state: "spam", label: "Mark spam", done: "Marked as spam. It is not delivered any more." };
const reopen: Choice = { state: "new", label: "Mark new again", done: "Marked as new." };

/** What can be made of a message, by what it is. */
const choices = {
  new: [handled, spam],
  handled: [reopen, spam],
  quarantined: [release, spam],
  spam: [release],
} as const satisfies Record<ContactState, readonly Choice[]>;

export function MarkButtons({ item: { reference, state }, onChanged }: { item: ContactListItem; onChanged: (notice: string) => void }) {
  const change = useStaffChange<{ state: StaffState }, MarkAnswer>(inboxPaths.mark(reference), () => {});
  return (
    <div>
      <div className={button.row}>
        {choices[state].map((choice, i) => (
          <Button
            key={choice.label}
            small
            line={i > 0}
            disabled={change.isPending}
            onClick={() => change.mutate({ state: choice.state }, { onSuccess: () => onChanged(`${reference}: ${choice.done}`) })}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <Failure error={change.error} />
    </div>
  );
}
