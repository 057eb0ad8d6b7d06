import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import { type Decided, type Entry, type Find, type Settings, wordsKey } from "./decide.ts";
import css from "./deidentify.module.css";
import { type Mode, ruleOf } from "./kind.ts";
import { ruleLine } from "./report-findings.ts";
import { deidentify as words } from "./words.ts";
import { deidentifyKinds } from "./words-kinds.ts";

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
    const own = decided.finds.filter((find) => find.entry === selected.entry).map((find) => find.start);
    onChange({ choices: { ...choices, [wordsKey(entry.kind, entry.words)]: choice }, keptAt: keptAt.filter((at) => !own.includes(at)) });
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
