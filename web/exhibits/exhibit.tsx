import { frame } from "content/specimen/exhibits/frame.ts";
import type { CitedLine } from "content/specimen/exhibits/query.ts";
import { Fragment, type ReactNode } from "react";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import css from "./exhibit.module.css";

type ExhibitProps = {
  /** The letter on the stamp, "A" or "B-1", of a page's main exhibit; others have none. */
  letter?: string | undefined;
  title: ReactNode;
  /** At the right of the header; hidden when there is no room. */
  note?: ReactNode;
  /** A control at the right of the header; shown at every width. */
  control?: ReactNode;
  foot?: ReactNode;
  word?: string;
  className?: string | undefined;
  id?: string;
  children: ReactNode;
};

/** The frame of every evidence panel: stamped header, body, footnote. It is a size container. */
export function Exhibit({
  letter,
  title,
  note,
  control,
  foot,
  word = frame.stamp,
  className,
  id,
  children,
}: ExhibitProps) {
  return (
    <figure className={classNames(css.exhibit, className)} id={id}>
      <div className={css.head}>
        {letter && <Stamp word={word} letter={letter} />}
        <span className={css.title}>{title}</span>
        {note && <span className={classNames(text.mono, css.note)}>{note}</span>}
        {control}
      </div>
      {children}
      {foot && <figcaption className={classNames(text.mono, css.foot)}>{foot}</figcaption>}
    </figure>
  );
}

/** A caption row inside a panel: what is below, and how much of it. */
export function Caption({ children }: { children: ReactNode }) {
  return <p className={classNames(text.mono, css.caption)}>{children}</p>;
}

/** Two halves with a rule between them: side by side where both fit, else stacked. */
export function Split({ wider, children }: { wider?: "first" | "second"; children: ReactNode }) {
  return (
    <div className={css.split} data-wider={wider}>
      {children}
    </div>
  );
}

/**
 * A share between 0 and 1 as a bar. Hidden from screen readers, because the number is beside it.
 */
export function Bar({ share, on = false }: { share: number; on?: boolean }) {
  return (
    <svg className={css.bar} aria-hidden="true">
      <line x2="100%" y1="6" y2="6" />
      <rect
        className={on ? css.on : undefined}
        width={`${Math.round(share * 1000) / 10}%`}
        height="12"
      />
    </svg>
  );
}

/**
 * An odd number of ticks below a drawing, because every second one is hidden when there is no room.
 */
export function Axis({
  ticks,
  className,
}: {
  ticks: readonly string[];
  className?: string | undefined;
}) {
  return (
    <p className={classNames(text.mono, css.axis, className)} aria-hidden="true">
      {ticks.map((tick, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawn axis never changes order
        <span key={i}>{tick}</span>
      ))}
    </p>
  );
}

/** A row of counted things below a panel. */
export function Counts({ items }: { items: readonly (readonly [label: string, count: string])[] }) {
  return <FactList className={css.counts} termClass={text.mono} facts={items} />;
}

/** Questions to a search, each above its answer. */
export function Answers({
  lines,
}: {
  lines: readonly (readonly [question: ReactNode, answer: ReactNode])[];
}) {
  return (
    <dl className={css.answers}>
      {lines.map(([question, answer], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn questions never change order
        <div key={i}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A drawn citation without a link, because what it cites is invented. */
export function Cite({ children }: { children: string }) {
  return <span className={css.cite}>{children}</span>;
}

/** An answer: each line followed by the numbers of its sources. */
export function CitedLines({ lines }: { lines: readonly CitedLine[] }) {
  return lines.map(({ text: words, cites }, i) => (
    <Fragment key={words}>
      {i > 0 && " "}
      <RichText>{words}</RichText>
      {cites.map((cite) => (
        <Fragment key={cite}>
          {" "}
          <Cite>{cite}</Cite>
        </Fragment>
      ))}
    </Fragment>
  ));
}

type LogRow = { cells: readonly ReactNode[]; on?: boolean };

type LogTableProps = {
  label: string;
  columns: readonly string[];
  /** Right-aligned columns. */
  right?: readonly string[];
  /** Columns that may wrap before the table scrolls. */
  wrap?: readonly string[];
  rows: readonly LogRow[];
};

/** A table of mono evidence, which scrolls sideways when narrow. */
export function LogTable({ label, columns, right = [], wrap = [], rows }: LogTableProps) {
  const looks = columns.map(
    (column) =>
      classNames(right.includes(column) && css.right, wrap.includes(column) && css.wrap) ||
      undefined,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
    <section className={css.scroll} tabIndex={0} aria-label={`${label}, ${frame.scrolls}`}>
      <table className={css.log}>
        <thead>
          <tr>
            {columns.map((column, c) => (
              <th key={column} scope="col" className={looks[c]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, on }, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawn table never changes order
            <tr key={r} data-on={on || undefined}>
              {cells.map((cell, c) => (
                <td key={columns[c]} className={looks[c]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
