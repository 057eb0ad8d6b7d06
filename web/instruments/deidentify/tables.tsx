import { count } from "content/specimen/count.ts";
import { Fold } from "web/instruments/frame/fold.tsx";
import { saveFile } from "web/instruments/frame/report.ts";
import { Table } from "web/instruments/frame/table.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import type { Decided, Find } from "./decide.ts";
import css from "./deidentify.module.css";
import { countsOf } from "./describe.ts";
import { kinds, type Mode, ruleOf } from "./kind.ts";
import { deidentifyMeasured } from "./measured-figures.ts";
import { keyCsv, ruleLine } from "./report-findings.ts";
import { deidentify as words } from "./words.ts";
import { deidentifyKinds } from "./words-kinds.ts";

const { key } = words;

/** Rows shown; the saved key has all. */
const MOST_ROWS = 30;

type KeyTableProps = {
  readonly decided: Decided;
  readonly mode: Mode;
  readonly selected: Find | undefined;
  readonly onSelect: (start: number) => void;
};

/** The key: each label's original and rule. It is saved separately from the output and never printed. */
export function KeyTable({ decided: { entries, finds }, mode, selected, onSelect }: KeyTableProps) {
  const rows = entries.map((entry, at) => ({ ...entry, at })).filter(({ label }) => label !== undefined);
  const shown = rows.filter(({ at }, i) => i < MOST_ROWS || at === selected?.entry);
  const selectFirst = (at: number) => {
    const first = finds.find(({ entry, isReplaced }) => entry === at && isReplaced);
    if (first) onSelect(first.start);
  };
  if (rows.length === 0) return null;
  return (
    <div className={css.key}>
      <div>
        <h4>{key.title}</h4>
        <p>{key.text}</p>
        <Button small line onClick={() => saveFile("deidentify-key.csv", "text/csv", keyCsv(entries, mode))}>
          {key.save}
        </Button>
      </div>
      <div>
        <Table caption={key.table} columns={key.columns} className={classNames(css.table, css.stacked)}>
          <tbody>
            {shown.map((entry) => (
              <tr key={`${entry.kind} ${entry.words}`} data-selected={entry.at === selected?.entry ? "" : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={css.pick}
                    aria-pressed={entry.at === selected?.entry}
                    onClick={() => selectFirst(entry.at)}
                  >
                    {entry.label}
                  </button>
                </th>
                <td>{entry.words}</td>
                <td>
                  <b>{deidentifyKinds[entry.kind].name}</b>
                  <small>{ruleLine(entry, mode)}</small>
                </td>
                <td className={classNames(text.mono, css.number)}>{count(entry.replaced)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {rows.length > shown.length && <p>{key.more(rows.length - shown.length)}</p>}
      </div>
    </div>
  );
}

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
