import { useRef, useState } from "react";
import { Bag } from "#app/instruments/frame/bag.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { bytesRead } from "#app/instruments/frame/files-given.ts";
import { Instrument, WithLimits } from "#app/instruments/frame/instrument.tsx";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { TaskBody } from "#app/instruments/frame/task-body.tsx";
import { useTask } from "#app/instruments/frame/use-task.ts";
import type { TimedProgress } from "#app/instruments/frame/worker-messages.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { count } from "#content/specimen/count.ts";
import { HashList } from "./hash-list.tsx";
import { hash as words } from "./words.ts";

type Work = typeof import("./hash-work.tsx");
/** The given files. They are kept because another list may need another digest. */
type Given = { readonly files: readonly GivenFile[]; readonly isSpecimen: boolean };
type Done = Given & Pick<Work, "HashResult"> & { readonly outcome: Awaited<ReturnType<Work["hashGiven"]>> };

const load = () => loadPart(() => import("./hash-work.tsx"));
const preload = () => load().catch(() => undefined);

/** Files or a folder, hashed and compared with a list. */
export function HashSection({ label }: SectionProps) {
  const { state, start, cancel } = useTask<Done>();
  const [given, setGiven] = useState<Given>();
  const list = useRef("");
  const run = (next: Given) => {
    setGiven(next);
    start(async (context) => {
      const { hashGiven, HashResult } = await load();
      return { ...next, HashResult, outcome: await hashGiven(next.files, list.current, context) };
    });
  };
  const trySpecimen = () =>
    start(async (context) => {
      const { hashGiven, HashResult, specimen } = await load();
      const next = { files: specimen.files, isSpecimen: true };
      setGiven(next);
      list.current = specimen.list;
      return { ...next, HashResult, outcome: await hashGiven(next.files, list.current, context) };
    });
  const listCell = (onCompare?: () => void) => (
    <HashList initial={list.current} onChange={(text) => (list.current = text)} {...(onCompare ? { onCompare } : {})} />
  );
  const restart = () => {
    list.current = "";
    cancel();
  };
  const rest = (
    <WithLimits heading={words.startTitle} limits={words.start}>
      <Bag
        words={words.bag}
        label={labelOf()}
        multiple
        onFiles={(files) => run({ files, isSpecimen: false })}
        onSpecimen={trySpecimen}
        preload={preload}
      >
        {listCell()}
      </Bag>
    </WithLimits>
  );
  return (
    <Instrument id="hash" label={label} words={words}>
      <TaskBody
        state={state}
        rest={rest}
        count={countOf}
        label={labelOf(given)}
        onCancel={cancel}
        said={({ outcome }) => words.said(outcome.verdict.plain)}
      >
        {({ HashResult, ...done }) => <HashResult {...done} list={listCell(() => run(done))} onRestart={restart} />}
      </TaskBody>
    </Instrument>
  );
}

function labelOf(given?: Given) {
  const { files, size, digests, manifest } = words.labelCells;
  const bytes = given?.files.reduce((sum, { file }) => sum + file.size, 0);
  return [
    { term: files, ...(given ? { value: count(given.files.length) } : {}) },
    { term: size, ...(bytes === undefined ? {} : { value: fileSize(bytes) }) },
    { term: digests },
    { term: manifest, wide: true },
  ];
}

const countOf = (progress: TimedProgress) => bytesRead(words.progress, progress);
