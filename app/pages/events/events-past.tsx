import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { SectionHead } from "#app/sections/section-head.tsx";
import { dayParts } from "#app/ui/calendar-day.ts";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { eventTypes } from "#content/events.ts";
import { events } from "#content/pages/events.ts";
import css from "./events-past.module.css";
import { useSchedule } from "./use-schedule.ts";

const { past: words } = events;
/** SPEC §9: event cards rotate modulo 4. */
const STOCKS = 4;

/** Past events as torn tickets. */
export function EventsPast({ id, label }: SectionProps) {
  const { past } = useSchedule();
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead heading={words.heading} lead={words.lead} />
      <ul className={css.tickets}>
        {past.map(({ id: key, title, type, date, location, speaker, description }, i) => {
          const { shortMonth, number, year } = dayParts(date);
          return (
            <li key={key} id={key} className={css[`stock${(i % STOCKS) + 1}`]}>
              <p className={css.stub}>
                <time dateTime={date}>
                  <b>
                    {shortMonth}
                    <br />
                    {number}
                  </b>
                  <span className={text.mono}>{year}</span>
                </time>
              </p>
              <div className={css.words}>
                <h3>{title}</h3>
                <p>{description}</p>
                <p className={classNames(text.mono, css.who)}>
                  {speaker}, {location}
                </p>
                <p className={classNames(text.mono, css.type)}>{eventTypes[type].one}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
