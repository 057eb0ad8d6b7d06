import { useState } from "react";
import { Bag } from "#app/instruments/frame/bag.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { labelOfFiles } from "#app/instruments/frame/files-given.ts";
import { Instrument, WithLimits } from "#app/instruments/frame/instrument.tsx";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { TaskBody } from "#app/instruments/frame/task-body.tsx";
import { useTask } from "#app/instruments/frame/use-task.ts";
import type { TimedProgress } from "#app/instruments/frame/worker-messages.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { photo as words } from "./words.ts";

type Work = typeof import("./photo-work.tsx");
type Done = Pick<Work, "PhotoResult" | "verdictOf"> & {
  readonly read: Awaited<ReturnType<Work["readGiven"]>>;
  readonly isSpecimen: boolean;
};

const load = () => loadPart(() => import("./photo-work.tsx"));
const loadSpecimen = () => loadPart(() => import("./specimen-photo.ts"));
const preload = () => load().catch(() => undefined);

/** Photographs, and what their files say: device, times, place, edits, what disagrees and what is missing. */
export function PhotoSection({ label }: SectionProps) {
  const { state, start, cancel } = useTask<Done>();
  const [given, setGiven] = useState<readonly GivenFile[]>();
  const run = (files: readonly GivenFile[]) => {
    setGiven(files);
    start(async (context) => {
      const { readGiven, PhotoResult, verdictOf } = await load();
      return { PhotoResult, verdictOf, read: await readGiven(files, context), isSpecimen: false };
    });
  };
  const trySpecimen = () =>
    start(async (context) => {
      const [{ readGiven, PhotoResult, verdictOf }, { specimenPhoto }] = await Promise.all([load(), loadSpecimen()]);
      const file = await specimenPhoto();
      const files = [{ path: file.name, file }];
      setGiven(files);
      return { PhotoResult, verdictOf, read: await readGiven(files, context), isSpecimen: true };
    });
  const rest = (
    <WithLimits heading={words.startTitle} limits={words.start}>
      <Bag words={words.bag} label={labelOf()} accept={words.accept} multiple onFiles={run} onSpecimen={trySpecimen} preload={preload} />
    </WithLimits>
  );
  return (
    <Instrument id="photo" label={label} words={words}>
      <TaskBody
        state={state}
        rest={rest}
        count={countOf}
        label={labelOf(given)}
        onCancel={cancel}
        said={({ read, verdictOf }) => words.said(verdictOf(read).plain)}
      >
        {({ PhotoResult, ...done }) => <PhotoResult {...done} onRestart={cancel} />}
      </TaskBody>
    </Instrument>
  );
}

function labelOf(given?: readonly GivenFile[]) {
  const { files, size, format, digest } = words.labelCells;
  return labelOfFiles([files, size, format, digest], given, words.fileCount);
}

const countOf = ({ done, total }: TimedProgress) => ({ done: fileSize(done), of: words.progress.of(fileSize(total)) });
