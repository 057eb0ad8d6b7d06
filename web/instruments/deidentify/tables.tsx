import { deidentify, deidentifyKinds, deidentify as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import {
  type Decided,
  type Entry,
  type Find,
  type Settings,
  wordsKey,
} from "instruments/deidentify/decide.ts";
import { countsOf, keyCsv, ruleLine } from "instruments/deidentify/describe.ts";
import { kinds, type Mode, ruleOf } from "instruments/deidentify/kinds.ts";
import { deidentifyMeasured } from "instruments/deidentify/measured.ts";
import type { HandFind } from "instruments/deidentify/scan.ts";
import { type FormEvent, useState } from "react";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import { Table } from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Numbered } from "web/parts/field.tsx";
import text from "web/parts/text.module.css";
import css from "./deidentify.module.css";
import cells from "./text-cells.module.css";

/** Rows shown; the saved key has all. */
const MOST_ROWS = 30;

type KeyTableProps = {
  readonly decided: Decided;
  readonly mode: Mode;
  readonly selected: Find | undefined;
  readonly onSelect: (start: number) => void;
};

/**
 * The key: each label's original and rule. It is saved separately from the output and never
 * printed.
 */
export function KeyTable({ decided: { entries, finds }, mode, selected, onSelect }: KeyTableProps) {
  const rows = entries
    .map((entry, at) => ({ ...entry, at }))
    .filter(({ label }) => label !== undefined);
  const shown = rows.filter(({ at }, i) => i < MOST_ROWS || at === selected?.entry);
  const selectFirst = (at: number) => {
    const first = finds.find(({ entry, isReplaced }) => entry === at && isReplaced);
    if (first) onSelect(first.start);
  };
  if (rows.length === 0) return null;
  return (
    <div className={css.key}>
      <div>
        <h4>{words.key.title}</h4>
        <p>{words.key.text}</p>
        <Button
          small
          line
          onClick={() => saveFile("deidentify-key.csv", "text/csv", keyCsv(entries, mode))}
        >
          {words.key.save}
        </Button>
      </div>
      <div>
        <Table
          caption={words.key.table}
          columns={words.key.columns}
          className={classNames(css.table, result.stacked)}
        >
          <tbody>
            {shown.map((entry) => (
              <tr
                key={`${entry.kind} ${entry.words}`}
                data-selected={entry.at === selected?.entry ? "" : undefined}
              >
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
        {rows.length > shown.length && <p>{words.key.more(rows.length - shown.length)}</p>}
      </div>
    </div>
  );
}

/** How much was found, replaced and kept of each kind, with the rule. */
export function CountsTable({ decided, mode }: { decided: Decided; mode: Mode }) {
  const rows = countsOf(decided);
  if (rows.length === 0) return null;
  return (
    <Fold line={<h4>{words.counts.title}</h4>}>
      <Table columns={words.counts.columns} className={css.table}>
        <tbody>
          {rows.map(({ kind, name, found, replaced, kept }) => {
            const rule = ruleOf(mode, kind);
            return (
              <tr key={kind}>
                <th scope="row">
                  <b>{name}</b>
                  <small>
                    {rule ? `${rule.cite}: ${rule.says}` : words.selected.notAsked[mode]}
                  </small>
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

/** Each kind, how it is found, and the recall on the published test text. */
export function MeasuredTable() {
  return (
    <Table caption={words.measured.table} columns={words.measured.columns} className={css.table}>
      <tbody>
        {kinds.map((kind) => {
          const { labeled, found, taken, right, filing } = deidentifyMeasured.kinds[kind];
          return (
            <tr key={kind}>
              <th scope="row">
                <b>{deidentifyKinds[kind].name}</b>
                <small>{deidentifyKinds[kind].by}</small>
              </th>
              <td className={classNames(text.mono, css.number)}>
                {words.measured.of(found, labeled)}
              </td>
              <td className={classNames(text.mono, css.number)}>
                {filing && words.measured.of(filing[0], filing[1])}
              </td>
              <td className={classNames(text.mono, css.number)}>
                {words.measured.of(right, taken)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

type SelectedFindProps = {
  readonly selected: Find | undefined;
  readonly decided: Decided;
  readonly settings: Settings;
  readonly latest: () => Settings;
  readonly onChange: (part: Partial<Settings>) => void;
};

/** The selected find: its replacement, the rule, and buttons to keep or replace it. */
export function SelectedFind({ selected, decided, settings, latest, onChange }: SelectedFindProps) {
  const entry = selected && decided.entries[selected.entry];
  if (!selected || !entry) return <p className={css.selected}>{words.selected.none}</p>;
  const { isReplaced, start } = selected;
  const all = (choice: boolean) => {
    const { choices, keptAt } = latest();
    const own = decided.finds
      .filter((find) => find.entry === selected.entry)
      .map((find) => find.start);
    onChange({
      choices: { ...choices, [wordsKey(entry.kind, entry.words)]: choice },
      keptAt: keptAt.filter((at) => !own.includes(at)),
    });
  };
  const one = () => {
    const { keptAt } = latest();
    onChange({ keptAt: isReplaced ? [...keptAt, start] : keptAt.filter((at) => at !== start) });
  };
  const canKeepOne = isReplaced ? entry.count > 1 : settings.keptAt.includes(start);
  return (
    <div className={css.selected}>
      <dl>
        <div>
          <dt className={text.mono}>{words.key.columns.words}</dt>
          <dd>{entry.words}</dd>
        </div>
        <div>
          <dt className={text.mono}>{words.key.columns.label}</dt>
          <dd>{isReplaced ? entry.label : words.selected.kept}</dd>
        </div>
        <div>
          <dt className={text.mono}>{words.key.columns.rule}</dt>
          <dd>{ruleWords(entry, settings.mode)}</dd>
          <dd className={css.how}>{words.selected.by[entry.by]}</dd>
        </div>
      </dl>
      <div>
        {canKeepOne && (
          <Button small line onClick={one}>
            {isReplaced ? words.selected.keepOne : words.selected.replaceOne}
          </Button>
        )}
        <Button small line onClick={() => all(!isReplaced)}>
          {(isReplaced ? words.selected.keepAll : words.selected.replaceAll)(entry.count)}
        </Button>
      </div>
    </div>
  );
}

function ruleWords(entry: Entry, mode: Mode): string {
  const { name } = deidentifyKinds[entry.kind];
  const isAsked = entry.isAsked && ruleOf(mode, entry.kind) !== null;
  return `${name}. ${isAsked ? ruleLine(entry, mode) : words.selected.notAsked[mode]}.`;
}

type AddByHandProps = {
  readonly text: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onAdd: (added: HandFind) => void;
};

/** A cell for missed identifiers. The words are typed or selected, and must occur in the text. */
export function AddByHand({ text, words, onWords, onAdd }: AddByHandProps) {
  const [error, setError] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = words.trim();
    const kind =
      kinds.find((known) => known === new FormData(event.currentTarget).get("kind")) ?? "other";
    if (!typed || !text.includes(typed)) return setError(deidentify.hand.missing);
    setError("");
    onWords("");
    onAdd({ text: typed, kind });
  };
  return (
    <form className={cells.byHand} onSubmit={submit} autoComplete="off">
      <h4>{deidentify.hand.title}</h4>
      <div className={cells.cell}>
        <label htmlFor="deidentify-words">
          <Numbered n={4} /> {deidentify.hand.label}
        </label>
        <input
          id="deidentify-words"
          value={words}
          spellCheck={false}
          aria-describedby="deidentify-words-hint"
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => onWords(currentTarget.value)}
        />
        <p id="deidentify-words-hint" data-error={error ? "" : undefined}>
          {error || deidentify.hand.hint}
        </p>
      </div>
      <div className={cells.cell}>
        <label htmlFor="deidentify-kind">
          <Numbered n={5} /> {deidentify.hand.kind}
        </label>
        <select id="deidentify-kind" name="kind" defaultValue="name">
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {deidentifyKinds[kind].name}
            </option>
          ))}
        </select>
      </div>
      <div className={cells.run}>
        <Button small line type="submit">
          {deidentify.hand.add}
        </Button>
      </div>
    </form>
  );
}
