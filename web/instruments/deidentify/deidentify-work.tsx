// Loaded when the instrument is first used: the work and the display of its result.

import { count } from "content/specimen/count.ts";
import { useMemo, useRef, useState } from "react";
import { Choice, Option } from "web/contact-form/field.tsx";
import type { FileWork, Given, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { fileSize, labelOf } from "web/instruments/frame/files.ts";
import { saveFile } from "web/instruments/frame/report.ts";
import { LaterStatus, ResultActions, ResultTop } from "web/instruments/frame/result.tsx";
import { textSource } from "web/instruments/frame/text-source.ts";
import { useAnswer, useLater } from "web/instruments/frame/use-answer.ts";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { runInWorker, type TaskContext } from "web/instruments/frame/worker.ts";
import type { Settings } from "./decide.ts";
import css from "./deidentify.module.css";
import { NamesCell, type Typed } from "./deidentify-instrument.tsx";
import workerUrl from "./deidentify-worker.ts?worker&url";
import { notesOf, reportFindings, verdictOf } from "./describe.ts";
import { partsOf } from "./parts-of.ts";
import type { Answer, Question } from "./scan.ts";
import { deidentifySpecimen } from "./specimen.ts";
import { AddByHand, CountsTable, KeyTable, MeasuredTable, SelectedFind } from "./tables.tsx";
import cells from "./text-cells.module.css";
import { TextPanes } from "./text-panes.tsx";
import { deidentify as words } from "./words.ts";
import { modes } from "./words-kinds.ts";

/** The first result. `began` is in milliseconds since 1970. */
export type Outcome = Answer & { readonly settings: Settings; readonly began: number; readonly verdict: string };

export const work: FileWork<Outcome, Typed> = {
  read: deidentifyGiven,
  specimen: (typed) => {
    const { name, text, names } = deidentifySpecimen;
    return { files: [{ path: name, file: new File([text], name) }], options: { ...typed, names } };
  },
  said: ({ verdict }) => `${verdict}.`,
  Result: DeidentifyResult,
  measured: {
    Table: MeasuredTable,
    given: async (typed) => {
      const { text, names } = (await import("./test-text.ts")).testText();
      return { files: [{ path: words.testTextName, file: new File([text], words.testTextName) }], options: { ...typed, names } };
    },
    // Labels have `start` and `end` in UTF-16 units, and `kind` null for a look-alike.
    save: async () => {
      const { testText } = await import("./test-text.ts");
      saveFile("deidentify-test-text.json", "application/json", `${JSON.stringify(testText(), null, 2)}\n`);
    },
  },
};

/** Reads the first file and replaces what the list asks for. */
async function deidentifyGiven({ files: [first], options }: Given<Typed>, context: TaskContext): Promise<Outcome> {
  const began = Date.now();
  const { mode, names } = options;
  const settings: Settings = { mode, names, hand: [], choices: {}, keptAt: [], year: new Date().getFullYear() };
  const answer = await runInWorker<Question, Answer>(workerUrl, { source: await textSource(first.file, context), settings }, context);
  return { ...answer, settings, began, verdict: verdictOf(answer.decided) };
}

/** Both texts, the selected find with its rule, the key and the counts. Finds can be refused and added. */
function DeidentifyResult({ outcome, files: [given, ...others], options, isSpecimen, onRestart }: ResultProps<Outcome, Typed>) {
  const wanted = useRef(outcome.settings);
  const { answer, again, isBusy, fault } = useAnswer(outcome, async (next: Settings, context) => {
    const question: Question = { source: outcome.read, settings: next };
    return { ...outcome, ...(await runInWorker<Question, Answer>(workerUrl, question, context)), settings: next };
  });
  const { read, decided, settings } = answer;
  const latest = () => wanted.current;
  const change = (part: Partial<Settings>) => {
    wanted.current = { ...wanted.current, ...part };
    again(wanted.current);
  };
  const [selectedAt, select] = useState<number | undefined>(decided.finds.find(({ isReplaced }) => isReplaced)?.start);
  // The report has no originals unless the box is ticked.
  const [withOriginals, setWithOriginals] = useState(false);
  const [chosenWords, setChosenWords] = useState("");
  const selected = decided.finds.find(({ start }) => start === selectedAt);
  const parts = useMemo(() => partsOf(read.text, decided.finds), [read, decided]);
  const later = useLater((names: string) => change({ names }));
  const verdict = verdictOf(decided);
  return (
    <div aria-busy={isBusy}>
      <ResultTop
        label={labelOf(words.labelCells, [given.path, fileSize(read.size), count(decided.finds.length), read.sha256 ?? undefined])}
        title={verdict}
        notes={notesOf(decided, read, others.length)}
        words={words}
        className={css.result}
      >
        <div className={cells.mode}>
          <NamesCell id="deidentify-more-names" initial={options.names} onType={later} />
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
      </ResultTop>
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
      <ResultActions
        name="deidentify"
        limits={words.limits}
        made={outcome.began}
        note={isSpecimen && words.specimenNote}
        report={() => ({
          made: new Date().toISOString(),
          specimen: isSpecimen,
          inputs: [{ name: given.path, size: read.size, sha256: read.sha256 }],
          findings: reportFindings(decided, settings, withOriginals),
        })}
        onRestart={onRestart}
      >
        <label className={css.box}>
          <input type="checkbox" checked={withOriginals} onChange={({ currentTarget }) => setWithOriginals(currentTarget.checked)} />
          {words.withOriginals}
        </label>
      </ResultActions>
      {fault && (
        <p className={css.fault} role="alert">
          {instrumentFrame.faults[fault.kind].title("")} {instrumentFrame.faults[fault.kind].text}
        </p>
      )}
      <LaterStatus>{verdict}</LaterStatus>
    </div>
  );
}
