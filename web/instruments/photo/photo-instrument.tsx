import { photo as words } from "content/instruments.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";

/**
 * Photographs, and what their files say: device, times, place, edits, what disagrees and what is
 * missing.
 */
export function PhotoInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./photo-work.tsx")}
      options={undefined}
      progress={words.progress}
      multiple
    />
  );
}
