import { CopyButton } from "#app/instruments/frame/copy-button.tsx";
import { Actions } from "#app/instruments/frame/instrument.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { utcStamp } from "#app/instruments/frame/stamps.ts";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { saveSummary } from "./save-summary.ts";
import type { Length } from "./summarize.ts";
import css from "./summary.module.css";
import { summaryText } from "./summary-text.ts";
import type { SummaryOutcome } from "./summary-work.tsx";
import { summary as labels } from "./words.ts";
import { summaryResult as words } from "./words-result.ts";

type ResultActionsProps = { readonly outcome: SummaryOutcome; readonly length: Length; readonly onRestart: () => void };

/** The row of buttons. Copy, text file and print use the length shown; the report has all three. */
export function ResultActions({ outcome, length, onRestart }: ResultActionsProps) {
  const made = instrumentFrame.made(utcStamp(outcome.ended), labels.version);
  const plain = summaryText(outcome.given.name, outcome.read.text, outcome.summary, length);
  return (
    <>
      <p className={classNames(text.mono, css.onPaper)}>{made}</p>
      <Actions>
        <Button small onClick={() => saveSummary(outcome, length)}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => saveFile(`summary-${length}.txt`, "text/plain", plain)}>
          {words.save}
        </Button>
        <CopyButton line words={plain}>
          {words.copy}
        </CopyButton>
        <Button small line onClick={() => printInstrument("summary")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
        <p className={text.mono}>{made}</p>
      </Actions>
    </>
  );
}
