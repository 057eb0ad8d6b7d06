import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { momentWords } from "content/wire/zoned-time.ts";
import { useQuery } from "web/islands/address.ts";
import { Anchor } from "web/parts/link.tsx";
import css from "./chosen-time.module.css";
import { timesIn } from "./requested-times.ts";

/**
 * The half hours chosen on /consultation, above the form that asks for them. Nothing when the
 * address names none.
 */
export function ChosenTime() {
  const times = timesIn(new URLSearchParams(useQuery()));
  if (times.length === 0) return null;
  return (
    <div className={css.chosen}>
      <div>{times.length === 1 ? contactForm.chosen.one : contactForm.chosen.many}</div>
      <ol>
        {times.map((at) => (
          <li key={at}>{inWords(at)}</li>
        ))}
      </ol>
      <div>
        <a href="#form">{contactForm.chosen.confirm}</a>{" "}
        <Anchor to="/consultation#booking-widget">{contactForm.chosen.change}</Anchor>
      </div>
    </div>
  );
}

/** "Wednesday, December 2, 11:00 AM CST" */
function inWords(at: number): string {
  const { weekday, month, day, time, zone } = momentWords(at, company.hours.zone);
  return `${weekday}, ${month} ${day}, ${time} ${zone}`;
}
