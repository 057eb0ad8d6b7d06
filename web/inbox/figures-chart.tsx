import { claims } from "content/claims.ts";
import type { FiguresView } from "content/wire/desk.ts";
import text from "web/parts/text.module.css";
import css from "./figures.module.css";

const [column, height, top] = [40, 180, 20];

/** One column per week: the messages received, and those answered in time. */
export function FiguresChart({ weeks }: Pick<FiguresView, "weeks">) {
  const most = Math.max(4, ...weeks.map(({ received }) => received));
  const scale = (count: number) => (count / most) * height;
  const base = top + height;
  const width = weeks.length * column;
  return (
    <figure className={css.chart}>
      <figcaption className={css.key}>
        <span className={text.mono}>
          <i className={css.kept} /> replied within {claims.responseHours.figure}
        </span>
        <span className={text.mono}>
          <i className={css.received} /> all messages of the week
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <section className={css.wide} aria-label="Chart" tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${base + 30}`}
          role="img"
          aria-label={`Messages and replies in time, week by week; the table below has the same.`}
        >
          <path d={`M0 ${base + 0.5}H${width}`} className={css.axis} />
          {weeks.map(({ week, received, twoHours }, i) => {
            const x = i * column + 5;
            return (
              <g key={week}>
                <rect x={x} y={base - scale(received)} width={column - 10} height={scale(received)} className={css.received} />
                <rect x={x} y={base - scale(twoHours.kept)} width={column - 10} height={scale(twoHours.kept)} className={css.kept} />
                {received > 0 && (
                  <text x={x + (column - 10) / 2} y={base - scale(received) - 5} className={css.count}>
                    {received}
                  </text>
                )}
                {i % 4 === weeks.length % 4 && (
                  <text x={x} y={base + 18} className={css.week}>
                    {week}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </section>
    </figure>
  );
}
