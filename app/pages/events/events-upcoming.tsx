import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { SectionHead } from "#app/sections/section-head.tsx";
import { Buttons, GoLink } from "#app/ui/link.tsx";
import text from "#app/ui/text.module.css";
import { events } from "#content/pages/events.ts";
import css from "./events-upcoming.module.css";
import { endOf } from "./schedule.ts";
import { UpcomingEvent } from "./upcoming-event.tsx";
import { AS_OF, useSchedule } from "./use-schedule.ts";

const { upcoming: words } = events;
const A = 65;

export function EventsUpcoming({ id, label }: SectionProps) {
  const { asOf, upcoming } = useSchedule();
  return (
    <Sheet id={id} label={label}>
      <data id={AS_OF} value={asOf} hidden />
      {/* When the first event is over, scripts load without an interaction and move it (app/start/starter.ts). */}
      {upcoming.length > 0 && <data id="live" value={Math.min(...upcoming.map(endOf))} hidden />}
      {upcoming.length > 0 ? (
        <>
          <SectionHead heading={words.heading} />
          {upcoming.map((event, i) => (
            <UpcomingEvent key={event.id} event={event} letter={String.fromCharCode(A + i)} />
          ))}
          <p className={css.subscribe}>
            <GoLink to="/calendar/events.ics">{words.subscribe}</GoLink>
          </p>
        </>
      ) : (
        <div className={css.empty}>
          <h2>{words.empty.heading}</h2>
          <p className={text.lead}>{words.empty.text}</p>
          <Buttons actions={[words.empty.action]} />
        </div>
      )}
    </Sheet>
  );
}
