import { fill } from "content/fill.ts";
import { instrumentFrame, redactions as words } from "content/instruments.ts";
import { loadPart } from "instruments/frame/fault.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { TimedProgress } from "instruments/frame/progress.ts";
import type { CheckOptions } from "instruments/redactions/check-file.ts";
import { measuredPlaces } from "instruments/redactions/measured.ts";
import * as sentences from "instruments/redactions/sentences.ts";
import { type RefObject, useRef, useState } from "react";
import { TextArea, TextField } from "web/contact-form/field.tsx";
import { Bag } from "web/instruments/frame/bag.tsx";
import { labelOf, namesOf } from "web/instruments/frame/bag-label.ts";
import { WithLimits } from "web/instruments/frame/instrument.tsx";
import { TaskBody, useTask } from "web/instruments/frame/task-body.tsx";
import css from "./redactions.module.css";

type Work = typeof import("./redactions-work.tsx");
type Done = Pick<Work, "RedactionsResult"> & {
  readonly outcome: Awaited<ReturnType<Work["checkGiven"]>>;
  readonly given: readonly GivenFile[];
  readonly isSpecimen: boolean;
};

const load = () => loadPart(() => import("./redactions-work.tsx"));
const loadSpecimen = () => loadPart(() => import("instruments/redactions/specimen.ts"));
const preload = () => load().catch(() => undefined);

/** Checks PDFs for what their redactions left readable. */
export function RedactionsInstrument() {
  const { state, start, cancel } = useTask<Done>();
  const [shown, setShown] = useState<readonly GivenFile[]>();
  const fields = useRef<HTMLFieldSetElement>(null);
  const halt = useRef(new AbortController());
  const done = useRef(0);
  const run = (give: () => Promise<readonly GivenFile[]>, isSpecimen: boolean) =>
    start(async (context) => {
      const chosen = optionsOf(fields.current);
      halt.current = new AbortController();
      done.current = 0;
      const [{ checkGiven, RedactionsResult }, given] = await Promise.all([load(), give()]);
      setShown(given);
      const onDone = (files: number) => {
        done.current = files;
      };
      const outcome = await checkGiven({ given, options: chosen, stop: halt.current.signal, onDone }, context);
      return { RedactionsResult, given, isSpecimen, outcome };
    });
  /** While files are checked, those that are done keep their results. */
  const onCancel = () => (state.status === "working" && done.current > 0 ? halt.current.abort() : cancel());
  const rest = (
    <WithLimits heading={instrumentFrame.startTitle} limits={words.start.map((line) => fill(line, measuredPlaces))}>
      <Bag
        words={words.bag}
        label={labelled()}
        accept={words.accept}
        multiple
        onFiles={(files) => run(async () => files, false)}
        onSpecimen={() => run(async () => (await loadSpecimen()).specimen(), true)}
        preload={preload}
      />
      <OptionFields fields={fields} />
    </WithLimits>
  );
  return (
    <TaskBody
      state={state}
      rest={rest}
      count={countOf}
      label={labelled(shown)}
      onCancel={onCancel}
      said={({ outcome }) => instrumentFrame.said(`${outcome.verdict.plain}.`)}
    >
      {({ RedactionsResult, ...done }) => <RedactionsResult key={done.outcome.ended} {...done} onRestart={cancel} />}
    </TaskBody>
  );
}

const labelled = (given: readonly GivenFile[] = []) => {
  const files = given.map(({ path, file }) => ({ name: path, size: file.size }));
  return labelOf(words.labelCells, files.length > 0 ? namesOf(files) : []);
};

const countOf = ({ done, total }: TimedProgress) => ({ done: sentences.progressPage(done), of: sentences.progressOf(total) });

const [PASSWORD, LOOKED] = ["redactions-password", "redactions-words"];

/**
 * A password for the files, and words to look for. The password of a PDF is no sign-in: a password field would have browsers offer to keep
 * it.
 */
function OptionFields({ fields }: { fields: RefObject<HTMLFieldSetElement | null> }) {
  return (
    <fieldset ref={fields} className={css.options} aria-label={words.options.title}>
      <TextArea number={1} label={words.options.looked} id={LOOKED} rows={2} autoComplete="off" spellCheck={false} />
      <TextField number={2} label={words.options.password} id={PASSWORD} type="text" autoComplete="off" spellCheck={false} />
    </fieldset>
  );
}

/** What was put into the fields; a word a line. */
function optionsOf(fields: HTMLFieldSetElement | null): CheckOptions {
  const typedIn = (id: string) => fields?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`)?.value ?? "";
  const password = typedIn(PASSWORD);
  const lines = typedIn(LOOKED).split("\n");
  return { ...(password ? { password } : {}), words: lines.map((line) => line.trim()).filter((line) => line.length > 1) };
}
