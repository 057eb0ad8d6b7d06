import { blog } from "content/pages/blog.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { SectionHead } from "web/sections/section-head.tsx";
import css from "./narrowing-band.module.css";

const { size, files: filesOf } = blog.article;

type NarrowingBandProps = SectionProps & {
  heading: string;
  lead: string;
  rows: readonly { readonly filter: string; readonly files: string; readonly gigabytes: number }[];
  foot: ReactNode;
};

const SIDE = 300;

/** What each filter leaves, as nested squares with areas to scale. */
export function NarrowingBand({ id, label, heading, lead, rows, foot }: NarrowingBandProps) {
  const whole = rows[0]?.gigabytes ?? 1;
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead heading={heading} lead={lead} />
      <div className={css.pair}>
        <svg
          viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`}
          className={css.squares}
          role="img"
          aria-label={rows.map(({ filter, gigabytes }) => `${filter}: ${size(gigabytes)}`).join("; ")}
        >
          {rows.map(({ filter, gigabytes }) => {
            const side = Math.round(SIDE * Math.sqrt(gigabytes / whole));
            return <rect key={filter} x={0} y={SIDE - side} width={side} height={side} />;
          })}
        </svg>
        <ol className={css.rows}>
          {rows.map(({ filter, files, gigabytes }, i) => (
            <li key={filter}>
              <span className={css.filter}>{filter}</span>
              <b>{i === rows.length - 1 ? <mark>{size(gigabytes)}</mark> : size(gigabytes)}</b>
              <span className={text.mono}>{filesOf(files)}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className={classNames(text.mono, css.foot)}>{foot}</p>
    </Sheet>
  );
}
