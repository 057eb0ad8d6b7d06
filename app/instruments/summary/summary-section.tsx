import { useRef } from "react";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Instrument, WithLimits } from "#app/instruments/frame/instrument.tsx";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { MeasuredFold } from "#app/instruments/frame/measured-fold.tsx";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { TaskBody } from "#app/instruments/frame/task-body.tsx";
import { TextBag } from "#app/instruments/frame/text-bag.tsx";
import { useTask } from "#app/instruments/frame/use-task.ts";
import type { TimedProgress } from "#app/instruments/frame/worker-messages.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { summary as words } from "./words.ts";

type Work = typeof import("./summary-work.tsx");
type Given = Work["specimen"];
type Done = Pick<Work, "SummaryResult"> & { readonly outcome: Awaited<ReturnType<Work["summarizeGiven"]>> };

const load = () => loadPart(() => import("./summary-work.tsx"));
const preload = () => load().catch(() => undefined);

/** A text and its summary of selected sentences, in three lengths. */
export function SummarySection({ label }: SectionProps) {
  const { state, start, cancel } = useTask<Done>();
  const typed = useRef("");
  const given = useRef<Given>(undefined);
  const run = (give: (work: Work) => Given) => {
    start(async (context) => {
      const work = await load();
      given.current = give(work);
      return { SummaryResult: work.SummaryResult, outcome: await work.summarizeGiven(given.current, context) };
    });
  };
  const restart = () => {
    typed.current = "";
    cancel();
  };
  const saveTest = () =>
    load()
      .then(({ testTexts }) => testTexts())
      .then(
        (texts) => saveFile("summary-test-texts.txt", "text/plain", texts),
        () => undefined,
      );
  const rest = (
    <WithLimits heading={words.startTitle} limits={words.start}>
      <TextBag
        words={words.bag}
        cell={words.cell}
        label={labelOf()}
        accept={words.accept}
        kept={typed}
        onFiles={(files) => run(({ givenFiles }) => givenFiles(files))}
        onText={(text) => run(({ pasted }) => pasted(text))}
        onSpecimen={() => run(({ specimen }) => specimen)}
        preload={preload}
      />
    </WithLimits>
  );
  return (
    <Instrument id="summary" label={label} words={words}>
      <TaskBody
        state={state}
        rest={rest}
        count={countOf}
        label={labelOf(given.current)}
        onCancel={cancel}
        said={({ outcome }) => words.said(outcome.summary.counts.moderate)}
      >
        {({ SummaryResult, outcome }) => <SummaryResult key={outcome.ended} outcome={outcome} onRestart={restart} />}
      </TaskBody>
      <MeasuredFold words={words.measured} onSave={saveTest} load={() => load().then(({ MeasuredTable }) => MeasuredTable)} />
    </Instrument>
  );
}

function labelOf(given?: Given) {
  const { name, size, sentences, digest } = words.labelCells;
  const bytes = typeof given?.source === "string" ? given.source.length : given?.source.size;
  return [
    { term: name, ...(given ? { value: given.name } : {}) },
    { term: size, ...(bytes === undefined ? {} : { value: fileSize(bytes) }) },
    { term: sentences },
    { term: digest, wide: true },
  ];
}

const countOf = ({ done, total }: TimedProgress) => ({
  done: String(done),
  of: words.progress.of(String(total)),
  speed: words.progress.speed,
});
