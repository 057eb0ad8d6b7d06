import { Fragment } from "react";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { Axis, Exhibit } from "./exhibit.tsx";
import { random } from "./random.ts";
import css from "./siemly-activity-exhibit.module.css";
import { strokes } from "./strokes.ts";

const custodians = [
  { name: "R. Castellan", busy: 0.5 },
  { name: "D. Amadi", busy: 0.34, burst: [49, 55] },
  { name: "J. Prentiss", busy: 0.42 },
  { name: "K. Ostrow", busy: 0.2 },
] as const;
const events = [
  ["16:22:07", "FileDownloaded", "212 items"],
  ["17:41:30", "FileDeleted", "212 items"],
  ["17:44:02", "FileDeletedFirstStageRecycleBin", "212 items"],
  ["18:40:00", "Hold placed", "by counsel"],
] as const;

/** A day of audit events by custodian, and the two hours that matter. */
export function SiemlyActivityExhibit({ letter = "C-1" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Siemly: custodian activity"
      note="24 h, 4 custodians"
      foot="Operations as the Microsoft 365 audit log names them"
    >
      <div className={css.day}>
        <ul className={text.mono}>
          {custodians.map((custodian, i) => (
            <li key={custodian.name}>
              <span>{custodian.name}</span>
              <Strip seed={i + 7} {...custodian} />
            </li>
          ))}
        </ul>
        <Axis ticks={["00:00", "06:00", "12:00", "18:00", "24:00"]} />
      </div>
      <ol className={classNames(text.mono, css.events)}>
        {events.map(([time, operation, amount]) => (
          <li key={time}>
            <span>{time}</span>
            <b>
              {operation.split(/(?=[A-Z])/).map((word) => (
                <Fragment key={word}>
                  {word}
                  <wbr />
                </Fragment>
              ))}
            </b>
            <span>{amount}</span>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}

/** One custodian's day in twenty-minute strokes; a burst is a solid block of them. */
function Strip({ name, busy, burst, seed }: { name: string; busy: number; burst?: readonly [from: number, to: number]; seed: number }) {
  const next = random(seed);
  const slots = Array.from({ length: 72 }, (_, i) => i);
  const isBurst = (i: number) => burst !== undefined && i >= burst[0] && i <= burst[1];
  const isOn = slots.map((i) => next() < busy * (i > 22 && i < 56 ? 1.5 : 0.25));
  const ordinary = slots.filter((i) => isOn[i] && !isBurst(i) && i + 1 !== burst?.[0]);
  return (
    <svg
      viewBox="0 0 360 22"
      preserveAspectRatio="none"
      role="img"
      aria-label={burst ? `${name}: a burst from 16:20 to 18:40` : `${name}: ordinary activity`}
    >
      {burst && <rect x={burst[0] * 5 - 4} y="-3" width={(burst[1] - burst[0]) * 5 + 12} height="28" />}
      <path
        d={strokes(
          ordinary.map((slot) => [slot, 12]),
          11,
        )}
      />
      {burst && (
        <path
          className={css.struck}
          d={strokes(
            slots.filter(isBurst).map((slot) => [slot, 22]),
            11,
          )}
        />
      )}
    </svg>
  );
}
