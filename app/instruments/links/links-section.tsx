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
import { links as words } from "./words.ts";

type Work = typeof import("./links-work.tsx");
/** `note`: text below the specimen's result. */
type Done = Pick<Work, "LinksResult"> & { readonly outcome: Awaited<ReturnType<Work["findLinks"]>>; readonly note?: string };

const load = () => loadPart(() => import("./links-work.tsx"));
const loadSpecimen = () => loadPart(() => import("./specimen.ts"));
const preload = () => load().catch(() => undefined);

/** Messages and mailboxes, and which of their attachments are only links. */
export function LinksSection({ label }: SectionProps) {
  const { state, start, cancel } = useTask<Done>();
  const [given, setGiven] = useState<readonly GivenFile[]>();
  const run = (files: readonly GivenFile[]) => {
    setGiven(files);
    start(async (context) => {
      const { findLinks, LinksResult } = await load();
      return { LinksResult, outcome: await findLinks(files, context) };
    });
  };
  const trySpecimen = () =>
    start(async (context) => {
      const [{ findLinks, LinksResult }, { linksSpecimen }] = await Promise.all([load(), loadSpecimen()]);
      const { name, text, note } = linksSpecimen;
      const files = [{ path: name, file: new File([text], name) }];
      setGiven(files);
      return { LinksResult, outcome: await findLinks(files, context), note };
    });
  const rest = (
    <WithLimits heading={words.startTitle} limits={words.start}>
      <Bag words={words.bag} label={labelOf()} multiple onFiles={run} onSpecimen={trySpecimen} preload={preload} />
    </WithLimits>
  );
  return (
    <Instrument id="links" label={label} words={words}>
      <TaskBody
        state={state}
        rest={rest}
        count={countOf}
        label={labelOf(given)}
        onCancel={cancel}
        said={({ outcome }) => words.said(outcome.verdict.plain)}
      >
        {({ LinksResult, ...done }) => <LinksResult {...done} onRestart={cancel} />}
      </TaskBody>
    </Instrument>
  );
}

function labelOf(given?: readonly GivenFile[]) {
  const { files, size, messages, digest } = words.labelCells;
  return labelOfFiles([files, size, messages, digest], given, words.fileCount);
}

const countOf = (progress: TimedProgress) => bytesRead(words.progress, progress);
