import { company } from "content/company.ts";
import { fill } from "content/fill.ts";
import { consultation } from "content/pages.ts";
import { momentWords } from "content/wire/zoned-time.ts";
import { otherClock } from "web/contact-form/requested-times.ts";
import { dayInWords } from "web/parts/calendar-day.ts";
import control from "web/parts/control-label.module.css";
import text from "web/parts/text.module.css";
import type { HalfHour } from "./bookable-days.ts";
import css from "./time-request.module.css";

const words = consultation.booking.request;

type HalfHoursProps = {
  /** Undefined until the browser's clock is known. */
  readonly day: string | undefined;
  readonly halfHours: readonly HalfHour[];
  readonly chosen: readonly number[];
  /** The visitor's time zone (IANA). */
  readonly zone: string;
  /** Also called for a half hour that is too soon, which can be focused so that the reason can be given. */
  readonly onChoose: (at: number, isTooSoon: boolean) => void;
};

/** The half hours of one day as checkboxes, in the office's time, with the visitor's time below when it differs. */
export function HalfHours({ day, halfHours, chosen, zone, onChoose }: HalfHoursProps) {
  const isMorning = ({ at }: HalfHour) => momentWords(at, company.hours.zone).time.endsWith("AM");
  return (
    <fieldset className={css.day} disabled={!day}>
      <legend>{day ? dayInWords(day) : words.anyDay}</legend>
      {[
        { name: words.morning, part: halfHours.filter(isMorning) },
        { name: words.afternoon, part: halfHours.filter((halfHour) => !isMorning(halfHour)) },
      ].map(({ name, part }) => (
        <div key={name} className={css.half}>
          <p className={text.mono}>{name}</p>
          <div className={css.times}>
            {part.map(({ at, isTooSoon }) => (
              <label key={at}>
                <input
                  className={control.control}
                  type="checkbox"
                  checked={chosen.includes(at)}
                  aria-disabled={isTooSoon}
                  onChange={() => onChoose(at, isTooSoon)}
                />
                <Time at={at} zone={zone} />
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** "Chicago time, CST", and the visitor's zone when its time differs from the office's at `at`. */
export function Clocks({ at, zone }: { at: number | undefined; zone: string }) {
  const other = at === undefined ? null : otherClock(at, zone);
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return (
    <p className={text.mono}>
      {at === undefined ? words.office : fill(words.officeClock, { abbreviation: momentWords(at, company.hours.zone).zone })}
      {other && fill(words.yourClock, { clock: city === other.zone ? city : `${city}, ${other.zone}` })}
    </p>
  );
}

function Time({ at, zone }: { at: number; zone: string }) {
  const here = momentWords(at, company.hours.zone);
  const there = otherClock(at, zone);
  const day = there && there.day !== here.day ? `${there.weekday.slice(0, 3)} ` : "";
  return (
    <span className={css.time}>
      <b>{here.time}</b>
      {there && (
        <small>
          {day}
          {there.time}
          <span className={text.hidden}> {words.yours}</span>
        </small>
      )}
    </span>
  );
}
