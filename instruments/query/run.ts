import { query as words } from "content/instruments.ts";
import { type Given, linesOf, refusedFigures, type Typed } from "instruments/contract.ts";
import { ask, type Entry } from "./ask.ts";
import type { queryOptions } from "./options.ts";

/**
 * Answers each question, a line each, from the specimen collection. Refuses no question, and a day
 * that is none.
 */
export function run({
  options: { question, ...filters },
}: Given<Typed<typeof queryOptions>>): readonly Entry[] {
  const questions = linesOf(question);
  if (questions.length === 0) throw refusedFigures({ question: words.empty });
  for (const name of ["from", "to"] as const)
    if (!/^$|^\d{4}-\d\d-\d\d$/.test(filters[name]))
      throw refusedFigures({ [name]: "Write a day as 2026-03-18" });
  return questions.map((each) => ({ ...ask(each, filters), at: Date.now() }));
}
