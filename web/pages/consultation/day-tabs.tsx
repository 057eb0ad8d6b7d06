import { company } from "content/company.ts";
import { fill } from "content/fill.ts";
import { consultation } from "content/pages.ts";
import { wallTime } from "content/wire/zoned-time.ts";
import { dayInWords, dayParts } from "web/parts/calendar-day.ts";
import control from "web/parts/control-label.module.css";
import text from "web/parts/text.module.css";
import { type BookableDay, DAYS_OFFERED } from "./bookable-days.ts";
import css from "./time-request.module.css";

const words = consultation.booking.request;

type DayTabsProps = {
  /** Empty until the browser's clock is known. */
  readonly days: readonly BookableDay[];
  readonly chosen: readonly number[];
  readonly current: string | undefined;
  readonly onPick: (day: string) => void;
};

/** The days as tabs, with a gap between weeks. They are radio buttons, so the arrow keys move between days. */
export function DayTabs({ days, chosen, current, onPick }: DayTabsProps) {
  return (
    <fieldset className={css.days}>
      <legend className={text.hidden}>{words.days}</legend>
      {days.length === 0 && Array.from({ length: DAYS_OFFERED }, (_, i) => <span key={String(i)} className={css.blank} />)}
      {days.map(({ day }, i) => {
        const { weekday, number, shortMonth } = dayParts(day);
        const count = chosen.filter((at) => wallTime(at, company.hours.zone).day === day).length;
        return (
          <label key={day} data-monday={startsWeek(day, days[i - 1]?.day) ? "" : undefined}>
            <input className={control.control} type="radio" name="day" value={day} checked={day === current} onChange={() => onPick(day)} />
            <span className={text.hidden}>
              {dayInWords(day)}
              {count > 0 && fill(words.dayChosen, { count })}
            </span>
            <span aria-hidden="true" className={css.tab}>
              <span>{weekday.slice(0, 3)}</span>
              <b>{number}</b>
              <span>{shortMonth}</span>
              {count > 0 && <i />}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Whether a weekend is between `previous` and `day`. */
function startsWeek(day: string, previous = day): boolean {
  const weekOf = (date: string) => Math.floor((Date.parse(date) / 86_400_000 + 3) / 7);
  return weekOf(day) > weekOf(previous);
}
