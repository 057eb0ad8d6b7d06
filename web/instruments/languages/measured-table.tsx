import { Table } from "web/instruments/frame/table.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./languages.module.css";
import { languagesResult } from "./words-result.ts";

const { measured: words } = languagesResult;

/** How much of the published test text is right, by length and by what was said. */
export function MeasuredTable() {
  return (
    <>
      <p>{words.text}</p>
      <p>{words.sureness}</p>
      <Rows name={words.table} rows={words.rows.map(([name, { passages, right }]) => [name, right, passages] as const)} />
      <Rows name={words.namedTable} rows={words.namedRows.map(([name, { named, right }]) => [name, right, named] as const)} />
    </>
  );
}

function Rows({ name, rows }: { name: string; rows: readonly (readonly [name: string, right: number, all: number])[] }) {
  return (
    <Table caption={name} columns={words.columns} className={css.table}>
      <tbody>
        {rows.map(([length, right, all]) => (
          <tr key={length}>
            <th scope="row">{length}</th>
            <td className={classNames(text.mono, css.number)}>{words.of(right, all)}</td>
            <td className={classNames(text.mono, css.number)}>{words.of(all - right, all)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
