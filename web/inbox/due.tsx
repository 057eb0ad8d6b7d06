import { type BookingView, type InboxItem, statusOf } from "content/wire/inbox-message.ts";
import { formatChicago } from "content/wire/reply-clock.ts";
import { classNames } from "web/parts/class-names.ts";
import frame from "./frame.module.css";
import css from "./messages.module.css";

/**
 * When a waiting message must have a reply (`brief`: only the remaining time), or how long it is
 * overdue. Nothing for other messages.
 */
export function Due({ item, brief = false }: { item: InboxItem; brief?: boolean }) {
  const status = statusOf(item);
  if ((status !== "new" && status !== "taken") || item.handling.firstAnsweredAt !== null)
    return null;
  if (item.booking) return <Appointment booking={item.booking} />;
  const due = Date.parse(item.handling.due);
  const late = Date.now() - due;
  return (
    <time
      dateTime={new Date(due).toISOString()}
      className={classNames(css.due, late > 0 && frame.wrong)}
    >
      {late > 0
        ? `Overdue for ${span(late)}`
        : `Due in ${span(-late)}${brief ? "" : `: ${formatChicago(due)}`}`}
    </time>
  );
}

function Appointment({ booking: { startsAt, cancelled } }: { booking: BookingView }) {
  return (
    <time dateTime={startsAt} className={css.due}>
      {cancelled ? "Appointment cancelled" : `Appointment ${formatChicago(Date.parse(startsAt))}`}
    </time>
  );
}

/** "25 min", "3 h", "2 days" */
function span(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 1_440)} days`;
}
