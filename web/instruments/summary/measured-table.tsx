import { Table } from "web/instruments/frame/table.tsx";
import tables from "web/instruments/languages/languages.module.css";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { summaryMeasured } from "./measured-figures.ts";
import { lengths } from "./summarize.ts";
import { summaryResult } from "./words-result.ts";

const { measured: words, lengths: names } = summaryResult;

/** How many chosen sentences were marked as key ones, compared with two simple methods. */
export function MeasuredTable() {
  return (
    <>
      <p>{words.text}</p>
      <Table caption={words.table} columns={words.columns} className={tables.table}>
        <tbody>
          {lengths.map((length) => {
            const { chosen, right, first, chance } = summaryMeasured[length];
            return (
              <tr key={length}>
                <th scope="row">{names[length]}</th>
                {[right, first, chance].map((n, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never change order
                  <td key={i} className={classNames(text.mono, tables.number)}>
                    {words.of(n, chosen)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p>{words.ends}</p>
      <p>{words.method}</p>
    </>
  );
}
