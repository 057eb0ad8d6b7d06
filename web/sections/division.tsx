import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import folders from "web/sections/folders.module.css";
import css from "./division.module.css";
import { HeadedSheet } from "./section-head.tsx";

/** The machine's part and the person's part of every step, side by side. */
export function Division({
  columns,
  rows,
  ...section
}: SectionProps & Words<"division"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet {...section}>
      <table className={classNames(folders.table, css.division)}>
        <HeadRow columns={columns} />
        <tbody>
          {rows.map(({ task, machine, person }) => (
            <tr key={task}>
              <th scope="row" className={text.item}>
                {task}
              </th>
              <td className={classNames(text.small, text.sub)}>
                <span className={classNames(text.mono, css.who)}>{columns[1]}</span>
                <RichText>{machine}</RichText>
              </td>
              <td className={text.item}>
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
