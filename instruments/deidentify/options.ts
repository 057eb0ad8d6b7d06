import type { Options, Typed } from "instruments/contract.ts";
import { deidentify as words } from "./words.ts";

export const deidentifyOptions = {
  names: { kind: "lines", label: words.names.label },
  mode: { kind: "choice", label: words.mode.legend, initial: "hipaa", choices: words.mode.names },
} as const satisfies Options;
export type DeidentifyOptions = Typed<typeof deidentifyOptions>;
