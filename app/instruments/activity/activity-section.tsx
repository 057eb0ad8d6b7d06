import { useState } from "react";
import { Bag } from "#app/instruments/frame/bag.tsx";
import { bytesRead, labelOfFiles } from "#app/instruments/frame/files-given.ts";
import { Instrument, WithLimits } from "#app/instruments/frame/instrument.tsx";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { TaskBody } from "#app/instruments/frame/task-body.tsx";
import { useTask } from "#app/instruments/frame/use-task.ts";
import type { TimedProgress } from "#app/instruments/frame/worker-messages.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { activity as words } from "./words.ts";

type Work = typeof import("./activity-work.tsx");
/** `note`: text below the specimen's result. */
type Done = Pick<Work, "ActivityResult"> & { readonly outcome: Awaited<ReturnType<Work["readActivity"]>>; readonly note?: string };

const load = () => loadPart(() => import("./activity-work.tsx"));
const loadSpecimen = () => loadPart(() => import("./specimen.ts"));
const preload = () => load().catch(() => undefined);

/** Audit exports of Microsoft Purview: who did what when, and what five tests find in it. */
export function ActivitySection({ label }: SectionProps) {
  const { state, start, cancel } = useTask<Done>();
  const [given, setGiven] = useState<readonly GivenFile[]>();
  const run = (files: readonly GivenFile[]) => {
    setGiven(files);
    start(async (context) => {
      const { readActivity, ActivityResult } = await load();
      return { ActivityResult, outcome: await readActivity(files, {}, context) };
    });
  };
  const trySpecimen = () =>
    start(async (context) => {
      const [{ readActivity, ActivityResult }, { activitySpecimen }] = await Promise.all([load(), loadSpecimen()]);
      const { name, text, settings, note } = activitySpecimen();
      const files = [{ path: name, file: new File([text], name) }];
      setGiven(files);
      return { ActivityResult, outcome: await readActivity(files, settings, context), note };
    });
  const restart = () => {
    cancel();
    load().then(
      ({ forgetLog }) => forgetLog(),
      () => undefined,
    );
  };
  const rest = (
    <WithLimits heading={words.startTitle} limits={words.start}>
      <Bag words={words.bag} label={labelOf()} accept={words.accept} multiple onFiles={run} onSpecimen={trySpecimen} preload={preload} />
    </WithLimits>
  );
  return (
    <Instrument id="activity" label={label} words={words}>
      <TaskBody
        state={state}
        rest={rest}
        count={countOf}
        label={labelOf(given)}
        onCancel={cancel}
        said={({ outcome }) => words.said(outcome.verdict)}
      >
        {({ ActivityResult, ...done }) => <ActivityResult key={done.outcome.began} {...done} onRestart={restart} />}
      </TaskBody>
    </Instrument>
  );
}

function labelOf(given?: readonly GivenFile[]) {
  const { files, size, records, digest } = words.labelCells;
  return labelOfFiles([files, size, records, digest], given, words.fileCount);
}

const countOf = (progress: TimedProgress) => bytesRead(words.progress, progress);
