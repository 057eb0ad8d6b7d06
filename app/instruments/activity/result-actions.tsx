import { useState } from "react";
import { Actions } from "#app/instruments/frame/instrument.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { utcStamp } from "#app/instruments/frame/stamps.ts";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { Button } from "#app/ui/button.tsx";
import text from "#app/ui/text.module.css";
import type { ActivityOutcome } from "./activity-work.tsx";
import { askCsv } from "./ask-log.ts";
import type { Judged } from "./judge.ts";
import { saveActivity } from "./save-activity.ts";
import { activity } from "./words.ts";
import { activityResult as words } from "./words-result.ts";

type ResultActionsProps = {
  readonly outcome: ActivityOutcome;
  readonly judged: Judged;
  readonly without: ReadonlySet<string>;
  readonly isSpecimen: boolean;
  readonly onRestart: () => void;
};

/** The row of buttons. The tables are written by the worker, which has the log. */
export function ResultActions({ outcome, judged, without, isSpecimen, onRestart }: ResultActionsProps) {
  const [failed, setFailed] = useState(false);
  const saveCsv = (name: string, left: readonly string[] | undefined) =>
    askCsv({ kind: "csv", settings: judged.settings, without: left }).then(
      (csv) => saveFile(name, "text/csv", csv),
      () => setFailed(true),
    );
  return (
    <Actions>
      <Button small onClick={() => saveActivity(outcome, judged, without, isSpecimen)}>
        {instrumentFrame.saveReport}
      </Button>
      <Button small line onClick={() => saveCsv("chronology.csv", [...without])}>
        {words.saveChronology}
      </Button>
      <Button small line onClick={() => saveCsv("records.csv", undefined)}>
        {words.saveAll}
      </Button>
      <Button small line onClick={() => printInstrument("activity")}>
        {instrumentFrame.print}
      </Button>
      <Button small line onClick={onRestart}>
        {instrumentFrame.again}
      </Button>
      <p className={text.mono}>
        {failed && `${instrumentFrame.faults.unexpected.title("")} `}
        {instrumentFrame.made(utcStamp(outcome.ended), activity.version)}
      </p>
    </Actions>
  );
}
