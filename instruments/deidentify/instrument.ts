import { deidentify } from "content/instruments.ts";
import { reader } from "instruments/contract.ts";
import { withText } from "instruments/pdf/with-text.ts";
import { measured } from "./measured.ts";
import { deidentifyOptions } from "./options.ts";
import { csv, report } from "./report.ts";
import { run } from "./run.ts";

export const deidentifyInstrument = reader({
  name: "deidentify",
  options: deidentifyOptions,
  limits: deidentify.limits.map(measured),
  run: async (given, context) => run({ ...given, files: await withText(given.files) }, context),
  report: (given, outcome) => report(given, outcome),
  csv,
});
