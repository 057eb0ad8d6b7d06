import { production as words } from "content/instruments.ts";
import type { Choices } from "instruments/production/finding.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";

/** Compares a production with its load files. The options say how they are read. */
export function ProductionInstrument() {
  return <FileInstrument words={words} load={() => import("./production-work.tsx")} options={noChoices} multiple />;
}

const noChoices: Choices = { roles: {}, fields: {} };
