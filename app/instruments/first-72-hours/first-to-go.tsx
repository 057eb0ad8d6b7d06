import text from "#app/ui/text.module.css";
import css from "./answer.module.css";
import { HoursDrawing } from "./hours-drawing.tsx";
import type { Shown } from "./use-plan.ts";
import { first72Hours as words } from "./words.ts";

/** The date that comes first, and the seventy-two hours in which to act. */
export function FirstToGo({ described, errors }: Shown) {
  const { first, counted, countedFrom, windows } = described;
  const isStale = Object.keys(errors).length > 0;
  return (
    <div className={css.answer} data-stale={isStale ? "" : undefined}>
      <p className={text.mono}>{words.first}</p>
      <p className={css.date}>
        <mark>{first.date}</mark>
      </p>
      <p className={css.detail}>{first.detail}</p>
      <p className={css.counted}>{counted}</p>
      <p className={css.counted}>{countedFrom}</p>
      <HoursDrawing {...described} />
      <dl className={css.windows}>
        {windows.map(({ hours, ends }) => (
          <div key={hours}>
            <dt className={text.mono}>{words.windows[hours]}</dt>
            <dd>{ends}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
