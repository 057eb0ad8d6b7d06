import { Exhibit } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./first-week-exhibit.module.css";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];
/** Hours of a working week of forty, by task. The last row is not done by a machine. */
const tasks = [
  { task: "Load, detect languages", spans: [[0, 6]] },
  { task: "Translate, transcribe, read ink", spans: [[4, 17]] },
  { task: "Images and video", spans: [[6, 12]] },
  { task: "Personal data, privilege screen", spans: [[12, 22]] },
  {
    task: "Summaries, chronology",
    spans: [
      [17, 26],
      [30, 33],
    ],
  },
  {
    task: "A person checks",
    spans: [
      [5, 7],
      [12, 16],
      [20, 24],
      [26, 31],
      [33, 40],
    ],
    person: true,
  },
] as const;

/** The first week of the suite on a matter: what runs when, and when people check it. */
export function FirstWeekExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="First week on a matter"
      note="486,112 items"
      foot="Yellow is people. First questions answered on Friday. Specimen matter"
    >
      <ul className={css.week}>
        {tasks.map(({ task, spans, ...who }) => (
          <li key={task} className={"person" in who ? css.person : undefined}>
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
