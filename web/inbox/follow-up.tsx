import { followUpDays, type InboxItem, statusOf } from "content/wire/inbox-message.ts";
import { formatChicagoDate } from "content/wire/reply-clock.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { type SubmitEvent, useState } from "react";
import { Button } from "web/parts/button.tsx";
import css from "./message-detail.module.css";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";

/** The days after which a message can come back, as choices of a menu. */
export function DayOptions() {
  return followUpDays.map((days) => (
    <option key={days} value={days}>
      {days === 1 ? "In one day" : `In ${days} days`}
    </option>
  ));
}

type FollowUpProps = { item: InboxItem; onChanged: (notice: string) => void };

/** Lets an answered message come back to the list by itself, once. */
export function FollowUp({ item, onChanged }: FollowUpProps) {
  const { reference, handling } = item;
  const { followUp } = handling;
  const [days, setDays] = useState("");
  const change = useStaffChange<{ days: number | null }, object>(
    inboxPaths.followUp(reference),
    () => setDays(""),
  );
  if (statusOf(item) !== "answered" && !followUp) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (days)
      change.mutate(
        { days: Number(days) },
        { onSuccess: () => onChanged(`${reference}: comes back to the list by itself.`) },
      );
  };
  return (
    <form className={css.assign} onSubmit={submit}>
      <label htmlFor="follow-up">Follow up</label>
      <select id="follow-up" value={days} onChange={(event) => setDays(event.target.value)}>
        <option value="">Choose when</option>
        <DayOptions />
      </select>
      <Button line small type="submit" disabled={!days || change.isPending}>
        Set the follow-up
      </Button>
      {followUp && (
        <>
          <p>
            {followUp.isDue ? "Came back" : "Comes back"}{" "}
            {formatChicagoDate(Date.parse(followUp.at))}
          </p>
          <Button
            line
            small
            disabled={change.isPending}
            onClick={() =>
              change.mutate(
                { days: null },
                { onSuccess: () => onChanged(`${reference}: does not come back.`) },
              )
            }
          >
            No follow-up
          </Button>
        </>
      )}
      <Failure error={change.error} />
    </form>
  );
}
