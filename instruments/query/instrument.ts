import { query } from "content/instruments.ts";
import { calculator } from "instruments/contract.ts";
import { queryOptions } from "./options.ts";
import { csv, report } from "./report.ts";
import { run } from "./run.ts";

export const queryInstrument = calculator({
  name: "query",
  isOfSpecimen: true,
  options: queryOptions,
  limits: query.limits,
  run,
  report,
  csv,
});
