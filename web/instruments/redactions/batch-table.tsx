import { redactionsResult as words } from "content/instruments/redactions-result.ts";
import { count } from "content/specimen/count.ts";
import { HeadRow } from "web/instruments/frame/table.tsx";
import type { BatchRow } from "./describe.ts";
import css from "./redactions.module.css";

/** Several files, the gravest first. */
export function BatchTable({ rows }: { rows: readonly BatchRow[] }) {
  const cell = (value: number | undefined) => <td>{value === undefined ? "" : count(value)}</td>;
  return (
    <table className={css.batch}>
      <caption>{words.batch.caption}</caption>
      <HeadRow columns={words.batch.columns} />
      <tbody>
        {rows.map(({ index, name, below, bars, other, result }) => (
          <tr key={index} data-grave={below ? "" : undefined}>
            <th scope="row">{name}</th>
            {cell(below)}
            {cell(bars)}
            {cell(other)}
            <td>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
