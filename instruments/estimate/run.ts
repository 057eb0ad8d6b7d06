import { type Given, refusedFigures } from "instruments/contract.ts";
import { type Answer, answer } from "./answer.ts";
import type { Typed } from "./figures.ts";

/** The estimate of what is typed. Refuses figures that cannot be. */
export function run({ options }: Given<Typed>): Answer {
  const { answer: found, errors } = answer(options);
  if (!found) throw refusedFigures(errors);
  return found;
}
