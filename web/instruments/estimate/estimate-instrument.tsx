import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useRef, useState } from "react";
import field from "web/contact-form/field.module.css";
import { Calculator, useCalculator } from "web/instruments/frame/calculator.tsx";
import { loadPart } from "web/instruments/frame/fault.ts";
import { Fold } from "web/instruments/frame/fold.tsx";
import { Refusal } from "web/instruments/frame/refusal.tsx";
import { saveFile } from "web/instruments/frame/report.ts";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import button from "web/parts/button.module.css";
import { classNames } from "web/parts/class-names.ts";
import control from "web/parts/control-label.module.css";
import text from "web/parts/text.module.css";
import type { Answer } from "./answer.ts";
import { answerAtRest } from "./at-rest.ts";
import css from "./estimate.module.css";
import { BurdenSchedule, EstimateAnswer, TornadoTable } from "./estimate-answer.tsx";
import { AssumptionRows, EstimateCells } from "./estimate-cells.tsx";
import { about, reportOf, scheduleCsv } from "./estimate-report.ts";
import type { Typed } from "./figures.ts";
import type { Errors } from "./read-figures.ts";
import { estimate as words } from "./words.ts";

/** Gigabytes to documents, hosted volume, hours and months: cells, the three estimates, what matters most, what is assumed, a schedule. */
export function EstimateInstrument() {
  const root = useRef<HTMLDivElement>(null);
  const { shown, fault, update, restart, preload } = useCalculator(root, calculation);
  const fill = (typed: Typed) => {
    for (const cell of cellsIn(root.current)) cell.value = typed[cell.name] ?? cell.value;
    return update();
  };
  const loading = useLoadReport(fill);
  const { answer, errors } = shown;
  const { low, middle, high } = answer.totals;
  // A new key also resets the choice below.
  const [round, setRound] = useState(0);
  const again = () => {
    setRound(round + 1);
    loading.forget();
    restart();
  };
  return (
    <Calculator
      name="estimate"
      words={words}
      said={words.said(about(middle.read), about(low.read), about(high.read), about(middle.hours))}
      report={() => reportOf(shown)}
      saves={[[instrumentFrame.saveCsv, () => saveFile(words.schedule.csv, "text/csv", scheduleCsv(answer))]]}
      onRestart={again}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what bubbles up from the cells, and files that are dropped; the button does the same */}
      <div ref={root} className={css.paper} onInput={update} onFocus={preload} {...loading.drop}>
        <div className={css.calculator}>
          <EstimateCells errors={errors} />
          <EstimateAnswer answer={answer} isStale={Object.keys(errors).length > 0} />
        </div>
        {fault && <Refusal fault={fault} onAgain={update} />}
        <TornadoTable key={round} answer={answer} />
        <Fold line={<h4>{words.assumptions.title}</h4>} wanted={isAssumed(errors)}>
          <AssumptionRows typed={answer.typed} errors={errors} />
        </Fold>
        <Fold line={<h4>{words.schedule.title}</h4>}>
          <BurdenSchedule answer={answer} />
        </Fold>
        <LoadReport {...loading} />
      </div>
    </Calculator>
  );
}

/** Whether an assumption cannot be read: its cell is then shown. */
const isAssumed = (errors: Errors) => Object.keys(errors).some((cell) => !/^(gigabytes|custodians|months|share)/.test(cell));

/** The exhibit's state. The last answer stays while a cell cannot be read. */
type Shown = { readonly answer: Answer; readonly errors: Errors; readonly isSpecimen: boolean };

const cellsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLInputElement>("input[inputmode]") ?? [])];

const calculation = {
  load: () => import("./answer.ts"),
  typed: answerAtRest.typed,
  shown: { answer: answerAtRest, errors: {}, isSpecimen: true } satisfies Shown,
  typedIn: (root: HTMLElement): Typed => Object.fromEntries(cellsIn(root).map(({ name, value }) => [name, value])),
  isSame: (a: Typed, b: Typed) => Object.keys(b).every((field) => a[field] === b[field]),
  answer: (part: typeof import("./answer.ts"), typed: Typed, last: Shown, isSpecimen: boolean): Shown => {
    const { answer = last.answer, errors } = part.answer(typed);
    return { answer, errors, isSpecimen };
  },
};

const { load: say } = words;

/** The largest report, in bytes; one has about 20 KB. */
const MOST_BYTES = 1_000_000;

type Outcome = { readonly words: string; readonly isRefused: boolean };

/** Puts the figures of a saved report into the cells. Takes a chosen file, or one dropped on the exhibit. */
function useLoadReport(fill: (typed: Typed) => Promise<void>) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOver, setIsOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readFile(file);
    if ("typed" in read) await fill(read.typed);
    setOutcome(
      "typed" in read ? { words: say.done(file.name), isRefused: false } : { words: say.refused(file.name, read.fault), isRefused: true },
    );
  };
  const takeNow = useRef(take);
  takeNow.current = take;
  useEffect(() => {
    // Chosen or dropped before the scripts came: the page's script keeps it on the element.
    takeNow.current(input.current?.files?.[0]);
  }, []);
  const hold = (event: DragEvent, isHeld: boolean) => {
    // Text dragged between cells is not a report.
    if (![...event.dataTransfer.items].some(({ kind }) => kind === "file")) return;
    event.preventDefault();
    setIsOver(isHeld);
  };
  const drop = {
    onDragOver: (event: DragEvent) => hold(event, true),
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      hold(event, false);
      take(event.dataTransfer.files[0]);
    },
  };
  return { input, outcome, isOver, take, drop, forget: () => setOutcome(undefined) };
}

async function readFile(file: File) {
  if (file.size > MOST_BYTES) return { fault: say.faults.tooLarge };
  try {
    const { readReport } = await loadPart(() => import("./read-figures.ts"));
    return readReport(await file.text());
  } catch {
    return { fault: say.faults.unreadable };
  }
}

type LoadReportProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly outcome: Outcome | undefined;
  readonly isOver: boolean;
  readonly take: (file: File | undefined) => void;
};

/** The cell for a saved report. */
function LoadReport({ input, outcome, isOver, take }: LoadReportProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files?.[0]);
    // Lets the visitor choose the same file again after correcting it.
    currentTarget.value = "";
  };
  return (
    <div className={css.load} data-over={isOver ? "" : undefined}>
      <h4>{say.label}</h4>
      <p id="estimate-load-hint">{say.hint}</p>
      <label className={classNames(button.button, button.line, button.small, control.label)}>
        {say.choose}
        <input ref={input} className={text.hidden} type="file" accept=".json" aria-describedby="estimate-load-hint" onChange={choose} />
      </label>
      <p role="alert" className={field.error}>
        {outcome?.isRefused && outcome.words}
      </p>
      <p role="status">{!outcome?.isRefused && outcome?.words}</p>
    </div>
  );
}
