import { hash as words } from "content/instruments.ts";
import type { Options } from "instruments/contract.ts";

export const hashOptions = {
  list: {
    kind: "file",
    get label() {
      return words.list.label;
    },
  },
} as const satisfies Options;
