import { deidentify as words } from "content/instruments.ts";
import type { Options, Typed } from "instruments/contract.ts";

export const deidentifyOptions = {
  names: {
    kind: "lines",
    get label() {
      return words.names.label;
    },
  },
  mode: {
    kind: "choice",
    get label() {
      return words.mode.legend;
    },
    initial: "hipaa",
    get choices() {
      return words.mode.names;
    },
  },
} as const satisfies Options;
export type DeidentifyOptions = Typed<typeof deidentifyOptions>;
