import { Fold } from "#app/instruments/frame/fold.tsx";
import { Table } from "#app/instruments/frame/table.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import type { Decided } from "./decide.ts";
import css from "./deidentify.module.css";
import { countsOf } from "./describe.ts";
import { type Mode, ruleOf } from "./kind.ts";
import { deidentify as words } from "./words.ts";

const { counts } = words;

/** How much was found, replaced and kept of each kind, with the rule. */
export function CountsTable({ decided, mode }: { decided: Decided; mode: Mode }) {
  const rows = countsOf(decided);
  if (rows.length === 0) return null;
  return (
    <Fold line={<h4>{counts.title}</h4>}>
      <Table columns={counts.columns} className={css.table}>
        <tbody>
          {rows.map(({ kind, name, found, replaced, kept }) => {
            const rule = ruleOf(mode, kind);
            return (
              <tr key={kind}>
                <th scope="row">
                  <b>{name}</b>
                  <small>{rule ? `${rule.cite}: ${rule.says}` : words.selected.notAsked[mode]}</small>
                </th>
                {[found, replaced, kept].map((n, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never change order
                  <td key={i} className={classNames(text.mono, css.number)}>
                    {count(n)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Fold>
  );
}
