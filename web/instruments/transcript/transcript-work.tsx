// Loaded when the instrument is first used: the work and the view of its result.

import { useMemo, useState } from "react";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { labelOf as labelCellsOf } from "web/instruments/frame/files-given.ts";
import type { GivenFile } from "web/instruments/frame/intake.ts";
import { loadPart } from "web/instruments/frame/load-part.ts";
import { ResultActions, ResultTop, Tally } from "web/instruments/frame/result.tsx";
import { runInWorker } from "web/instruments/frame/run-in-worker.ts";
import { saveFile } from "web/instruments/frame/save-file.ts";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { clipsOf } from "./clips.ts";
import { clipsCsv } from "./clips-csv.ts";
import { clock } from "./cue-time.ts";
import { Designations } from "./designations.tsx";
import { fileVoices, labelOf } from "./labels.ts";
import { LINES_PER_PAGE, layLines } from "./lay-lines.ts";
import { PagesOnPaper } from "./pages-on-paper.tsx";
import { ProblemList } from "./problem-list.tsx";
import type { TranscriptRead } from "./read-transcript.ts";
import { reportFindings } from "./report-findings.ts";
import { TranscriptPages } from "./transcript-pages.tsx";
import { transcriptText } from "./transcript-text.ts";
import workerUrl from "./transcript-worker.ts?worker&url";
import { VoiceCells } from "./voice-cells.tsx";
import { transcript } from "./words.ts";
import { transcriptResult as words } from "./words-result.ts";

/** Reads the first file. The options are the designations that the cell begins with. */
export const work: FileWork<TranscriptRead, string> = {
  read: ({ files: [first] }, context) => runInWorker<GivenFile, TranscriptRead>(workerUrl, first, context),
  specimen: async () => {
    const { name, text, designations } = (await loadPart(() => import("./specimen.ts"))).transcriptSpecimen;
    return { files: [{ path: name, file: new File([text], name) }], options: designations };
  },
  said: ({ name }) => transcript.said(name),
  Result: TranscriptResult,
};

/** The pages, the problems, the names, and the designations with their clips. */
function TranscriptResult({ outcome: read, files, options, isSpecimen, onRestart }: ResultProps<TranscriptRead, string>) {
  const { cues, problems } = read;
  const [voices, setVoices] = useState(fileVoices);
  const [cell, setCell] = useState(options);
  const lines = useMemo(() => layLines(cues, (speaker) => labelOf(speaker, voices)), [cues, voices]);
  const designated = useMemo(() => clipsOf(cell, lines, cues), [cell, lines, cues]);
  const speakers = useMemo(() => speakersOf(cues), [cues]);
  const pages = Math.ceil(lines.length / LINES_PER_PAGE);
  const others = files.length - 1;
  const notes = [
    ...(isSpecimen ? [words.notes.specimen] : []),
    words.notes.meaning,
    ...(others > 0 ? [words.notes.others(others)] : []),
    ...(problems.length > 0 ? [words.notes.problems] : []),
    ...(cues.some(({ start }) => start !== undefined) ? [] : [words.notes.untimed]),
  ];
  const add = (row: string) => setCell((now) => (now.trim() ? `${now.trimEnd()}\n${row}` : row));
  return (
    <>
      <ResultTop label={labelCells(read)} title={words.verdict(pages, lines.length, problems.length)} notes={notes} words={words}>
        <Tally
          figures={[
            [words.tally.pages, pages],
            [words.tally.lines, lines.length],
            [words.tally.speakers, speakers.length],
            [words.tally.cues, cues.length],
            [words.tally.problems, problems.length],
          ]}
        />
        <ProblemList problems={problems} />
      </ResultTop>
      <VoiceCells speakers={speakers} voices={voices} onChange={setVoices} />
      <TranscriptPages read={read} lines={lines} onAdd={add} />
      <Designations cell={cell} pages={pages} designated={designated} onChange={setCell} />
      <PagesOnPaper clips={designated.clips} lines={lines} cues={cues} />
      <ResultActions
        name="transcript"
        version={transcript.version}
        limits={words.limits}
        made={read.ended}
        onPaper={words.notCertified}
        report={() => ({ specimen: isSpecimen, inputs: [inputOf(read)], findings: reportFindings(read, lines, designated, voices) })}
        saves={[
          [words.saveText, () => saveFile("transcript.txt", "text/plain", transcriptText(read, lines))],
          ...(designated.clips.length > 0
            ? [[instrumentFrame.saveCsv, () => saveFile("designations.csv", "text/csv", clipsCsv(designated.clips))] as const]
            : []),
        ]}
        onRestart={onRestart}
      />
    </>
  );
}

function labelCells({ name, format, encoding, cues, sha256 }: TranscriptRead) {
  const last = cues.reduce((latest, { start = 0, end = 0 }) => Math.max(latest, start, end), 0);
  const time = last > 0 ? clock(last) : words.noTimes;
  return labelCellsOf(transcript.labelCells, [name, words.read(words.formats[format], encoding), time, sha256]);
}

/** Who speaks, by the file’s names, and how many turns each has. */
function speakersOf(cues: TranscriptRead["cues"]): readonly { readonly speaker: string; readonly turns: number }[] {
  const turns = new Map<string, number>();
  cues.forEach(({ speaker }, i) => {
    if (speaker !== "" && cues[i - 1]?.speaker !== speaker) turns.set(speaker, (turns.get(speaker) ?? 0) + 1);
  });
  return [...turns].map(([speaker, n]) => ({ speaker, turns: n })).toSorted((a, b) => b.turns - a.turns);
}

const inputOf = ({ name, size, sha256 }: TranscriptRead) => ({ name, size, sha256 });
