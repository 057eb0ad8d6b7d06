import { summary as words } from "content/instruments.ts";
import { measuredPlaces } from "instruments/summary/measured.ts";
import { firstOf } from "web/instruments/frame/bag-label.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";

/** A text and its summary of selected sentences, in three lengths. */
export function SummaryInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./summary-work.tsx")}
      options={undefined}
      figures={measuredPlaces}
      progress={({ done, total }) => ({ done: String(done), of: words.progress.of(String(total)), speed: words.progress.speed })}
      labelled={firstOf}
    />
  );
}
