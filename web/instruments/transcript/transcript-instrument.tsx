import { transcript as words } from "content/instruments.ts";
import { atFirst } from "instruments/contract.ts";
import { transcriptOptions } from "instruments/transcript/options.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";

/**
 * A meeting program’s transcript as pages of numbered lines, and designations of them as clips of
 * the recording.
 */
export function TranscriptInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./transcript-work.tsx")}
      options={atFirst(transcriptOptions)}
      progress={words.progress}
      multiple
      labelled={([first]) => [first?.path]}
    />
  );
}
