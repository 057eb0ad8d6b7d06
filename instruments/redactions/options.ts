import { redactions as words } from "content/instruments.ts";
import { linesOf, type Options, type Typed } from "instruments/contract.ts";
import type { CheckOptions } from "./check-file.ts";

export const redactionsOptions = {
  words: {
    kind: "lines",
    get label() {
      return words.options.looked;
    },
  },
  password: {
    kind: "line",
    get label() {
      return words.options.password;
    },
  },
  withWords: { kind: "tick", label: "Have the recovered words in the report" },
} as const satisfies Options;
export type RedactionsOptions = Typed<typeof redactionsOptions>;

/** Words to look for have two letters or more. */
export const checkOptionsOf = ({ words: typed, password }: RedactionsOptions): CheckOptions => ({
  ...(password ? { password } : {}),
  words: linesOf(typed).filter((word) => word.length > 1),
});
