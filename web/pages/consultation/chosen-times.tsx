import { company } from "content/company.ts";
import { fill } from "content/fill.ts";
import { consultation } from "content/pages.ts";
import { momentWords } from "content/wire/zoned-time.ts";
import { useRef } from "react";
import { MOST_TIMES, otherClock } from "web/contact-form/requested-times.ts";
import { classNames } from "web/parts/class-names.ts";
import { Icon } from "web/parts/icon.tsx";
import text from "web/parts/text.module.css";
import css from "./time-request.module.css";

const words = consultation.booking.request;

type ChosenTimesProps = { readonly chosen: readonly number[]; readonly zone: string; readonly onRemove: (at: number) => void };

/** Three places for the chosen times, in order of choice, each with a button to remove it. */
export function ChosenTimes({ chosen, zone, onRemove }: ChosenTimesProps) {
  const list = useRef<HTMLOListElement>(null);
  // The pressed button disappears, so the list takes the focus for keyboard users.
  const remove = (at: number) => {
    onRemove(at);
    list.current?.focus();
  };
  return (
    <ol ref={list} tabIndex={-1} className={css.chosen} aria-label={words.choices}>
      {words.places.slice(0, MOST_TIMES).map((place, i) => (
        <li key={place} className={classNames(chosen[i] !== undefined && css.filled)}>
          <span className={text.mono}>{place}</span>
          <Place at={chosen[i]} zone={zone} onRemove={remove} />
        </li>
      ))}
    </ol>
  );
}

function Place({ at, zone, onRemove }: { at: number | undefined; zone: string; onRemove: (at: number) => void }) {
  if (at === undefined) return <span className={css.none}>{words.none}</span>;
  const { weekday, month, day, time, zone: abbreviation } = momentWords(at, company.hours.zone);
  const there = otherClock(at, zone);
  const [date, hour] = [`${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}`, `${time} ${abbreviation}`];
  return (
    <>
      <b>
        <span>{date},</span> <span>{hour}</span>
      </b>
      <small>{there && `${there.weekday.slice(0, 3)}, ${there.time} ${there.zone}, ${words.yours}`}</small>
      <button type="button" aria-label={fill(words.remove, { day: date, time: hour })} onClick={() => onRemove(at)}>
        <Icon name="cross" />
      </button>
    </>
  );
}
