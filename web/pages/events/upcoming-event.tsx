import type { SiteEvent } from "content/events.ts";
import { events } from "content/pages/events.ts";
import { eventTypes } from "content/words.ts";
import { dayParts } from "web/parts/calendar-day.ts";
import { ButtonLink } from "web/parts/link.tsx";
import { Picture } from "web/parts/picture.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import { EventDetails } from "./event-details.tsx";
import { EventFacts } from "./event-facts.tsx";
import css from "./events-upcoming.module.css";

const { upcoming: words } = events;

export function UpcomingEvent({ event, letter }: { event: SiteEvent; letter: string }) {
  const { weekday, number, month, year } = dayParts(event.date);
  const [subject, rest] = event.title.split(": ");
  return (
    <article id={event.id} className={css.event}>
      <p className={css.date}>
        <time dateTime={`${event.date}T${event.time.start}`}>
          <span className={text.mono}>{weekday}</span>
          <b>{number}</b>
          <span className={css.month}>
            {month} {year}
          </span>
        </time>
      </p>
      <div className={css.words}>
        <p className={css.kind}>
          <Stamp word={eventTypes[event.type].one} letter={letter} />
          <span className={text.mono}>
            {event.isVirtual ? words.virtual : words.inPerson}
            {event.featured && `, ${words.featured}`}
          </span>
        </p>
        <h3>
          {subject}
          {rest && (
            <>
              : <mark>{rest}</mark>
            </>
          )}
        </h3>
        <p className={text.lead}>{event.description}</p>
        <EventFacts event={event} />
        {event.picture && <Picture picture={event.picture} sizes="(min-width: 60rem) 50vw, 85vw" className={css.picture} />}
      </div>
      <div className={css.buttons}>
        <ButtonLink to={`#details-${event.id}`}>{words.details}</ButtonLink>
        <ButtonLink to={`/calendar/${event.id}.ics`} line>
          {words.calendar}
        </ButtonLink>
      </div>
      <EventDetails event={event} />
    </article>
  );
}
