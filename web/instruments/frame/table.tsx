import type { ReactNode } from "react";
import text from "web/parts/text.module.css";
import css from "./result.module.css";

type Columns = Readonly<Record<string, string>> | readonly string[];

type TableProps = {
  /** Read by screen readers. */
  readonly caption?: string;
  readonly columns: Columns;
  readonly className?: string | undefined;
  /** The bodies of the table. */
  readonly children: ReactNode;
};

/** A table of an exhibit. Its sheet has the lines; a section's own sheet sets the space of a row and what happens where it is narrow. */
export function Table({ caption, columns, className = css.table, children }: TableProps) {
  return (
    <table className={className}>
      {caption && <caption className={text.hidden}>{caption}</caption>}
      <HeadRow columns={columns} />
      {children}
    </table>
  );
}

/** The head of a table: what each column holds. */
export function HeadRow({ columns }: { columns: Columns }) {
  return (
    <thead className={text.mono}>
      <tr>
        {Object.values(columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
