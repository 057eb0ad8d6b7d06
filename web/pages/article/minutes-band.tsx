import type { LogRow } from "content/articles/index.ts";
import { blog } from "content/pages/blog.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./minutes-band.module.css";

type MinutesBandProps = SectionProps & { heading: string; rows: readonly LogRow[]; foot: ReactNode };

/** A log as a time line: every record is placed by its second. */
export function MinutesBand({ id, label, heading, rows, foot }: MinutesBandProps) {
  const first = seconds(rows[0]?.time);
  const last = seconds(rows.at(-1)?.time);
  const at = (time: string) => 8 + ((seconds(time) - first) / (last - first)) * 984;
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={css.heading}>{heading}</h2>
      <svg
        className={css.clock}
        viewBox="0 0 1000 92"
        preserveAspectRatio="none"
        role="img"
        aria-label={blog.article.records(rows.length, rows[0]?.time ?? "", rows.at(-1)?.time ?? "")}
      >
        <path className={css.ticks} d={Array.from({ length: 62 }, (_, i) => `M${8 + i * 16.13} 92v${i % 5 ? -16 : -30}`).join("")} />
        <path
          className={css.acts}
          d={rows
            .slice(0, -1)
            .map(({ time }) => `M${Math.round(at(time))} 92V14`)
            .join("")}
        />
        <path className={css.hold} d={`M${Math.round(at(rows.at(-1)?.time ?? ""))} 92V0`} />
      </svg>
      <ol className={css.rows}>
        {rows.map(({ time, operation, says }, i) => (
          <li key={time}>
            <span className={text.mono}>{time}</span>
            <b>{i === rows.length - 1 ? <mark>{operation}</mark> : operation}</b>
            <span className={css.says}>{says}</span>
          </li>
        ))}
      </ol>
      <p className={classNames(text.mono, css.foot)}>{foot}</p>
    </Sheet>
  );
}

function seconds(time = "0:0:0"): number {
  const [hours = 0, minutes = 0, rest = 0] = time.split(":").map(Number);
  return hours * 3600 + minutes * 60 + rest;
}
