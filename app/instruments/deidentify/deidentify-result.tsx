import { useMemo, useState } from "react";
import { Choice, Option } from "#app/contact-form/field.tsx";
import { BagLabel } from "#app/instruments/frame/bag-label.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Limits } from "#app/instruments/frame/instrument.tsx";
import { LaterStatus } from "#app/instruments/frame/later-status.tsx";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { count } from "#content/specimen/count.ts";
import { AddByHand } from "./add-by-hand.tsx";
import { CountsTable } from "./counts-table.tsx";
import css from "./deidentify.module.css";
import type { Outcome } from "./deidentify-work.tsx";
import { notesOf, verdictOf } from "./describe.ts";
import type { Given } from "./given.ts";
import { KeyTable } from "./key-table.tsx";
import { modes } from "./kind.ts";
import { NamesCell } from "./names-cell.tsx";
import { partsOf } from "./parts-of.ts";
import { ResultActions } from "./result-actions.tsx";
import { SelectedFind } from "./selected-find.tsx";
import cells from "./text-cells.module.css";
import { TextPanes } from "./text-panes.tsx";
import { useSettings } from "./use-settings.ts";
import { deidentify as words } from "./words.ts";

type DeidentifyResultProps = { readonly given: Given; readonly outcome: Outcome; readonly onRestart: () => void };

/** Pause in typing before the names are searched again. */
const PAUSE_MS = 400;

/** Both texts, the selected find with its rule, the key and the counts. Finds can be refused and added. */
export function DeidentifyResult({ given, outcome, onRestart }: DeidentifyResultProps) {
  const { read, decided, settings, change, latest, isBusy, fault } = useSettings(outcome);
  const [selectedAt, select] = useState<number | undefined>(decided.finds.find(({ isReplaced }) => isReplaced)?.start);
  const [chosenWords, setChosenWords] = useState("");
  const selected = decided.finds.find(({ start }) => start === selectedAt);
  const parts = useMemo(() => partsOf(read.text, decided.finds), [read, decided]);
  const later = useLater((names: string) => change({ names }));
  const verdict = verdictOf(decided);
  return (
    <div aria-busy={isBusy}>
      <BagLabel
        top
        cells={[
          { term: words.labelCells.name, value: given.name },
          { term: words.labelCells.size, value: fileSize(read.size) },
          { term: words.labelCells.places, value: count(decided.finds.length) },
          { term: words.labelCells.sha256, ...(read.sha256 ? { value: read.sha256 } : {}), wide: true },
        ]}
      />
      <div className={css.result}>
        <div>
          <Verdict title={verdict} notes={notesOf(decided, read, given.others)} />
          <div className={cells.mode}>
            <NamesCell id="deidentify-more-names" initial={given.names} onType={later} />
            <Choice number={3} legend={words.mode.legend}>
              {modes.map((mode) => (
                <Option
                  key={mode}
                  label={words.mode.names[mode]}
                  name="deidentify-shown-mode"
                  checked={mode === latest().mode}
                  onChange={() => change({ mode })}
                />
              ))}
            </Choice>
          </div>
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <TextPanes text={read.text} decided={decided} parts={parts} selectedAt={selectedAt} onSelect={select} onWords={setChosenWords} />
      <SelectedFind selected={selected} decided={decided} settings={settings} latest={latest} onChange={change} />
      <AddByHand
        text={read.text}
        words={chosenWords}
        onWords={setChosenWords}
        onAdd={(added) => change({ hand: [...latest().hand, added] })}
      />
      <KeyTable decided={decided} mode={settings.mode} selected={selected} onSelect={select} />
      <CountsTable decided={decided} mode={settings.mode} />
      <ResultActions given={given} read={read} decided={decided} settings={settings} began={outcome.began} onRestart={onRestart} />
      {fault && (
        <p className={css.fault} role="alert">
          {instrumentFrame.faults[fault.kind].title("")} {instrumentFrame.faults[fault.kind].text}
        </p>
      )}
      <LaterStatus>{verdict}</LaterStatus>
    </div>
  );
}

function useLater(run: (value: string) => void): (value: string) => void {
  const [timer] = useState<{ id?: ReturnType<typeof setTimeout> }>({});
  return (value) => {
    clearTimeout(timer.id);
    timer.id = setTimeout(() => run(value), PAUSE_MS);
  };
}
