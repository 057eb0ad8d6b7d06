import { useState } from "react";
import { Fold } from "#app/instruments/frame/fold.tsx";
import { Actions, Instrument, Limits } from "#app/instruments/frame/instrument.tsx";
import { LaterStatus } from "#app/instruments/frame/later-status.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { Refusal } from "#app/instruments/frame/refusal.tsx";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { Button } from "#app/ui/button.tsx";
import { AssumptionRows } from "./assumption-rows.tsx";
import { BurdenSchedule } from "./burden-schedule.tsx";
import css from "./estimate.module.css";
import { EstimateAnswer } from "./estimate-answer.tsx";
import { EstimateCells } from "./estimate-cells.tsx";
import { about } from "./format.ts";
import { LoadReport, useLoadReport } from "./load-report.tsx";
import type { Errors } from "./read-figures.ts";
import { saveEstimate, saveSchedule } from "./save-estimate.ts";
import { TornadoTable } from "./tornado-table.tsx";
import { useEstimate } from "./use-estimate.ts";
import { estimate as words } from "./words.ts";

/** Gigabytes to documents, hosted volume, hours and months: cells, the three estimates, what matters most, what is assumed, a schedule. */
export function EstimateSection({ label }: SectionProps) {
  const { root, shown, fault, update, fill, restart, preload } = useEstimate();
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
    <Instrument id="estimate" label={label} words={words} ground="board">
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
      <div className={css.columns}>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <Actions>
        <Button small onClick={() => saveEstimate(shown)}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => saveSchedule(answer)}>
          {instrumentFrame.saveCsv}
        </Button>
        <Button small line onClick={() => printInstrument("estimate")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={again}>
          {instrumentFrame.again}
        </Button>
      </Actions>
      <LaterStatus>{words.said(about(middle.read), about(low.read), about(high.read), about(middle.hours))}</LaterStatus>
    </Instrument>
  );
}

/** Whether an assumption cannot be read: its cell is then shown. */
const isAssumed = (errors: Errors) => Object.keys(errors).some((cell) => !/^(gigabytes|custodians|months|share)/.test(cell));
