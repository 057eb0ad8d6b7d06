import { dayInWords, dayParts } from "content/calendar-day.ts";
import { company } from "content/company.ts";
import { fill } from "content/fill.ts";
import { consultation } from "content/pages.ts";
import { momentWords, wallTime } from "content/wire/zoned-time.ts";
import { labels } from "content/words.ts";
import { type SubmitEvent, useRef, useState } from "react";
import { AnsweredBy } from "web/contact-form/answered-by.tsx";
import { MOST_TIMES, otherClock, timesAddress } from "web/contact-form/requested-times.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import control from "web/parts/control-label.module.css";
import { Icon } from "web/parts/icon.tsx";
import { useMinute } from "web/parts/minute.ts";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import {
  anyDay,
  type BookableDay,
  bookableDays,
  DAYS_OFFERED,
  type HalfHour,
} from "./bookable-days.ts";
import css from "./time-request.module.css";

/**
 * A request for a consultation: up to three half hours within the next ten business days. Leads to
 * the contact form with the times in the message. The built page has no dates, so it does not
 * become outdated. The browser fills in the days without moving anything.
 */
export function TimeRequest() {
  const now = useMinute();
  const [wanted, setWanted] = useState("");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [said, setSaid] = useState({ text: "", times: 0 });
  const { days, holidays } = now === null ? { days: [], holidays: [] } : bookableDays(now);
  const day =
    days.find(({ day }) => day === wanted) ??
    days.find(({ halfHours }) => halfHours.some(({ isTooSoon }) => !isTooSoon));
  const zone = now === null ? company.hours.zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const say = (text: string) => setSaid({ text, times: said.times + 1 });

  const choose = (at: number, isTooSoon = false) => {
    if (isTooSoon) return say(consultation.booking.request.early);
    if (chosen.includes(at)) setChosen(chosen.filter((other) => other !== at));
    else if (chosen.length < MOST_TIMES) setChosen([...chosen, at]);
    const isFull = !chosen.includes(at) && chosen.length === MOST_TIMES;
    say(isFull ? consultation.booking.request.full : "");
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen.length === 0) say(consultation.booking.request.empty);
    else location.assign(timesAddress(chosen, zone));
  };

  return (
    <form className={css.request} action="/contact" onSubmit={submit}>
      <p className={css.said} role="status">
        <span key={said.times}>{said.text}</span>
      </p>
      <div className={css.head}>
        <Stamp word={labels.form} letter="4" />
        <h3>{consultation.booking.request.title}</h3>
        <Clocks at={day?.halfHours[0]?.at} zone={zone} />
      </div>
      <DayTabs days={days} chosen={chosen} current={day?.day} onPick={setWanted} />
      <HalfHours
        day={day?.day}
        halfHours={day?.halfHours ?? anyDay()}
        chosen={chosen}
        zone={zone}
        onChoose={choose}
      />
      <div className={css.foot}>
        <ChosenTimes chosen={chosen} zone={zone} onRemove={(at) => choose(at)} />
        <div className={css.submit}>
          <Button type="submit">{consultation.booking.request.submit}</Button>
          <AnsweredBy />
          <p className={text.mono}>{consultation.booking.request.note}</p>
        </div>
        <ul className={classNames(text.mono, css.notes)}>
          {holidays.map(({ day, name }) => (
            <li key={day}>
              {fill(consultation.booking.request.closed, { day: dayInWords(day), holiday: name })}
            </li>
          ))}
          {day?.halfHours.some(({ isTooSoon }) => isTooSoon) && (
            <li>{consultation.booking.request.tooSoon}</li>
          )}
        </ul>
      </div>
    </form>
  );
}

type DayTabsProps = {
  /** Empty until the browser's clock is known. */
  readonly days: readonly BookableDay[];
  readonly chosen: readonly number[];
  readonly current: string | undefined;
  readonly onPick: (day: string) => void;
};

/**
 * The days as tabs, with a gap between weeks. They are radio buttons, so the arrow keys move
 * between days.
 */
function DayTabs({ days, chosen, current, onPick }: DayTabsProps) {
  return (
    <fieldset className={css.days}>
      <legend className={text.hidden}>{consultation.booking.request.days}</legend>
      {days.length === 0 &&
        Array.from({ length: DAYS_OFFERED }, (_, i) => (
          <span key={String(i)} className={css.blank} />
        ))}
      {days.map(({ day }, i) => {
        const { weekday, number, shortMonth } = dayParts(day);
        const count = chosen.filter((at) => wallTime(at, company.hours.zone).day === day).length;
        return (
          <label key={day} data-monday={startsWeek(day, days[i - 1]?.day) ? "" : undefined}>
            <input
              className={control.control}
              type="radio"
              name="day"
              value={day}
              checked={day === current}
              onChange={() => onPick(day)}
            />
            <span className={text.hidden}>
              {dayInWords(day)}
              {count > 0 && fill(consultation.booking.request.dayChosen, { count })}
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

type HalfHoursProps = {
  /** Undefined until the browser's clock is known. */
  readonly day: string | undefined;
  readonly halfHours: readonly HalfHour[];
  readonly chosen: readonly number[];
  /** The visitor's time zone (IANA). */
  readonly zone: string;
  /**
   * Also called for a half hour that is too soon, which can be focused so that the reason can be
   * given.
   */
  readonly onChoose: (at: number, isTooSoon: boolean) => void;
};

/**
 * The half hours of one day as checkboxes, in the office's time, with the visitor's time below when
 * it differs.
 */
function HalfHours({ day, halfHours, chosen, zone, onChoose }: HalfHoursProps) {
  const isMorning = ({ at }: HalfHour) => momentWords(at, company.hours.zone).time.endsWith("AM");
  return (
    <fieldset className={css.day} disabled={!day}>
      <legend>{day ? dayInWords(day) : consultation.booking.request.anyDay}</legend>
      {[
        { name: consultation.booking.request.morning, part: halfHours.filter(isMorning) },
        {
          name: consultation.booking.request.afternoon,
          part: halfHours.filter((halfHour) => !isMorning(halfHour)),
        },
      ].map(({ name, part }) => (
        <div key={name} className={css.half}>
          <p className={text.mono}>{name}</p>
          <div className={css.times}>
            {part.map(({ at, isTooSoon }) => (
              // By the hour, so that a translator's words stay when the day is known or changes.
              <label key={momentWords(at, company.hours.zone).time}>
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
function Clocks({ at, zone }: { at: number | undefined; zone: string }) {
  const other = at === undefined ? null : otherClock(at, zone);
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return (
    <p className={text.mono}>
      {at === undefined
        ? consultation.booking.request.office
        : fill(consultation.booking.request.officeClock, {
            abbreviation: momentWords(at, company.hours.zone).zone,
          })}
      {other &&
        fill(consultation.booking.request.yourClock, {
          clock: city === other.zone ? city : `${city}, ${other.zone}`,
        })}
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
          <span className={text.hidden}> {consultation.booking.request.yours}</span>
        </small>
      )}
    </span>
  );
}

type ChosenTimesProps = {
  readonly chosen: readonly number[];
  readonly zone: string;
  readonly onRemove: (at: number) => void;
};

/** Three places for the chosen times, in order of choice, each with a button to remove it. */
function ChosenTimes({ chosen, zone, onRemove }: ChosenTimesProps) {
  const list = useRef<HTMLOListElement>(null);
  // The pressed button disappears, so the list takes the focus for keyboard users.
  const remove = (at: number) => {
    onRemove(at);
    list.current?.focus();
  };
  return (
    <ol
      ref={list}
      tabIndex={-1}
      className={css.chosen}
      aria-label={consultation.booking.request.choices}
    >
      {consultation.booking.request.places.slice(0, MOST_TIMES).map((place, i) => (
        <li key={place} className={classNames(chosen[i] !== undefined && css.filled)}>
          <span className={text.mono}>{place}</span>
          <Place at={chosen[i]} zone={zone} onRemove={remove} />
        </li>
      ))}
    </ol>
  );
}

function Place({
  at,
  zone,
  onRemove,
}: {
  at: number | undefined;
  zone: string;
  onRemove: (at: number) => void;
}) {
  if (at === undefined)
    return <span className={css.none}>{consultation.booking.request.none}</span>;
  const { weekday, month, day, time, zone: abbreviation } = momentWords(at, company.hours.zone);
  const there = otherClock(at, zone);
  const [date, hour] = [
    `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}`,
    `${time} ${abbreviation}`,
  ];
  return (
    <>
      <b>
        <span>{date},</span> <span>{hour}</span>
      </b>
      <small>
        {there &&
          `${there.weekday.slice(0, 3)}, ${there.time} ${there.zone}, ${consultation.booking.request.yours}`}
      </small>
      <button
        type="button"
        aria-label={fill(consultation.booking.request.remove, { day: date, time: hour })}
        onClick={() => onRemove(at)}
      >
        <Icon name="cross" />
      </button>
    </>
  );
}
