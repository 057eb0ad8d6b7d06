import { dayOfBuild } from "content/build-time.ts";
import { dayParts, longDay } from "content/calendar-day.ts";
import { events, type SiteEvent } from "content/events.ts";
import { events as content } from "content/pages.ts";
import { eventTypes } from "content/words.ts";
import { Island } from "web/islands/island.tsx";
import { AddressDialog } from "web/layout/address-dialog.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import button from "web/parts/button.module.css";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { FactList, TextList } from "web/parts/fact-list.tsx";
import { ButtonLink, Buttons, GoLink } from "web/parts/link.tsx";
import { Picture } from "web/parts/picture.tsx";
import rows from "web/parts/rows.module.css";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import { SectionHead } from "web/sections/section-head.tsx";
import css from "./events-upcoming.module.css";
import { endOf, hours, partition } from "./schedule.ts";
import { useSchedule } from "./use-schedule.ts";

const A = 65;

export function EventsUpcoming({ id, label }: SectionProps) {
  const asOf = dayOfBuild();
  const { upcoming } = partition(events, asOf);
  return (
    <Sheet id={id} label={label} heading={content.upcoming.heading}>
      <Island
        name="upcoming-events"
        of={UpcomingEvents}
        props={{ asOf }}
        live={Math.min(...upcoming.map(endOf))}
      />
    </Sheet>
  );
}

/** The island starts by itself once the first event is over, and takes it from the list. */
export function UpcomingEvents({ asOf }: { asOf: number }) {
  const { upcoming } = useSchedule(asOf);
  if (upcoming.length === 0) {
    return (
      <div className={blocks.stack}>
        <h2 className={text.h1}>{content.upcoming.empty.heading}</h2>
        <p className={text.lead}>{content.upcoming.empty.text}</p>
        <Buttons actions={[content.upcoming.empty.action]} />
      </div>
    );
  }
  return (
    <>
      <SectionHead heading={content.upcoming.heading} />
      {upcoming.map((event, i) => (
        <UpcomingEvent key={event.id} event={event} letter={String.fromCharCode(A + i)} />
      ))}
      <p className={classNames(text.offPaper, blocks.foot)}>
        <GoLink to="/calendar/events.ics">{content.upcoming.subscribe}</GoLink>
      </p>
    </>
  );
}

function UpcomingEvent({ event, letter }: { event: SiteEvent; letter: string }) {
  const { weekday, number, month, year } = dayParts(event.date);
  const [subject, rest] = event.title.split(": ");
  return (
    <article id={event.id} className={classNames(composed.paper, css.event)}>
      <p className={css.date}>
        <time dateTime={`${event.date}T${event.time.start}`}>
          <span className={text.mono}>{weekday}</span>
          <b>{number}</b>
          <span className={text.item}>
            {month} {year}
          </span>
        </time>
      </p>
      <div className={classNames(blocks.stack, folders.large)}>
        <p className={css.kind}>
          <Stamp word={eventTypes[event.type].one} letter={letter} />
          <span className={text.mono}>
            {event.isVirtual ? content.upcoming.virtual : content.upcoming.inPerson}
            {event.featured && `, ${content.upcoming.featured}`}
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
        {event.picture && (
          <Picture
            picture={event.picture}
            sizes="(min-width: 60rem) 50vw, 85vw"
            className={css.picture}
          />
        )}
      </div>
      <div className={button.row}>
        <ButtonLink to={`#details-${event.id}`}>{content.upcoming.details}</ButtonLink>
        <ButtonLink to={`/calendar/${event.id}.ics`} line>
          {content.upcoming.calendar}
        </ButtonLink>
      </div>
      <EventDetails event={event} />
    </article>
  );
}

/** The details of an event, at the address /events#details-{id}. */
function EventDetails({ event }: { event: SiteEvent }) {
  const id = `details-${event.id}`;
  const day = `${dayParts(event.date).weekday}, ${longDay(event.date)}`;
  return (
    <AddressDialog
      id={id}
      back="#upcoming"
      note={day}
      close={content.details.close}
      className={css.details}
    >
      <h4 id={`${id}-title`} className={text.part}>
        {event.title}
      </h4>
      <p className={text.sub}>{event.description}</p>
      <EventFacts event={event} />
      {event.details && (
        <>
          <h5 className={text.monoInk}>{content.details.program}</h5>
          <ol className={classNames(rows.short, text.small)}>
            {event.details.program.map(({ at, text: item }) => (
              <li key={at}>
                <span className={text.monoInk}>{at}</span>
                <span>{item}</span>
              </li>
            ))}
          </ol>
          <h5 className={text.monoInk}>{content.details.notes}</h5>
          <TextList items={event.details.notes} className={classNames(text.note, rows.lines)} />
        </>
      )}
      <div className={button.row}>
        <ButtonLink to={content.details.reserve.to} small>
          {content.details.reserve.label}
        </ButtonLink>
        <ButtonLink to={`/calendar/${event.id}.ics`} line small>
          {content.upcoming.calendar}
        </ButtonLink>
      </div>
    </AddressDialog>
  );
}

function EventFacts({ event }: { event: SiteEvent }) {
  const facts = [
    [content.upcoming.time, `${hours(event)}, ${content.upcoming.zone}`],
    [content.upcoming.place, [event.location, event.address].filter(Boolean).join(", ")],
    [content.upcoming.speaker, event.speaker],
  ] as const;
  return <FactList className={classNames(text.mono, css.facts)} facts={facts} />;
}
