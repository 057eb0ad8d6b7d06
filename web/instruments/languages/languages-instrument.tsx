import { languages as words } from "content/instruments.ts";
import { measuredPlaces } from "instruments/languages/measured.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";

/** Texts, and which languages their paragraphs are in. */
export function LanguagesInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./languages-work.tsx")}
      options={undefined}
      figures={measuredPlaces}
      multiple
    />
  );
}
