// Loaded when the instrument is first used: the work and the view of its result.

import { instrumentFrame, transcript, transcriptResult as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import type { Given } from "instruments/contract.ts";
import { loadPart } from "instruments/frame/fault.ts";
import { type Clip, clipsCsv, clipsOf, rangeText } from "instruments/transcript/clips.ts";
import {
  beside,
  type Cue,
  clock,
  fileVoices,
  LINES_PER_PAGE,
  type Line,
  labelOf,
  layLines,
  type Problem,
  transcriptText,
  type Voices,
} from "instruments/transcript/lay-lines.ts";
import type { TranscriptOptions } from "instruments/transcript/options.ts";
import type { TranscriptRead } from "instruments/transcript/read-transcript.ts";
import { report } from "instruments/transcript/report.ts";
import * as sentences from "instruments/transcript/sentences.ts";
import { useMemo, useState } from "react";
import { labelOf as labelCellsOf } from "web/instruments/frame/bag-label.ts";
import type { FileWork, ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import { ResultActions, ResultTop, Tally } from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./transcript.module.css";
import { Designations, TranscriptPages } from "./transcript-pages.tsx";
import workerUrl from "./transcript-worker.ts?worker&url";

export const work: FileWork<TranscriptRead, TranscriptOptions> = {
  run: (given, context) =>
    runInWorker<Given<TranscriptOptions>, TranscriptRead>(workerUrl, given, context),
  specimen: async () => {
    const { name, text, designations } = (
      await loadPart(() => import("instruments/transcript/specimen.ts"))
    ).transcriptSpecimen;
    return { files: [{ path: name, file: new File([text], name) }], options: { designations } };
  },
  said: ({ name }) => name,
  Result: TranscriptResult,
};

/** The pages, the problems, the names, and the designations with their clips. */
function TranscriptResult({
  outcome: read,
  files,
  options,
  isSpecimen,
  onRestart,
}: ResultProps<TranscriptRead, TranscriptOptions>) {
  const { cues, problems } = read;
  const [voices, setVoices] = useState(fileVoices);
  const [cell, setCell] = useState(options.designations);
  const lines = useMemo(
    () => layLines(cues, (speaker) => labelOf(speaker, voices)),
    [cues, voices],
  );
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
      <ResultTop
        label={labelCells(read)}
        title={sentences.verdict(pages, lines.length, problems.length)}
        notes={notes}
        words={words}
      >
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
        limits={words.limits}
        made={read.ended}
        onPaper={words.notCertified}
        report={() => ({
          specimen: isSpecimen,
          ...report({ options: { designations: cell } }, read, voices),
        })}
        saves={[
          [
            words.saveText,
            () => saveFile("transcript.txt", "text/plain", transcriptText(read, lines)),
          ],
          ...(designated.clips.length > 0
            ? [
                [
                  instrumentFrame.saveCsv,
                  () => saveFile("designations.csv", "text/csv", clipsCsv(designated.clips)),
                ] as const,
              ]
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
  return labelCellsOf(transcript.labelCells, [
    name,
    words.read(words.formats[format], encoding),
    time,
    sha256,
  ]);
}

/** Who speaks, by the file’s names, and how many turns each has. */
function speakersOf(
  cues: TranscriptRead["cues"],
): readonly { readonly speaker: string; readonly turns: number }[] {
  const turns = new Map<string, number>();
  cues.forEach(({ speaker }, i) => {
    if (speaker !== "" && cues[i - 1]?.speaker !== speaker)
      turns.set(speaker, (turns.get(speaker) ?? 0) + 1);
  });
  return [...turns]
    .map(([speaker, n]) => ({ speaker, turns: n }))
    .toSorted((a, b) => b.turns - a.turns);
}

/** Voices with a cell; the others keep their names. */
const MOST_VOICES = 24;

type Speaker = { readonly speaker: string; readonly turns: number };
type VoiceCellsProps = {
  readonly speakers: readonly Speaker[];
  readonly voices: Voices;
  readonly onChange: (voices: Voices) => void;
};

/** A cell for each voice’s name, and who is examined and who asks. */
function VoiceCells({ speakers, voices, onChange }: VoiceCellsProps) {
  if (speakers.length === 0) return null;
  const shown = speakers.slice(0, MOST_VOICES);
  return (
    <Fold line={<h4>{words.voices.title}</h4>} className={text.offPaper}>
      <p className={text.sub}>{words.voices.note}</p>
      <div className={result.fields}>
        {shown.map(({ speaker, turns }, i) => (
          <p key={speaker}>
            <label htmlFor={`transcript-voice-${i}`}>{words.voices.name(speaker)}</label>
            <input
              id={`transcript-voice-${i}`}
              autoComplete="off"
              maxLength={40}
              placeholder={speaker}
              value={voices.names[speaker] ?? ""}
              onChange={({ currentTarget }) =>
                onChange({
                  ...voices,
                  names: { ...voices.names, [speaker]: currentTarget.value },
                })
              }
            />
            <small className={text.mono}>{words.voices.hint(turns)}</small>
          </p>
        ))}
        {speakers.length > MOST_VOICES && <p>{words.voices.more(speakers.length - MOST_VOICES)}</p>}
      </div>
      <div className={result.fields}>
        <Role part="examiner" speakers={shown} voices={voices} onChange={onChange} />
        <Role part="witness" speakers={shown} voices={voices} onChange={onChange} />
      </div>
    </Fold>
  );
}

function Role({
  part,
  speakers,
  voices,
  onChange,
}: VoiceCellsProps & { part: "witness" | "examiner" }) {
  return (
    <p>
      <label htmlFor={`transcript-${part}`}>{words.voices[part]}</label>
      <select
        id={`transcript-${part}`}
        value={voices[part]}
        onChange={({ currentTarget }) => onChange({ ...voices, [part]: currentTarget.value })}
      >
        <option value="">{words.voices.nobody}</option>
        {speakers.map(({ speaker }) => (
          <option key={speaker} value={speaker}>
            {voices.names[speaker] || speaker}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Problems shown; the report has all. */
const MOST_ROWS = 30;
/** Longer details are cut. */
const MOST_LETTERS = 90;

/** The problems of the file, with their lines. */
function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Fold line={<h4>{words.problemsTitle(problems.length)}</h4>} wanted={problems.length <= 6}>
      <ul className={classNames(result.lines, result.dozen)}>
        {problems.slice(0, MOST_ROWS).map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have two, and their order stays
          <li key={i}>
            <b>{words.atLine(count(problem.line))}</b> {problemText(problem)}
          </li>
        ))}
      </ul>
      {problems.length > MOST_ROWS && (
        <p className={result.more}>{words.moreProblems(count(problems.length - MOST_ROWS))}</p>
      )}
    </Fold>
  );
}

/** A problem in a sentence. */
function problemText({ kind, detail }: Problem): string {
  return words.problems[kind === "empty" && detail !== "" ? "emptyAt" : kind](
    detail.length > MOST_LETTERS ? `${detail.slice(0, MOST_LETTERS)}…` : detail,
  );
}

/** Lines that fill the second page, with the table and the limits. */
const MOST_LINES = 30;

type PagesOnPaperProps = {
  readonly clips: readonly Clip[];
  readonly lines: readonly Line[];
  readonly cues: readonly Cue[];
};

/** Prints the designated lines instead of the pages; without designations, the first page. */
function PagesOnPaper({ clips, lines, cues }: PagesOnPaperProps) {
  let room = MOST_LINES;
  const excerpts = clips.flatMap((clip) => {
    const shown = clip.lines.slice(0, Math.max(0, room));
    room -= clip.lines.length;
    const first = (clip.from.page - 1) * LINES_PER_PAGE + clip.from.line - 1;
    return shown.length > 0
      ? [{ title: `${rangeText(clip)} ${clip.party}`.trim(), lines: shown, first }]
      : [];
  });
  const parts =
    clips.length > 0 ? excerpts : [{ title: "", lines: lines.slice(0, LINES_PER_PAGE), first: 0 }];
  return (
    <div className={classNames(result.part, result.onPaper)}>
      <h4>{clips.length > 0 ? words.print.excerpts : words.print.firstPage}</h4>
      {parts.map((part, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range may be named twice, and its order stays
        <div key={n} className={css.excerpt}>
          <h5 className={text.mono}>{part.title}</h5>
          <ol className={css.numbered}>
            {part.lines.map((line, i) => {
              const number = ((part.first + i) % LINES_PER_PAGE) + 1;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                <li key={i}>
                  <time>{beside(line, i, cues)}</time>
                  <b>{number}</b>
                  <span dir="auto">{line.text.trimStart()}</span>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      {(clips.length > 0 ? room < 0 : lines.length > LINES_PER_PAGE) && <p>{words.print.more}</p>}
    </div>
  );
}
