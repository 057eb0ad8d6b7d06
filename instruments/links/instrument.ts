import { linksResult } from "content/instruments.ts";
import { instrument } from "instruments/contract.ts";
import { readOutlook } from "./read-outlook.ts";
import { conclude, csv, report } from "./report.ts";
import { runWith } from "./run.ts";

export const linksInstrument = instrument({
  name: "links",
  options: {},
  limits: linksResult.limits,
  run: runWith(readOutlook),
  conclude,
  report,
  csv,
});
