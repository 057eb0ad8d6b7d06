import { useRef } from "react";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { bytesRead } from "#app/instruments/frame/files-given.ts";
import { Instrument, WithLimits } from "#app/instruments/frame/instrument.tsx";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { MeasuredFold } from "#app/instruments/frame/measured-fold.tsx";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { TaskBody } from "#app/instruments/frame/task-body.tsx";
import { TextBag } from "#app/instruments/frame/text-bag.tsx";
import { useTask } from "#app/instruments/frame/use-task.ts";
import type { TimedProgress } from "#app/instruments/frame/worker-messages.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { languages as words } from "./words.ts";

type Work = typeof import("./languages-work.tsx");
type Sources = Work["specimen"];
type Done = Pick<Work, "LanguagesResult"> & { readonly outcome: Awaited<ReturnType<Work["countLanguages"]>>; readonly isSpecimen: boolean };

const load = () => loadPart(() => import("./languages-work.tsx"));
const preload = () => load().catch(() => undefined);

/** Texts, and which languages their paragraphs are in. */
export function LanguagesSection({ label }: SectionProps) {
  const { state, start, cancel } = useTask<Done>();
  const typed = useRef("");
  const given = useRef<Sources>(undefined);
  const run = (give: (work: Work) => Sources | Promise<Sources>, isSpecimen = false) => {
    start(async (context) => {
      const work = await load();
      given.current = await give(work);
      return { LanguagesResult: work.LanguagesResult, outcome: await work.countLanguages(given.current, context), isSpecimen };
    });
  };
  const restart = () => {
    typed.current = "";
    cancel();
  };
  const saveTest = async () => {
    const [test] = await load().then(
      ({ testSource }) => testSource(),
      () => [],
    );
    if (test) saveFile(test.name, "text/plain", typeof test.source === "string" ? test.source : await test.source.text());
  };
  const rest = (
    <WithLimits heading={words.startTitle} limits={words.start}>
      <TextBag
        words={words.bag}
        cell={words.cell}
        label={labelOf()}
        accept={words.accept}
        multiple
        kept={typed}
        onFiles={(files) => run(({ sourcesOf }) => sourcesOf(files))}
        onText={(text) => run(({ pasted }) => pasted(text))}
        onSpecimen={() => run(({ specimen }) => specimen, true)}
        preload={preload}
      />
    </WithLimits>
  );
  return (
    <Instrument id="languages" label={label} words={words}>
      <TaskBody
        state={state}
        rest={rest}
        count={countOf}
        label={labelOf(given.current)}
        onCancel={cancel}
        said={({ outcome }) => words.said(outcome.verdict.plain)}
      >
        {({ LanguagesResult, ...done }) => <LanguagesResult key={done.outcome.found.ended} {...done} onRestart={restart} />}
      </TaskBody>
      <MeasuredFold
        words={words.measured}
        onTry={() => run(({ testSource }) => testSource(), true)}
        onSave={saveTest}
        load={() => load().then(({ MeasuredTable }) => MeasuredTable)}
      />
    </Instrument>
  );
}

function labelOf(given: Sources = []) {
  const { files, size, words: term, digest } = words.labelCells;
  const [first, ...others] = given;
  if (!first) return [{ term: files }, { term: size }, { term }, { term: digest, wide: true }];
  const bytes = given.reduce((sum, { source }) => sum + (typeof source === "string" ? source.length : source.size), 0);
  return [
    { term: files, value: others.length > 0 ? words.fileCount(given.length) : first.name },
    { term: size, value: fileSize(bytes) },
    { term },
    { term: digest, wide: true },
  ];
}

const countOf = (progress: TimedProgress) => bytesRead(words.progress, progress);
