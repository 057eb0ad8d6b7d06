import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import folders from "web/sections/folders.module.css";
import css from "./division.module.css";
import { HeadedSheet } from "./section-head.tsx";

/** The machine's part and the person's part of every step, side by side. */
export function Division({
  id,
  label,
  columns,
  rows,
  ground = "bond",
  ...head
}: SectionProps & Words<"division"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground={ground}>
      <table className={classNames(folders.table, css.division)}>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map(({ task, machine, person }) => (
            <tr key={task}>
              <th scope="row">{task}</th>
              <td className={css.machine}>
                <span className={classNames(text.mono, css.who)}>{columns[1]}</span>
                <RichText>{machine}</RichText>
              </td>
              <td className={css.person}>
                <span className={classNames(text.mono, css.who)}>{columns[2]}</span>
                <RichText>{person}</RichText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </HeadedSheet>
  );
}

/** A table's column heads, in mono. */
export function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return (
    <thead className={text.mono}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
