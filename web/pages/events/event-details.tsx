import type { SiteEvent } from "content/events.ts";
import { events } from "content/pages/events.ts";
import { AddressDialog } from "web/layout/address-dialog.tsx";
import { dayParts, longDay } from "web/parts/calendar-day.ts";
import { ButtonLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { EventFacts } from "./event-facts.tsx";
import css from "./events-upcoming.module.css";

const { details: words, upcoming } = events;

/** The details of an event, at the address /events#details-{id}. */
export function EventDetails({ event }: { event: SiteEvent }) {
  const id = `details-${event.id}`;
  const day = `${dayParts(event.date).weekday}, ${longDay(event.date)}`;
  return (
    <AddressDialog id={id} back="#upcoming" note={day} close={words.close} className={css.details}>
      <h4 id={`${id}-title`}>{event.title}</h4>
      <p className={text.sub}>{event.description}</p>
      <EventFacts event={event} />
      {event.details && (
        <>
          <h5 className={text.monoInk}>{words.program}</h5>
          <ol className={css.program}>
            {event.details.program.map(({ at, text: item }) => (
              <li key={at}>
                <span className={text.monoInk}>{at}</span>
                <span>{item}</span>
              </li>
            ))}
          </ol>
          <h5 className={text.monoInk}>{words.notes}</h5>
          <ul className={css.notes}>
            {event.details.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <div className={css.eventDetailsButtons}>
        <ButtonLink to={words.reserve.to} small>
          {words.reserve.label}
        </ButtonLink>
        <ButtonLink to={`/calendar/${event.id}.ics`} line small>
          {upcoming.calendar}
        </ButtonLink>
      </div>
    </AddressDialog>
  );
}
