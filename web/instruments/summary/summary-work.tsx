// Loaded when the instrument is first used: the work and the view of its result.

import { count } from "content/specimen/count.ts";
import { useMemo, useRef, useState } from "react";
import { Choice, Option } from "web/contact-form/field.tsx";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { fileSize, labelOf } from "web/instruments/frame/files.ts";
import { saveFile } from "web/instruments/frame/report.ts";
import { LaterStatus, ResultActions, ResultTop } from "web/instruments/frame/result.tsx";
import { textSource } from "web/instruments/frame/text-source.ts";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { languageName } from "web/instruments/languages/names.ts";
import type { SummaryAnswer, SummaryQuestion } from "./read-document.ts";
import { summarySpecimen } from "./specimen.ts";
import { type Length, lengths, type SummarySentence, sentencesOf } from "./summarize.ts";
import css from "./summary.module.css";
import { MeasuredTable, SourceText, SummaryList } from "./summary-list.tsx";
import { reportFindings, summaryText, unmarked } from "./summary-text.ts";
import workerUrl from "./summary-worker.ts?worker&url";
import { summary as labels } from "./words.ts";
import { summaryResult as words } from "./words-result.ts";

/** `ended` in milliseconds since 1970. */
export type SummaryOutcome = SummaryAnswer & { readonly ended: number };

/** Reads the first file and ranks its sentences. */
export const work: FileWork<SummaryOutcome> = {
  read: async ({ files: [{ file }] }, context) => ({
    ...(await runInWorker<SummaryQuestion, SummaryAnswer>(workerUrl, { source: await textSource(file, context) }, context)),
    ended: Date.now(),
  }),
  specimen: () => {
    const { name, text } = summarySpecimen;
    return { files: [{ path: name, file: new File([unmarked(text).text], name) }], options: undefined };
  },
  said: ({ summary }) => labels.said(summary.counts.moderate),
  Result: SummaryResult,
  measured: { Table: MeasuredTable, save: saveTestTexts },
};

/** Saves the published test texts with their marks. */
async function saveTestTexts(): Promise<void> {
  const { summaryTestTexts } = await import("./test-texts.ts");
  saveFile("summary-test-texts.txt", "text/plain", summaryTestTexts.map(({ name, text }) => `${name}\n\n${text}\n`).join("\n\n"));
}

/** The chosen sentences at one of three lengths, with links to the text below. Changing the length needs no new reading. */
function SummaryResult({ outcome, files: [{ path: name }, ...others], isSpecimen, onRestart }: ResultProps<SummaryOutcome>) {
  const { read, summary, ended } = outcome;
  const [length, setLength] = useState<Length>("moderate");
  const [selected, select] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const chosen = useMemo(() => sentencesOf(summary, length), [summary, length]);
  // Copied and saved at the length that is shown; the report has all three.
  const plain = summaryText(name, read.text, summary, length);
  const verdict = words.verdict(chosen.length, summary.sentences.length);
  return (
    <>
      <ResultTop
        label={labelOf(labels.labelCells, [name, fileSize(read.size), count(summary.sentences.length), read.sha256 ?? undefined])}
        title={verdict}
        notes={notesOf(outcome, chosen, isSpecimen, others.length)}
        words={words}
      >
        <div className={css.lengths}>
          <Choice number={1} legend={words.length.legend}>
            {lengths.map((each) => (
              <Option
                key={each}
                label={`${words.lengths[each]}, ${words.amounts[each]}`}
                name="summary-length"
                checked={each === length}
                onChange={() => {
                  setLength(each);
                  select(undefined);
                }}
              />
            ))}
          </Choice>
        </div>
        <SummaryList ref={list} text={read.text} summary={summary} length={length} chosen={chosen} onPlace={select} />
      </ResultTop>
      <SourceText
        text={read.text}
        summary={summary}
        chosen={chosen}
        selected={selected}
        onBack={(number) => list.current?.querySelector<HTMLElement>(`a[data-number="${number}"]`)?.focus()}
      />
      <ResultActions
        name="summary"
        version={labels.version}
        limits={words.limits}
        made={ended}
        onPaper=""
        report={() => ({
          specimen: isSpecimen,
          inputs: [{ name, size: read.size, sha256: read.sha256 }],
          findings: reportFindings(outcome, length),
        })}
        saves={[[words.save, () => saveFile(`summary-${length}.txt`, "text/plain", plain)]]}
        copy={{ label: words.copy, text: plain }}
        onRestart={onRestart}
      />
      <LaterStatus>{`${words.lengths[length]}: ${verdict}`}</LaterStatus>
    </>
  );
}

/** Below this number of sentences a summary saves no time. */
const FEW = 10;

/** Notes for the reader: that the summary selects, how much it omits, and how the text was read. */
function notesOf({ read, summary }: SummaryOutcome, chosen: readonly SummarySentence[], isSpecimen: boolean, others: number) {
  const { notes } = words;
  const part = chosen.reduce((sum, sentence) => sum + sentence.words, 0);
  const { language } = summary;
  return [
    ...(isSpecimen ? [words.specimenNote] : []),
    notes.selects,
    notes.words(part, summary.words, `${((part / Math.max(1, summary.words)) * 100).toFixed(1)}%`),
    ...(chosen.length === 0 ? [notes.none] : summary.sentences.length < FEW ? [notes.few] : [notes.longer]),
    ...(language === null ? [notes.unknown] : language === "eng" ? [] : [notes.other(languageName(language))]),
    ...(read.isMail ? [notes.mail] : []),
    ...(read.encoding === "windows-1252" ? [notes.latin] : []),
    ...(others > 0 ? [notes.others(others)] : []),
  ];
}
