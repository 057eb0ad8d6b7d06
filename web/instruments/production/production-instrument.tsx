import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";
import type { Choices } from "./finding.ts";
import { production as words } from "./words.ts";

/** Compares a production with its load files. The options say how they are read. */
export function ProductionInstrument() {
  return <FileInstrument words={words} load={() => import("./production-work.tsx")} options={noChoices} multiple />;
}

const noChoices: Choices = { roles: {}, fields: {} };
