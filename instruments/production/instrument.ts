import { productionResult } from "content/instruments.ts";
import { instrument } from "instruments/contract.ts";
import { productionOptions } from "./options.ts";
import { conclude, csv, report } from "./report.ts";
import { run } from "./run.ts";

export const productionInstrument = instrument({
  name: "production",
  options: productionOptions,
  limits: productionResult.limits,
  run,
  conclude,
  report,
  csv,
});
