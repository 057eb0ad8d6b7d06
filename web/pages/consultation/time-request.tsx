import { company } from "content/company.ts";
import { fill } from "content/fill.ts";
import { consultation } from "content/pages.ts";
import { labels } from "content/words.ts";
import { type SubmitEvent, useState } from "react";
import { AnsweredBy } from "web/contact-form/answered-by.tsx";
import { MOST_TIMES, timesAddress } from "web/contact-form/requested-times.ts";
import { Button } from "web/parts/button.tsx";
import { dayInWords } from "web/parts/calendar-day.ts";
import { classNames } from "web/parts/class-names.ts";
import { useMinute } from "web/parts/minute.ts";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import { anyDay, bookableDays } from "./bookable-days.ts";
import { ChosenTimes } from "./chosen-times.tsx";
import { DayTabs } from "./day-tabs.tsx";
import { Clocks, HalfHours } from "./half-hours.tsx";
import css from "./time-request.module.css";

const words = consultation.booking.request;

/**
 * A request for a consultation: up to three half hours within the next ten business days. Leads to the contact form with the times in the
 * message. The built page has no dates, so it does not become outdated. The browser fills in the days without moving anything.
 */
export function TimeRequest() {
  const now = useMinute();
  const [wanted, setWanted] = useState("");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [said, setSaid] = useState({ text: "", times: 0 });
  const { days, holidays } = now === null ? { days: [], holidays: [] } : bookableDays(now);
  const day = days.find(({ day }) => day === wanted) ?? days.find(({ halfHours }) => halfHours.some(({ isTooSoon }) => !isTooSoon));
  const zone = now === null ? company.hours.zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const say = (text: string) => setSaid({ text, times: said.times + 1 });

  const choose = (at: number, isTooSoon = false) => {
    if (isTooSoon) return say(words.early);
    if (chosen.includes(at)) setChosen(chosen.filter((other) => other !== at));
    else if (chosen.length < MOST_TIMES) setChosen([...chosen, at]);
    const isFull = !chosen.includes(at) && chosen.length === MOST_TIMES;
    say(isFull ? words.full : "");
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen.length === 0) say(words.empty);
    else location.assign(timesAddress(chosen, zone));
  };

  return (
    <form className={css.request} action="/contact" onSubmit={submit}>
      <p className={css.said} role="status">
        <span key={said.times}>{said.text}</span>
      </p>
      <div className={css.head}>
        <Stamp word={labels.form} letter="4" />
        <h3>{words.title}</h3>
        <Clocks at={day?.halfHours[0]?.at} zone={zone} />
      </div>
      <DayTabs days={days} chosen={chosen} current={day?.day} onPick={setWanted} />
      <HalfHours day={day?.day} halfHours={day?.halfHours ?? anyDay()} chosen={chosen} zone={zone} onChoose={choose} />
      <div className={css.foot}>
        <ChosenTimes chosen={chosen} zone={zone} onRemove={(at) => choose(at)} />
        <div className={css.submit}>
          <Button type="submit">{words.submit}</Button>
          <AnsweredBy />
          <p className={text.mono}>{words.note}</p>
        </div>
        <ul className={classNames(text.mono, css.notes)}>
          {holidays.map(({ day, name }) => (
            <li key={day}>{fill(words.closed, { day: dayInWords(day), holiday: name })}</li>
          ))}
          {day?.halfHours.some(({ isTooSoon }) => isTooSoon) && <li>{words.tooSoon}</li>}
        </ul>
      </div>
    </form>
  );
}
