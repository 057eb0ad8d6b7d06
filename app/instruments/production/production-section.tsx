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
import { count } from "#content/specimen/count.ts";
import type { Choices } from "./inspection.ts";
import { production as words } from "./words.ts";

type Work = typeof import("./production-work.tsx");
/** The given files. They are kept because the visitor may have them read differently. */
type Given = { readonly files: readonly GivenFile[]; readonly choices: Choices; readonly isSpecimen: boolean };
type Done = Given & Pick<Work, "ProductionResult"> & { readonly outcome: Awaited<ReturnType<Work["inspectGiven"]>> };

const load = () => loadPart(() => import("./production-work.tsx"));
const loadSpecimen = () => loadPart(() => import("./specimen-files.ts"));
const preload = () => load().catch(() => undefined);

const noChoices: Choices = { roles: {}, fields: {} };

/** Compares a production with its load files. */
export function ProductionSection({ label }: SectionProps) {
  const { state, start, cancel } = useTask<Done>();
  const [given, setGiven] = useState<Given>();
  const run = (next: Given) => {
    setGiven(next);
    start(async (context) => {
      const { inspectGiven, ProductionResult } = await load();
      return { ...next, ProductionResult, outcome: await inspectGiven(next.files, next.choices, context) };
    });
  };
  const trySpecimen = () =>
    start(async (context) => {
      const [{ inspectGiven, ProductionResult }, { specimenFiles }] = await Promise.all([load(), loadSpecimen()]);
      const files = specimenFiles.map(({ path, content }) => ({ path, file: new File([content], path) }));
      const next = { files, choices: noChoices, isSpecimen: true };
      setGiven(next);
      return { ...next, ProductionResult, outcome: await inspectGiven(files, noChoices, context) };
    });
  const rest = (
    <WithLimits heading={words.startTitle} limits={words.start}>
      <Bag
        words={words.bag}
        label={labelOf()}
        multiple
        onFiles={(files) => run({ files, choices: noChoices, isSpecimen: false })}
        onSpecimen={trySpecimen}
        preload={preload}
      />
    </WithLimits>
  );
  return (
    <Instrument id="production" label={label} words={words}>
      <TaskBody
        state={state}
        rest={rest}
        count={countOf}
        label={labelOf(given)}
        onCancel={cancel}
        said={({ outcome }) => words.said(outcome.verdict.plain)}
      >
        {({ ProductionResult, ...done }) => (
          <ProductionResult
            {...done}
            onAgain={(choices, added) => run({ ...done, files: [...done.files, ...added], choices })}
            onRestart={cancel}
          />
        )}
      </TaskBody>
    </Instrument>
  );
}

function labelOf(given?: Given) {
  const { files, size, documents, digest } = words.labelCells;
  return labelOfFiles([files, size, documents, digest], given?.files, (n) => words.fileCount(count(n)));
}

const countOf = (progress: TimedProgress) => bytesRead(words.progress, progress);
