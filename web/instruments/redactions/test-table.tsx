import { type Sign, Standing } from "web/instruments/frame/result.tsx";
import { redactionsResult as words } from "web/instruments/redactions/words-result.ts";
import { redactionTests } from "web/instruments/redactions/words-tests.ts";
import text from "web/parts/text.module.css";
import type { TestRow } from "./describe.ts";
import css from "./redactions.module.css";

const signs = { found: "ink", none: undefined, open: "dashed" } as const satisfies Record<TestRow["standing"], Sign | undefined>;

/** Every test with its result; a plain list if all ran without findings. */
export function TestTable({ rows }: { rows: readonly TestRow[] }) {
  if (rows.every(({ standing }) => standing === "none")) {
    return (
      <ol className={css.tried}>
        {rows.map(({ test, lines }) => (
          <li key={test}>
            <span>
              {redactionTests[test].name}
              {lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </span>
          </li>
        ))}
      </ol>
    );
  }
  const { number, test, result } = words.columns;
  return (
    <table className={css.tests}>
      <caption className={text.hidden}>{words.table}</caption>
      <thead className={text.mono}>
        <tr>
          <th scope="col">{number}</th>
          <th scope="col">{test}</th>
          <th scope="col">{result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.test}>
            <td className={text.mono}>{row.number}</td>
            <th scope="row">
              <b>{redactionTests[row.test].name}</b>
              {row.lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </th>
            <td>
              <Standing sign={signs[row.standing]}>{words.standings[row.standing]}</Standing>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
