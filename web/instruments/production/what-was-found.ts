import type { Finding } from "./finding.ts";
import { productionResult as words } from "./words-result.ts";

/** A finding in a sentence. */
export function whatWasFound({ kind, values }: Finding): string {
  const say: (values: readonly string[]) => string = words.kinds[kind];
  return say(values);
}
