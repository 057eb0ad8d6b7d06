import type { Context, Given } from "instruments/contract.ts";
import type { ReadText } from "instruments/frame/read-text.ts";
import { sourceOf } from "instruments/pdf/with-pdf-text.ts";
import type { Settings } from "./decide.ts";
import { modes } from "./kinds.ts";
import type { DeidentifyOptions } from "./options.ts";
import { type Answer, answerQuestion } from "./scan.ts";

/** `began` in milliseconds since 1970. */
export type DeidentifyOutcome = Answer & { readonly settings: Settings; readonly began: number };

/** Reads the first file and replaces what the rule asks for, and the names. */
export async function run(
  { files: [first], options }: Given<DeidentifyOptions>,
  { tell }: Context,
): Promise<DeidentifyOutcome> {
  const began = Date.now();
  const mode = modes.find((each) => each === options.mode) ?? "hipaa";
  const settings = {
    mode,
    names: options.names,
    hand: [],
    choices: {},
    keptAt: [],
    year: new Date().getFullYear(),
  };
  return {
    ...(await answerQuestion({ source: sourceOf(first), settings }, tell)),
    settings,
    began,
  };
}

/** `again`: other settings for a text that was read. */
export type Question =
  | { readonly kind: "run"; readonly given: Given<DeidentifyOptions> }
  | { readonly kind: "again"; readonly source: ReadText; readonly settings: Settings };

/** Runs, or decides again. */
export const answer = (
  question: Question,
  tell: Context["tell"],
): Promise<DeidentifyOutcome | Answer> =>
  question.kind === "run" ? run(question.given, { tell }) : answerQuestion(question, tell);
