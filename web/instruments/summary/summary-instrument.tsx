import { summary as words } from "content/instruments.ts";
import { atFirst } from "instruments/contract.ts";
import { measuredPlaces } from "instruments/summary/measured.ts";
import { summaryOptions } from "instruments/summary/options.ts";
import { firstOf } from "web/instruments/frame/bag-label.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";

/** A text and its summary of selected sentences, in three lengths. */
export function SummaryInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./summary-work.tsx")}
      options={atFirst(summaryOptions)}
      figures={measuredPlaces}
      progress={({ done, total }) => ({
        done: String(done),
        of: words.progress.of(String(total)),
        speed: words.progress.speed,
      })}
      labelled={firstOf}
    />
  );
}
