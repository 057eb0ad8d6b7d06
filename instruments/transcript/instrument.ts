import { transcriptResult } from "content/instruments.ts";
import { reader } from "instruments/contract.ts";
import { transcriptOptions } from "./options.ts";
import { csv, report } from "./report.ts";
import { run } from "./run.ts";

export const transcriptInstrument = reader({
  name: "transcript",
  options: transcriptOptions,
  limits: transcriptResult.limits,
  run,
  report: (given, read) => report(given, read),
  csv,
});
