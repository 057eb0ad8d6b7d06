import type { Described } from "./describe.ts";
import css from "./elusion.module.css";

/** The likelihood curve with its interval filled. Labels keep their size when the curve is stretched. */
export function IntervalDrawing({ picture }: { picture: Described["picture"] }) {
  return (
    <svg className={css.interval} role="img" aria-label={picture.label}>
      <svg viewBox="0 0 600 118" preserveAspectRatio="none" height="88%" aria-hidden="true">
        <path className={css.inside} d={picture.inside} />
        <path d={picture.curve} />
        <path d={picture.edges} />
        <path className={css.point} d={picture.point} />
        <path d="M0 116H600" />
      </svg>
      {picture.low > 11 && (
        <text className={css.low} x={`${picture.low}%`} dx="-6" y="60%">
          {picture.lowLabel}
        </text>
      )}
      <text x={`${picture.high}%`} dx="6" y="60%">
        {picture.highLabel}
      </text>
      {picture.ticks.map(({ at, label }) => (
        <text className={css.tick} key={at} x={`${at}%`} y="99%">
          {label}
        </text>
      ))}
    </svg>
  );
}
