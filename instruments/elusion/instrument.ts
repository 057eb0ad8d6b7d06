import { elusion } from "content/instruments.ts";
import { calculator } from "instruments/contract.ts";
import { report } from "./describe.ts";
import { elusionOptions } from "./options.ts";
import { run } from "./run.ts";

export const elusionInstrument = calculator({
  name: "elusion",
  options: elusionOptions,
  limits: elusion.limits,
  run,
  report,
});
