import type { Inspection } from "./inspection.ts";
import { productionResult as words } from "./words-result.ts";

/** The verdict in one line, with marks. */
export function verdictOf({ isAsked, tests }: Inspection): string {
  if (isAsked) return words.asked;
  const run = tests.filter(({ state }) => state !== "untested").length;
  const found = tests.filter(({ state }) => state === "found").length;
  return found > 0 ? words.verdict(found, run) : words.none(run);
}
