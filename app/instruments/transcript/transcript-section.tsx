import { useRef, useState } from "react";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Instrument, WithLimits } from "#app/instruments/frame/instrument.tsx";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { TaskBody } from "#app/instruments/frame/task-body.tsx";
import { TextBag } from "#app/instruments/frame/text-bag.tsx";
import { useTask } from "#app/instruments/frame/use-task.ts";
import type { TimedProgress } from "#app/instruments/frame/worker-messages.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { transcript as words } from "./words.ts";

type Work = typeof import("./transcript-work.tsx");
type Done = Pick<Work, "TranscriptResult"> & {
  readonly read: Awaited<ReturnType<Work["readGiven"]>>;
  readonly isSpecimen: boolean;
  /** Files that came with it and are not read. */
  readonly others: number;
  readonly designations: string;
};

const load = () => loadPart(() => import("./transcript-work.tsx"));
const loadSpecimen = () => loadPart(() => import("./specimen.ts"));
const preload = () => load().catch(() => undefined);

/** A meeting program’s transcript as pages of numbered lines, and designations of them as clips of the recording. */
export function TranscriptSection({ label }: SectionProps) {
  const { state, start, cancel } = useTask<Done>();
  const [given, setGiven] = useState<GivenFile>();
  const typed = useRef("");
  const run = (files: readonly GivenFile[]) => {
    setGiven(files[0]);
    start(async (context) => {
      const { readGiven, TranscriptResult } = await load();
      return { TranscriptResult, read: await readGiven(files, context), isSpecimen: false, others: files.length - 1, designations: "" };
    });
  };
  const trySpecimen = () =>
    start(async (context) => {
      const [{ readGiven, TranscriptResult }, { transcriptSpecimen }] = await Promise.all([load(), loadSpecimen()]);
      const { name, text, designations } = transcriptSpecimen;
      const file = { path: name, file: new File([text], name) };
      setGiven(file);
      return { TranscriptResult, read: await readGiven([file], context), isSpecimen: true, others: 0, designations };
    });
  const runPasted = (text: string) => run([{ path: words.pasted, file: new File([text], words.pasted) }]);
  const rest = (
    <WithLimits heading={words.startTitle} limits={words.start}>
      <TextBag
        words={words.bag}
        cell={words.paste}
        label={labelOf()}
        accept={words.accept}
        multiple
        kept={typed}
        onFiles={run}
        onText={runPasted}
        onSpecimen={trySpecimen}
        preload={preload}
      />
    </WithLimits>
  );
  const restart = () => {
    typed.current = "";
    cancel();
  };
  return (
    <Instrument id="transcript" label={label} words={words} ground="board">
      <TaskBody
        state={state}
        rest={rest}
        count={countOf}
        label={labelOf(given)}
        onCancel={cancel}
        said={({ read }) => words.said(read.name)}
      >
        {({ TranscriptResult, ...done }) => <TranscriptResult key={done.read.ended} {...done} onRestart={restart} />}
      </TaskBody>
    </Instrument>
  );
}

function labelOf(given?: GivenFile) {
  const { file, form, length, digest } = words.labelCells;
  return [{ term: file, ...(given ? { value: given.path } : {}) }, { term: form }, { term: length }, { term: digest, wide: true }];
}

const countOf = ({ done, total }: TimedProgress) => ({ done: fileSize(done), of: words.progress.of(fileSize(total)) });
