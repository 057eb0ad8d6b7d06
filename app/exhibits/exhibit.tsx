import type { ReactNode } from "react";
import { Stamp } from "#app/ui/stamp.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./exhibit.module.css";

type ExhibitProps = {
  /** The letter on the stamp: "A", "B-1". */
  letter: string;
  title: ReactNode;
  /** At the right of the header; left out where there is no room. */
  note?: ReactNode;
  foot?: ReactNode;
  word?: string;
  className?: string | undefined;
  id?: string;
  children: ReactNode;
};

/** The frame of every evidence panel: stamped header, body, footnote. The panel sizes itself by this container. */
export function Exhibit({ letter, title, note, foot, word = "Ex.", className, id, children }: ExhibitProps) {
  return (
    <figure className={classNames(css.exhibit, className)} id={id}>
      <div className={css.head}>
        <Stamp word={word} letter={letter} />
        <span className={css.title}>{title}</span>
        {note && <span className={classNames(text.mono, css.note)}>{note}</span>}
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

/** Questions and answers as a transcript prints them. */
export function Transcript({ lines }: { lines: readonly (readonly [question: ReactNode, answer: ReactNode])[] }) {
  return (
    <dl className={css.qa}>
      {lines.flatMap(([question, answer], i) => [
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawn transcript never changes order
        <Line key={`q${i}`} term="Q.">{question}</Line>,
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Line key={`a${i}`} term="A.">{answer}</Line>,
      ])}
    </dl>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A drawn citation. It cites a specimen, so it leads nowhere. */
export function Cite({ children }: { children: string }) {
  return <span className={css.cite}>{children}</span>;
}

type LogRow = { cells: readonly ReactNode[]; on?: boolean };

/** A table of mono evidence. Columns named in `right` are set flush right; the table scrolls by itself when narrow. */
export function LogTable({ label, columns, right = [], rows }: { label: string; columns: readonly string[]; right?: readonly string[]; rows: readonly LogRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
    <section className={css.scroll} tabIndex={0} aria-label={`${label}, scrolls sideways`}>
      <table className={css.log}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={right.includes(column) ? css.right : undefined}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, on }, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawn table never changes order
            <tr key={r} className={on ? css.on : undefined}>
              {cells.map((cell, c) => (
                <td key={columns[c]} className={right.includes(columns[c] ?? "") ? css.right : undefined}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
