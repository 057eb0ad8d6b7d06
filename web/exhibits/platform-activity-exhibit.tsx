import { platformActivity } from "content/specimen/exhibits/microsoft-365.ts";
import { Fragment } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import exhibit from "./exhibit.module.css";
import { Axis, Exhibit } from "./exhibit.tsx";
import css from "./platform-activity-exhibit.module.css";
import { strokes } from "./strokes.ts";

/** A day of audit events by custodian, and the two hours that matter. */
export function PlatformActivityExhibit() {
  return (
    <Exhibit
      title={platformActivity.title}
      note={platformActivity.note}
      foot={platformActivity.foot}
    >
      <div className={css.day}>
        <ul className={text.mono}>
          {platformActivity.lanes.map((custodian, i) => (
            <li key={custodian.name}>
              <span>{custodian.name}</span>
              <Strip seed={i + 7} {...custodian} />
            </li>
          ))}
        </ul>
        <Axis ticks={platformActivity.ticks} />
      </div>
      <ol className={classNames(text.mono, exhibit.entries, css.events)}>
        {platformActivity.events.map(({ time, operation, amount }) => (
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

/** One custodian's day in 72 slots of twenty minutes. In a burst every slot is filled. */
function Strip({
  name,
  busy,
  burst,
  seed,
}: {
  name: string;
  busy: number;
  burst?: readonly [from: number, to: number];
  seed: number;
}) {
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
      aria-label={burst ? platformActivity.burst(name) : platformActivity.ordinary(name)}
    >
      {burst && (
        <rect
          x={burst[0] * 5 - 4}
          y="-3"
          width={(burst[1] - burst[0]) * 5 + 12}
          height="28"
          fill="var(--mark)"
        />
      )}
      <path
        stroke="var(--ink)"
        vectorEffect="non-scaling-stroke"
        d={strokes(
          ordinary.map((slot) => [slot, 12]),
          11,
        )}
      />
      {burst && (
        <path
          stroke="var(--on-mark)"
          vectorEffect="non-scaling-stroke"
          d={strokes(
            slots.filter(isBurst).map((slot) => [slot, 22]),
            11,
          )}
        />
      )}
    </svg>
  );
}

/**
 * Numbers between 0 and 1, the same for a seed on every machine (Park and Miller 1988). Server and
 * browser must draw the same.
 */
function random(seed: number) {
  let state = seed * 99_991;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
