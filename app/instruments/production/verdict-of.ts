import { productionResult as words } from "#content/instruments/production-result.ts";
import type { Inspection } from "./inspection.ts";

/** The verdict in one line, with marks. */
export function verdictOf({ isAsked, tests }: Inspection): string {
  if (isAsked) return words.asked;
  const run = tests.filter(({ state }) => state !== "untested").length;
  const found = tests.filter(({ state }) => state === "found").length;
  return found > 0 ? words.verdict(found, run) : words.none(run);
}
