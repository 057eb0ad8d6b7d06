import { dayOfBuild } from "content/build-time.ts";
import { dayParts } from "content/calendar-day.ts";
import { events } from "content/events.ts";
import { events as content } from "content/pages.ts";
import { eventTypes } from "content/words.ts";
import { Island } from "web/islands/island.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { Picture } from "web/parts/picture.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import { SectionHead } from "web/sections/section-head.tsx";
import css from "./events-past.module.css";
import { endOf, partition } from "./schedule.ts";
import { useSchedule } from "./use-schedule.ts";

/** SPEC §9: event cards rotate modulo 4. */
const STOCKS = 4;

/** Past events as torn tickets. */
export function EventsPast({ id, label }: SectionProps) {
  const asOf = dayOfBuild();
  const { upcoming } = partition(events, asOf);
  return (
    <Sheet id={id} label={label} heading={content.past.heading} ground="board">
      <SectionHead heading={content.past.heading} lead={content.past.lead} />
      <Island
        name="past-events"
        of={PastEvents}
        props={{ asOf }}
        live={Math.min(...upcoming.map(endOf))}
      />
    </Sheet>
  );
}

/** The island starts by itself once another event is over, and adds it. */
export function PastEvents({ asOf }: { asOf: number }) {
  const { past } = useSchedule(asOf);
  return (
    <ul className={classNames(blocks.twos, css.tickets)}>
      {past.map(({ id: key, title, type, date, location, speaker, description, picture }, i) => {
        const { shortMonth, number, year } = dayParts(date);
        return (
          <li
            key={key}
            id={key}
            className={classNames(composed.paper, folders[`stock${(i % STOCKS) + 1}`])}
          >
            <p className={css.stub}>
              <time dateTime={date}>
                <b className={text.heading}>
                  {shortMonth}
                  <br />
                  {number}
                </b>
                <span className={text.mono}>{year}</span>
              </time>
            </p>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 60rem) 40vw, 75vw"
                className={css.picture}
              />
            )}
            <div className={css.words}>
              <h3>{title}</h3>
              <p>{description}</p>
              <p className={text.mono}>
                {speaker}, {location}
              </p>
              <p className={classNames(text.mono, css.type)}>{eventTypes[type].one}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
