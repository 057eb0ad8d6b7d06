import { firstWeek } from "content/specimen/exhibits/first-week.ts";
import { Exhibit } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./first-week-exhibit.module.css";

const { title, note, foot, days, tasks } = firstWeek;

/** The suite's first week on a matter: what runs when, and when people check it. */
export function FirstWeekExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ul className={css.week}>
        {tasks.map(({ task, spans, person }) => (
          <li key={task} className={person ? css.person : undefined}>
            <span>{task}</span>
            <svg viewBox="0 0 400 20" preserveAspectRatio="none" aria-hidden="true">
              <path d="M80 0v20M160 0v20M240 0v20M320 0v20" />
              {spans.map(([from, to]) => (
                <rect key={from} x={from * 10} y="3" width={(to - from) * 10} height="14" />
              ))}
            </svg>
          </li>
        ))}
        <li className={classNames(text.mono, css.days)} aria-hidden="true">
          <span />
          <span>
            {days.map((day) => (
              <i key={day}>{day}</i>
            ))}
          </span>
        </li>
      </ul>
    </Exhibit>
  );
}
