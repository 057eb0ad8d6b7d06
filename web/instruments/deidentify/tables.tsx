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
import cells from "web/instruments/frame/calculator.module.css";
import { Cell, control } from "web/instruments/frame/calculator.tsx";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import { Table } from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./deidentify.module.css";

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
    <div className={classNames(result.part, text.offPaper, css.key)}>
      <h4>{words.key.title}</h4>
      <p>{words.key.text}</p>
      <div className={result.buttons}>
        <Button
          small
          line
          onClick={() => saveFile("deidentify-key.csv", "text/csv", keyCsv(entries, mode))}
        >
          {words.key.save}
        </Button>
      </div>
      <Table
        caption={words.key.table}
        columns={words.key.columns}
        className={classNames(result.tests, result.stacked)}
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
              <td className={text.monoInk} data-term={words.key.columns.count}>
                {count(entry.replaced)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > shown.length && (
        <p className={result.more}>{words.key.more(rows.length - shown.length)}</p>
      )}
    </div>
  );
}

/** How much was found, replaced and kept of each kind, with the rule. */
export function CountsTable({ decided, mode }: { decided: Decided; mode: Mode }) {
  const rows = countsOf(decided);
  if (rows.length === 0) return null;
  return (
    <Fold line={<h4>{words.counts.title}</h4>}>
      <Table columns={words.counts.columns} className={result.figures}>
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
                  <td key={i}>{count(n)}</td>
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
    <Table
      caption={words.measured.table}
      columns={words.measured.columns}
      className={result.figures}
    >
      <tbody>
        {kinds.map((kind) => {
          const { labeled, found, taken, right, filing } = deidentifyMeasured.kinds[kind];
          return (
            <tr key={kind}>
              <th scope="row">
                <b>{deidentifyKinds[kind].name}</b>
                <small>{deidentifyKinds[kind].by}</small>
              </th>
              <td>{words.measured.of(found, labeled)}</td>
              <td>{filing && words.measured.of(filing[0], filing[1])}</td>
              <td>{words.measured.of(right, taken)}</td>
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
  if (!selected || !entry)
    return <p className={classNames(result.more, text.offPaper)}>{words.selected.none}</p>;
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
    <div className={text.offPaper}>
      <dl className={css.selected}>
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
          <dd>
            {ruleWords(entry, settings.mode)} {words.selected.by[entry.by]}
          </dd>
        </div>
      </dl>
      <div className={result.buttons}>
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
    <form
      className={classNames(cells.cells, result.part, css.byHand)}
      onSubmit={submit}
      autoComplete="off"
    >
      <h4>{deidentify.hand.title}</h4>
      <Cell
        id={`${id}-words`}
        number={4}
        label={deidentify.hand.label}
        hint={deidentify.hand.hint}
        error={error || undefined}
      >
        <input
          {...control(`${id}-words`, "words", error)}
          value={words}
          spellCheck={false}
          onChange={({ currentTarget }) => onWords(currentTarget.value)}
        />
      </Cell>
      <Cell id={`${id}-kind`} className={false} number={5} label={deidentify.hand.kind}>
        <select id={`${id}-kind`} name="kind" defaultValue="name">
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {deidentifyKinds[kind].name}
            </option>
          ))}
        </select>
      </Cell>
      <div className={result.buttons}>
        <Button small line type="submit">
          {deidentify.hand.add}
        </Button>
      </div>
    </form>
  );
}

const id = "deidentify";
