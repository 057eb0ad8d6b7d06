import { useRef, useState } from "react";
import { Calculator, useCalculator } from "web/instruments/frame/calculator.tsx";
import { Fold } from "web/instruments/frame/fold.tsx";
import { Refusal } from "web/instruments/frame/refusal.tsx";
import { saveFile } from "web/instruments/frame/save-file.ts";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import type { Answer } from "./answer.ts";
import { AssumptionRows } from "./assumption-rows.tsx";
import { answerAtRest } from "./at-rest.ts";
import { BurdenSchedule } from "./burden-schedule.tsx";
import css from "./estimate.module.css";
import { EstimateAnswer } from "./estimate-answer.tsx";
import { EstimateCells } from "./estimate-cells.tsx";
import { reportOf, scheduleCsv } from "./estimate-report.ts";
import type { Typed } from "./figures.ts";
import { about } from "./format.ts";
import { LoadReport, useLoadReport } from "./load-report.tsx";
import type { Errors } from "./read-figures.ts";
import { TornadoTable } from "./tornado-table.tsx";
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
