// Loaded when the instrument is first used: the work and the display of its result.

import { fill } from "content/fill.ts";
import { instrumentFrame, deidentify as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import type { Decided, Find, Settings } from "instruments/deidentify/decide.ts";
import { notesOf, verdictOf } from "instruments/deidentify/describe.ts";
import { modes } from "instruments/deidentify/kinds.ts";
import { measuredPlaces } from "instruments/deidentify/measured.ts";
import { type Part, partsOf } from "instruments/deidentify/parts-of.ts";
import { report } from "instruments/deidentify/report.ts";
import type { DeidentifyOutcome, Question } from "instruments/deidentify/run.ts";
import type { Answer } from "instruments/deidentify/scan.ts";
import { deidentifySpecimen } from "instruments/deidentify/specimen.ts";
import { faultTitle } from "instruments/frame/fault.ts";
import { fileSize } from "instruments/frame/files.ts";
import { Fragment, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Caption } from "web/exhibits/exhibit.tsx";
import { labelOf } from "web/instruments/frame/bag-label.ts";
import cells from "web/instruments/frame/calculator.module.css";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import {
  CopyButton,
  LaterStatus,
  ResultActions,
  ResultTop,
} from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { withText } from "web/instruments/frame/text-source.ts";
import { useAnswer, useLater } from "web/instruments/frame/use-answer.ts";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Choice, Option } from "web/parts/field.tsx";
import text from "web/parts/text.module.css";
import css from "./deidentify.module.css";
import { NamesCell, type Typed } from "./deidentify-instrument.tsx";
import workerUrl from "./deidentify-worker.ts?worker&url";
import { AddByHand, CountsTable, KeyTable, MeasuredTable, SelectedFind } from "./tables.tsx";

export const work: FileWork<DeidentifyOutcome, Typed> = {
  run: async ({ files, options }, context) =>
    runInWorker<Question, DeidentifyOutcome>(
      workerUrl,
      { kind: "run", given: { files: await withText(files, context), options } },
      context,
    ),
  specimen: (typed) => {
    const { name, text, names } = deidentifySpecimen;
    return { files: [{ path: name, file: new File([text], name) }], options: { ...typed, names } };
  },
  said: ({ decided }, { length }) => `${verdictOf(decided, length - 1)}.`,
  Result: DeidentifyResult,
  measured: {
    Table: MeasuredTable,
    given: async (typed) => {
      const { text, names } = (await import("instruments/deidentify/test-text.ts")).testText();
      return {
        files: [{ path: words.testTextName, file: new File([text], words.testTextName) }],
        options: { ...typed, names },
      };
    },
    // Labels have `start` and `end` in UTF-16 units, and `kind` null for a look-alike.
    save: async () => {
      const { testText } = await import("instruments/deidentify/test-text.ts");
      saveFile(
        "deidentify-test-text.json",
        "application/json",
        `${JSON.stringify(testText(), null, 2)}\n`,
      );
    },
  },
};

/**
 * Both texts, the selected find with its rule, the key and the counts. Finds can be refused and
 * added.
 */
function DeidentifyResult({
  outcome,
  files,
  options,
  isSpecimen,
  onRestart,
}: ResultProps<DeidentifyOutcome, Typed>) {
  const [given, ...others] = files;
  const wanted = useRef(outcome.settings);
  const { answer, again, isBusy, fault } = useAnswer(outcome, async (next: Settings, context) => {
    const question: Question = { kind: "again", source: outcome.read, settings: next };
    return {
      ...outcome,
      ...(await runInWorker<Question, Answer>(workerUrl, question, context)),
      settings: next,
    };
  });
  const { read, decided, settings } = answer;
  const latest = () => wanted.current;
  const change = (part: Partial<Settings>) => {
    wanted.current = { ...wanted.current, ...part };
    again(wanted.current);
  };
  const [selectedAt, select] = useState<number | undefined>(
    decided.finds.find(({ isReplaced }) => isReplaced)?.start,
  );
  // The report has no originals unless the box is ticked.
  const [withOriginals, setWithOriginals] = useState(false);
  const [chosenWords, setChosenWords] = useState("");
  const selected = decided.finds.find(({ start }) => start === selectedAt);
  const parts = useMemo(() => partsOf(read.text, decided.finds), [read, decided]);
  const later = useLater((names: string) => change({ names }));
  const verdict = verdictOf(decided, others.length);
  return (
    <div aria-busy={isBusy}>
      <ResultTop
        label={labelOf(words.labelCells, [
          given.path,
          fileSize(read.size),
          count(decided.finds.length),
          read.sha256 ?? undefined,
        ])}
        title={verdict}
        notes={notesOf(decided, read, others.length)}
        words={words}
      >
        <div className={classNames(cells.cells, result.part, text.offPaper)}>
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
      <TextPanes
        text={read.text}
        decided={decided}
        parts={parts}
        selectedAt={selectedAt}
        onSelect={select}
        onWords={setChosenWords}
      />
      <SelectedFind
        selected={selected}
        decided={decided}
        settings={settings}
        latest={latest}
        onChange={change}
      />
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
        limits={words.limits.map((line) => fill(line, measuredPlaces))}
        made={outcome.began}
        note={isSpecimen && words.specimenNote}
        report={() => ({
          made: Date.now(),
          specimen: isSpecimen,
          ...report({ files }, answer, withOriginals),
        })}
        onRestart={onRestart}
      >
        <label className={result.tick}>
          <input
            type="checkbox"
            checked={withOriginals}
            onChange={({ currentTarget }) => setWithOriginals(currentTarget.checked)}
          />
          {words.withOriginals}
        </label>
      </ResultActions>
      {fault && (
        <p className={classNames(result.more, result.fault)} role="alert">
          {faultTitle(fault.kind)} {instrumentFrame.faults[fault.kind].text}
        </p>
      )}
      <LaterStatus>{verdict}</LaterStatus>
    </div>
  );
}

type TextPanesProps = {
  readonly text: string;
  readonly decided: Decided;
  readonly parts: readonly Part[];
  readonly selectedAt: number | undefined;
  readonly onSelect: (start: number) => void;
  /** Called with words selected in the original text. */
  readonly onWords: (words: string) => void;
};

/** A longer selection is neither a name nor a number. */
const LONGEST = 200;

/** The original with its finds underlined, and the output, one part at a time. */
export function TextPanes({
  text: given,
  decided,
  parts,
  selectedAt,
  onSelect,
  onWords,
}: TextPanesProps) {
  const { output, finds } = decided;
  const [shown, setShown] = useState(0);
  const left = useRef<HTMLElement>(null);
  const right = useRef<HTMLElement>(null);
  useEffect(() => {
    const part = parts.findIndex(
      ({ start, end }) => selectedAt !== undefined && selectedAt >= start && selectedAt < end,
    );
    if (part >= 0) setShown(part);
  }, [selectedAt, parts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected and shown decides where the marks are
  useEffect(() => {
    scrollTo(left.current, "[aria-pressed=true]");
    scrollTo(right.current, "mark");
  }, [selectedAt, shown]);
  const part = parts[Math.min(shown, parts.length - 1)];
  if (!part) return null;
  const own = finds.slice(part.first, part.last);
  const takeWords = () => {
    const selection = getSelection();
    const chosen = selection?.toString().trim() ?? "";
    if (
      selection?.anchorNode &&
      left.current?.contains(selection.anchorNode) &&
      chosen &&
      chosen.length <= LONGEST
    )
      onWords(chosen);
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = by && own[own.findIndex(({ start }) => start === selectedAt) + by];
    if (!next) return;
    event.preventDefault();
    onSelect(next.start);
    left.current?.querySelector<HTMLElement>(`[data-at="${next.start}"]`)?.focus();
  };
  const turn = (by: number) => setShown(Math.min(Math.max(shown + by, 0), parts.length - 1));
  return (
    <>
      <div className={css.panes}>
        <div className={text.offPaper}>
          <Caption>
            <span>{words.panes.given}</span> <span>{words.panes.finds(finds.length)}</span>
          </Caption>
          <section
            ref={left}
            className={result.text}
            aria-label={words.panes.given}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
            tabIndex={0}
            onPointerUp={takeWords}
            onKeyUp={takeWords}
            onKeyDown={step}
          >
            <GivenText
              text={given}
              part={part}
              finds={own}
              selectedAt={selectedAt}
              onSelect={onSelect}
            />
          </section>
        </div>
        <div>
          <Caption>
            <span>{words.panes.output}</span>{" "}
            <span>{words.panes.replaced(finds.filter(({ isReplaced }) => isReplaced).length)}</span>
          </Caption>
          <section
            ref={right}
            className={result.text}
            aria-label={words.panes.output}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
            tabIndex={0}
            data-output=""
          >
            <OutputText output={output} part={part} finds={own} selectedAt={selectedAt} />
          </section>
        </div>
      </div>
      <div className={classNames(result.part, result.buttons)}>
        {parts.length > 1 && (
          <>
            <Button small line disabled={shown === 0} onClick={() => turn(-1)}>
              {words.panes.previous}
            </Button>
            <Button small line disabled={shown >= parts.length - 1} onClick={() => turn(1)}>
              {words.panes.next}
            </Button>
            <p className={text.mono}>{words.panes.part(count(shown + 1), count(parts.length))}</p>
          </>
        )}
        <CopyButton line words={output}>
          {words.panes.copy}
        </CopyButton>
        <Button small line onClick={() => saveFile("deidentified.txt", "text/plain", output)}>
          {words.panes.save}
        </Button>
      </div>
    </>
  );
}

/** Scrolls only the pane, not the page, so that a selection in the key does not move the reader. */
function scrollTo(pane: HTMLElement | null, selector: string): void {
  const [box, mark] = [
    pane?.getBoundingClientRect(),
    pane?.querySelector(selector)?.getBoundingClientRect(),
  ];
  if (pane && box && mark && (mark.top < box.top || mark.bottom > box.bottom))
    pane.scrollTop += mark.top - box.top - box.height / 3;
}

type MarkedTextProps = {
  readonly part: Part;
  readonly finds: readonly Find[];
  readonly selectedAt: number | undefined;
};

/**
 * A part of the original text. Each find is a button; arrow keys move between them, so that they
 * are one stop for Tab.
 */
function GivenText({
  text,
  part,
  finds,
  selectedAt,
  onSelect,
}: MarkedTextProps & { readonly text: string; readonly onSelect: (start: number) => void }) {
  const stop = finds.some(({ start }) => start === selectedAt) ? selectedAt : finds[0]?.start;
  return (
    <p>
      {finds.map(({ start, end, isReplaced }, i) => (
        <Fragment key={start}>
          {text.slice(finds[i - 1]?.end ?? part.start, start)}
          <button
            type="button"
            className={css.find}
            data-at={start}
            data-kept={isReplaced ? undefined : ""}
            aria-pressed={start === selectedAt}
            tabIndex={start === stop ? 0 : -1}
            onClick={() => onSelect(start)}
          >
            {text.slice(start, end)}
          </button>
        </Fragment>
      ))}
      {text.slice(finds.at(-1)?.end ?? part.start, part.end)}
    </p>
  );
}

/**
 * The same part of the output. It is cut from the output string, so that it cannot show an
 * original.
 */
function OutputText({
  output,
  part,
  finds,
  selectedAt,
}: MarkedTextProps & { readonly output: string }) {
  return (
    <p>
      {finds.map(({ start, outStart, outEnd, isReplaced }, i) => {
        const Tag = start === selectedAt ? "mark" : "span";
        return (
          <Fragment key={outStart}>
            {output.slice(finds[i - 1]?.outEnd ?? part.outStart, outStart)}
            <Tag className={isReplaced ? css.put : undefined}>{output.slice(outStart, outEnd)}</Tag>
          </Fragment>
        );
      })}
      {output.slice(finds.at(-1)?.outEnd ?? part.outStart, part.outEnd)}
    </p>
  );
}
