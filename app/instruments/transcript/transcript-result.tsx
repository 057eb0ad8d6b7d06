import { useMemo, useState } from "react";
import { BagLabel } from "#app/instruments/frame/bag-label.tsx";
import { Actions, Limits } from "#app/instruments/frame/instrument.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { utcStamp } from "#app/instruments/frame/stamps.ts";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import { clipsOf } from "./clips.ts";
import { clipsCsv } from "./clips-csv.ts";
import { clock } from "./cue-time.ts";
import { Designations } from "./designations.tsx";
import { fileVoices, labelOf } from "./labels.ts";
import { LINES_PER_PAGE, layLines } from "./lay-lines.ts";
import { PagesOnPaper } from "./pages-on-paper.tsx";
import { ProblemList } from "./problem-list.tsx";
import type { TranscriptRead } from "./read-transcript.ts";
import { saveTranscript } from "./save-transcript.ts";
import css from "./transcript.module.css";
import { TranscriptPages } from "./transcript-pages.tsx";
import { transcriptText } from "./transcript-text.ts";
import { VoiceCells } from "./voice-cells.tsx";
import { transcript } from "./words.ts";
import { transcriptResult as words } from "./words-result.ts";

type TranscriptResultProps = {
  readonly read: TranscriptRead;
  readonly isSpecimen: boolean;
  readonly others: number;
  readonly designations: string;
  readonly onRestart: () => void;
};

/** The pages, the problems, the names, and the designations with their clips. */
export function TranscriptResult({ read, isSpecimen, others, designations, onRestart }: TranscriptResultProps) {
  const { cues, problems } = read;
  const [voices, setVoices] = useState(fileVoices);
  const [cell, setCell] = useState(designations);
  const lines = useMemo(() => layLines(cues, (speaker) => labelOf(speaker, voices)), [cues, voices]);
  const designated = useMemo(() => clipsOf(cell, lines, cues), [cell, lines, cues]);
  const speakers = useMemo(() => speakersOf(cues), [cues]);
  const pages = Math.ceil(lines.length / LINES_PER_PAGE);
  const made = instrumentFrame.made(utcStamp(read.ended), transcript.version);
  const notes = [
    ...(isSpecimen ? [words.notes.specimen] : []),
    words.notes.meaning,
    ...(others > 0 ? [words.notes.others(others)] : []),
    ...(problems.length > 0 ? [words.notes.problems] : []),
    ...(cues.some(({ start }) => start !== undefined) ? [] : [words.notes.untimed]),
  ];
  const figures = [
    [words.tally.pages, pages],
    [words.tally.lines, lines.length],
    [words.tally.speakers, speakers.length],
    [words.tally.cues, cues.length],
    [words.tally.problems, problems.length],
  ] as const;
  const add = (row: string) => setCell((now) => (now.trim() ? `${now.trimEnd()}\n${row}` : row));
  return (
    <>
      <BagLabel top cells={labelCells(read)} />
      <div className={css.result}>
        <div>
          <Verdict title={words.verdict(pages, lines.length, problems.length)} notes={notes} />
          <dl className={css.tally}>
            {figures.map(([term, figure]) => (
              <div key={term}>
                <dt className={text.mono}>{term}</dt>
                <dd>{count(figure)}</dd>
              </div>
            ))}
          </dl>
          <ProblemList problems={problems} />
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <VoiceCells speakers={speakers} voices={voices} onChange={setVoices} />
      <TranscriptPages read={read} lines={lines} onAdd={add} />
      <Designations cell={cell} pages={pages} designated={designated} onChange={setCell} />
      <PagesOnPaper clips={designated.clips} lines={lines} cues={cues} />
      <p className={classNames(text.mono, css.onPaper)}>
        {words.notCertified} {made}
      </p>
      <Actions>
        <Button small onClick={() => saveTranscript({ read, lines, designated, voices, isSpecimen })}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => saveFile("transcript.txt", "text/plain", transcriptText(read, lines))}>
          {words.saveText}
        </Button>
        {designated.clips.length > 0 && (
          <Button small line onClick={() => saveFile("designations.csv", "text/csv", clipsCsv(designated.clips))}>
            {instrumentFrame.saveCsv}
          </Button>
        )}
        <Button small line onClick={() => printInstrument("transcript")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
        <p className={text.mono}>{made}</p>
      </Actions>
    </>
  );
}

function labelCells({ name, format, encoding, cues, sha256 }: TranscriptRead) {
  const { file, form, length, digest } = transcript.labelCells;
  const last = cues.reduce((latest, { start = 0, end = 0 }) => Math.max(latest, start, end), 0);
  return [
    { term: file, value: name },
    { term: form, value: words.read(words.formats[format], encoding) },
    { term: length, value: last > 0 ? clock(last) : words.noTimes },
    { term: digest, value: sha256, wide: true },
  ];
}

/** Who speaks, by the file’s names, and how many turns each has. */
function speakersOf(cues: TranscriptRead["cues"]): readonly { readonly speaker: string; readonly turns: number }[] {
  const turns = new Map<string, number>();
  cues.forEach(({ speaker }, i) => {
    if (speaker !== "" && cues[i - 1]?.speaker !== speaker) turns.set(speaker, (turns.get(speaker) ?? 0) + 1);
  });
  return [...turns].map(([speaker, n]) => ({ speaker, turns: n })).toSorted((a, b) => b.turns - a.turns);
}
