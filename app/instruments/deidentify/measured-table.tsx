import { Table } from "#app/instruments/frame/table.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./deidentify.module.css";
import { kinds } from "./kind.ts";
import { deidentifyMeasured } from "./measured-figures.ts";
import { deidentify as words } from "./words.ts";
import { deidentifyKinds } from "./words-kinds.ts";

const { measured } = words;

/** Each kind, how it is found, and the recall on the published test text. */
export function MeasuredTable() {
  return (
    <Table caption={measured.table} columns={measured.columns} className={css.table}>
      <tbody>
        {kinds.map((kind) => {
          const { labeled, found, taken, right, filing } = deidentifyMeasured.kinds[kind];
          return (
            <tr key={kind}>
              <th scope="row">
                <b>{deidentifyKinds[kind].name}</b>
                <small>{deidentifyKinds[kind].by}</small>
              </th>
              <td className={classNames(text.mono, css.number)}>{measured.of(found, labeled)}</td>
              <td className={classNames(text.mono, css.number)}>{filing && measured.of(filing[0], filing[1])}</td>
              <td className={classNames(text.mono, css.number)}>{measured.of(right, taken)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
