import { estimate } from "content/instruments.ts";
import { calculator } from "instruments/contract.ts";
import { report, scheduleCsv } from "./figures.ts";
import { estimateOptions } from "./options.ts";
import { run } from "./run.ts";

export const estimateInstrument = calculator({
  name: "estimate",
  options: estimateOptions,
  limits: estimate.limits,
  run,
  report,
  csv: (_, answer) => scheduleCsv(answer),
});
