import { count } from "content/specimen/count.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";
import { firstOf } from "web/instruments/frame/files.ts";
import { TextCells, typedAtFirst } from "./text-cells.tsx";
import { deidentify as words } from "./words.ts";

/** Replaces identifiers in a pasted or dropped text, and gives the key. The options are what is typed in the cells. */
export function DeidentifyInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./deidentify-work.tsx")}
      options={typedAtFirst}
      progress={({ done, total }) => ({ done: count(done), of: words.progress.of(total), speed: words.passes })}
      labelled={firstOf}
      cells={(kept, onText) => <TextCells kept={kept} onText={onText} />}
    />
  );
}
