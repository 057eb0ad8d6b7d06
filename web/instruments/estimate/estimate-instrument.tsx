import { instrumentFrame, estimate as words } from "content/instruments.ts";
import type { Answer, Errors } from "instruments/estimate/answer.ts";
import {
  type Assumption,
  documentsPerGigabyte,
  estimateGroups,
  estimateKinds,
  estimateLevels,
} from "instruments/estimate/assumptions.ts";
import { answerAtRest } from "instruments/estimate/at-rest.ts";
import {
  about,
  report,
  scheduleCsv,
  shareField,
  type Typed,
} from "instruments/estimate/figures.ts";
import { loadPart } from "instruments/frame/fault.ts";
import {
  type ChangeEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import cells from "web/instruments/frame/calculator.module.css";
import { Calculator, FigureCell, useCalculator } from "web/instruments/frame/calculator.tsx";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { Refusal } from "web/instruments/frame/task-body.tsx";
import button from "web/parts/button.module.css";
import { classNames } from "web/parts/class-names.ts";
import control from "web/parts/control-label.module.css";
import field from "web/parts/field.module.css";
import { Numbered } from "web/parts/field.tsx";
import text from "web/parts/text.module.css";
import css from "./estimate.module.css";
import { BurdenSchedule, EstimateAnswer, TornadoTable } from "./estimate-answer.tsx";

/**
 * Gigabytes to documents, hosted volume, hours and days: cells, the three estimates, what matters
 * most, what is assumed, a schedule.
 */
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
      report={() => ({ specimen: shown.isSpecimen, ...report(undefined, answer) })}
      saves={[
        [
          instrumentFrame.saveCsv,
          () => saveFile(words.schedule.csv, "text/csv", scheduleCsv(answer)),
        ],
      ]}
      onRestart={again}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what bubbles up from the cells, and files that are dropped; the button does the same */}
      <div ref={root} className={css.paper} onInput={update} onFocus={preload} {...loading.drop}>
        <div className={classNames(cells.calculator, css.calculator)}>
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
const isAssumed = (errors: Errors) =>
  Object.keys(errors).some((cell) => !/^(gigabytes|custodians|months|share)/.test(cell));

/** The exhibit's state. The last answer stays while a cell cannot be read. */
type Shown = { readonly answer: Answer; readonly errors: Errors; readonly isSpecimen: boolean };

const cellsIn = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLInputElement>("input[inputmode]") ?? []),
];

const calculation = {
  load: () => import("instruments/estimate/answer.ts"),
  get typed() {
    return answerAtRest.typed;
  },
  get shown(): Shown {
    return { answer: answerAtRest, errors: {}, isSpecimen: true };
  },
  typedIn: (root: HTMLElement): Typed =>
    Object.fromEntries(cellsIn(root).map(({ name, value }) => [name, value])),
  isSame: (a: Typed, b: Typed) => Object.keys(b).every((field) => a[field] === b[field]),
  answer: (
    part: typeof import("instruments/estimate/answer.ts"),
    typed: Typed,
    last: Shown,
    isSpecimen: boolean,
  ): Shown => {
    const { answer = last.answer, errors } = part.answer(typed);
    return { answer, errors, isSpecimen };
  },
};

/** The largest report, in bytes; one has about 20 KB. */
const MOST_BYTES = 1_000_000;

type Outcome = { readonly words: string; readonly isRefused: boolean };

/**
 * Puts the figures of a saved report into the cells. Takes a chosen file, or one dropped on the
 * exhibit.
 */
function useLoadReport(fill: (typed: Typed) => Promise<void>) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOver, setIsOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readFile(file);
    if ("typed" in read) await fill(read.typed);
    setOutcome(
      "typed" in read
        ? { words: words.load.done(file.name), isRefused: false }
        : { words: words.load.refused(file.name, read.fault), isRefused: true },
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
  if (file.size > MOST_BYTES) return { fault: words.load.faults.tooLarge };
  try {
    const { readReport } = await loadPart(() => import("instruments/estimate/answer.ts"));
    return readReport(await file.text());
  } catch {
    return { fault: words.load.faults.unreadable };
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
    <div
      className={classNames(result.part, text.offPaper, css.load)}
      data-over={isOver ? "" : undefined}
    >
      <h4>{words.load.label}</h4>
      <p id="estimate-load-hint">{words.load.hint}</p>
      <div className={result.buttons}>
        <label className={classNames(button.button, button.line, button.small, control.label)}>
          {words.load.choose}
          <input
            ref={input}
            className={text.hidden}
            type="file"
            accept=".json"
            aria-describedby="estimate-load-hint"
            onChange={choose}
          />
        </label>
      </div>
      <p role="alert" className={result.fault}>
        {outcome?.isRefused && outcome.words}
      </p>
      <p role="status">{!outcome?.isRefused && outcome?.words}</p>
    </div>
  );
}

/** The matter's figures: gigabytes, custodians, months, and the shares of each kind. */
function EstimateCells({ errors }: { errors: Errors }) {
  const cell = (number: number, name: "gigabytes" | "custodians" | "months") => (
    <FigureCell
      number={number}
      name={name}
      idPrefix="estimate"
      error={errors[name]}
      defaultValue={answerAtRest.typed[name] ?? ""}
      decimal={name !== "custodians"}
      {...words.cells[name]}
    />
  );
  return (
    <form
      className={classNames(cells.cells, css.cells)}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {cell(1, "gigabytes")}
      {cell(2, "custodians")}
      {cell(3, "months")}
      <Shares errors={errors} />
    </form>
  );
}

function Shares({ errors }: { errors: Errors }) {
  const error =
    estimateKinds.map((kind) => errors[shareField(kind)]).find(Boolean) ?? errors.shares;
  return (
    <fieldset
      className={classNames(field.cell, field.wide, cells.cell, error && field.bad)}
      aria-describedby="estimate-shares-hint"
    >
      <legend>
        <Numbered n={4} /> {words.cells.shares.legend}
      </legend>
      <div className={css.three}>
        {estimateKinds.map((kind) => (
          <label key={kind}>
            {documentsPerGigabyte[kind].name}
            <input
              name={shareField(kind)}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={answerAtRest.typed[shareField(kind)]}
              aria-invalid={errors[shareField(kind)] || errors.shares ? true : undefined}
            />
          </label>
        ))}
      </div>
      <p className={error ? field.error : cells.hint} id="estimate-shares-hint">
        {error ?? words.cells.shares.hint}
      </p>
    </fieldset>
  );
}

/** All assumptions with three cells each. `typed` is printed in place of the cells. */
function AssumptionRows({ typed, errors }: { typed: Typed; errors: Errors }) {
  return (
    <>
      <p>{words.assumptions.lead}</p>
      <form className={css.assumptions} noValidate onSubmit={(event) => event.preventDefault()}>
        {estimateGroups.map(({ title, rows }) => (
          <div key={title} className={result.part}>
            <h5 className={text.monoInk}>{title}</h5>
            <div className={result.entries}>
              {Object.entries(rows).map(([key, assumption]) => (
                <Row key={key} name={key} assumption={assumption} typed={typed} errors={errors} />
              ))}
            </div>
          </div>
        ))}
      </form>
    </>
  );
}

type RowProps = {
  readonly name: string;
  readonly assumption: Assumption;
  readonly typed: Typed;
  readonly errors: Errors;
};

function Row({ name, assumption, typed, errors }: RowProps) {
  const id = `estimate-${name}`;
  const names = estimateLevels.map((level) => ({ level, cell: `${name}-${level}` }));
  const error = names.map(({ cell }) => errors[cell]).find(Boolean) ?? errors[name];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset takes no part in a grid
    <div
      className={error ? field.bad : undefined}
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-means`}
    >
      <div>
        <p id={`${id}-name`}>
          <b>{assumption.name}</b> <span className={text.mono}>{words.units[assumption.unit]}</span>
        </p>
        <p className={text.offPaper} id={`${id}-means`}>
          {assumption.means}
        </p>
        <small>{assumption.source}</small>
      </div>
      <p className={classNames(text.mono, result.onPaper)} aria-hidden="true">
        {names.map(({ level, cell }) => `${words.levels[level]} ${typed[cell]}`).join(", ")}
      </p>
      <div className={css.three}>
        {names.map(({ level, cell }) => (
          <label key={cell}>
            {words.levels[level]}
            <input
              name={cell}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={answerAtRest.typed[cell]}
              aria-invalid={errors[cell] || errors[name] ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </label>
        ))}
        <p className={field.error} id={`${id}-error`}>
          {error}
        </p>
      </div>
    </div>
  );
}
