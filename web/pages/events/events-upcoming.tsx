import { events } from "content/events.ts";
import { events as content } from "content/pages/events.ts";
import { dayOfBuild } from "web/build-time.ts";
import { Island } from "web/islands/island.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Buttons, GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { SectionHead } from "web/sections/section-head.tsx";
import css from "./events-upcoming.module.css";
import { endOf, partition } from "./schedule.ts";
import { UpcomingEvent } from "./upcoming-event.tsx";
import { useSchedule } from "./use-schedule.ts";

const { upcoming: words } = content;
const A = 65;

export function EventsUpcoming({ id, label }: SectionProps) {
  const asOf = dayOfBuild();
  const { upcoming } = partition(events, asOf);
  return (
    <Sheet id={id} label={label} heading={words.heading}>
      <Island name="upcoming-events" of={UpcomingEvents} props={{ asOf }} live={Math.min(...upcoming.map(endOf))} />
    </Sheet>
  );
}

/** The island starts by itself once the first event is over, and takes it from the list. */
export function UpcomingEvents({ asOf }: { asOf: number }) {
  const { upcoming } = useSchedule(asOf);
  if (upcoming.length === 0) {
    return (
      <div className={css.empty}>
        <h2>{words.empty.heading}</h2>
        <p className={text.lead}>{words.empty.text}</p>
        <Buttons actions={[words.empty.action]} />
      </div>
    );
  }
  return (
    <>
      <SectionHead heading={words.heading} />
      {upcoming.map((event, i) => (
        <UpcomingEvent key={event.id} event={event} letter={String.fromCharCode(A + i)} />
      ))}
      <p className={css.subscribe}>
        <GoLink to="/calendar/events.ics">{words.subscribe}</GoLink>
      </p>
    </>
  );
}
