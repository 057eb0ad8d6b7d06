import { useState } from "react";
import { Actions } from "#app/instruments/frame/instrument.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import type { ReadText } from "#app/instruments/frame/read-text.ts";
import { saveReport } from "#app/instruments/frame/report.ts";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { Button } from "#app/ui/button.tsx";
import text from "#app/ui/text.module.css";
import type { Decided, Settings } from "./decide.ts";
import css from "./deidentify.module.css";
import type { Given } from "./given.ts";
import { reportFindings } from "./report-findings.ts";
import { deidentify as words } from "./words.ts";

type ResultActionsProps = {
  readonly given: Given;
  readonly read: ReadText;
  readonly decided: Decided;
  readonly settings: Settings;
  readonly began: number;
  readonly onRestart: () => void;
};

/** The row of buttons. The report has no originals unless the box is ticked. */
export function ResultActions({ given, read, decided, settings, began, onRestart }: ResultActionsProps) {
  const [withOriginals, setWithOriginals] = useState(false);
  const save = () =>
    saveReport({
      instrument: "deidentify",
      version: words.version,
      made: new Date().toISOString(),
      specimen: given.isSpecimen,
      inputs: [{ name: given.name, size: read.size, sha256: read.sha256 }],
      findings: reportFindings(decided, settings, withOriginals),
      limits: words.limits.map(({ strong, rest }) => `${strong} ${rest}`),
    });
  return (
    <Actions>
      <Button small onClick={save}>
        {instrumentFrame.saveReport}
      </Button>
      <Button small line onClick={() => printInstrument("deidentify")}>
        {instrumentFrame.print}
      </Button>
      <Button small line onClick={onRestart}>
        {instrumentFrame.again}
      </Button>
      <p className={text.mono}>
        {given.isSpecimen && `${words.specimenNote} `}
        {instrumentFrame.made(`${new Date(began).toISOString().slice(0, 19)}Z`, words.version)}
      </p>
      <label className={css.box}>
        <input type="checkbox" checked={withOriginals} onChange={({ currentTarget }) => setWithOriginals(currentTarget.checked)} />
        {words.withOriginals}
      </label>
    </Actions>
  );
}
