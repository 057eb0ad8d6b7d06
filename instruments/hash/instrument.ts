import { hash } from "content/instruments.ts";
import { reader } from "instruments/contract.ts";
import { hashOptions } from "./options.ts";
import { csv, report } from "./report.ts";
import { run } from "./run.ts";

export const hashInstrument = reader({
  name: "hash",
  options: hashOptions,
  limits: hash.limits,
  run,
  report,
  csv,
});
