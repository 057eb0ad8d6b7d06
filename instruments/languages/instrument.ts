import { languagesResult } from "content/instruments.ts";
import { instrument } from "instruments/contract.ts";
import { measured } from "./measured.ts";
import { conclude, csv, report } from "./report.ts";
import { run } from "./run.ts";

export const languagesInstrument = instrument({
  name: "languages",
  options: {},
  limits: languagesResult.limits.map(measured),
  run,
  conclude,
  report,
  csv,
});
