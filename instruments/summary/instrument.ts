import { summaryResult } from "content/instruments.ts";
import { reader } from "instruments/contract.ts";
import { withText } from "instruments/pdf/with-text.ts";
import { summaryOptions } from "./options.ts";
import { report } from "./report.ts";
import { run } from "./run.ts";

export const summaryInstrument = reader({
  name: "summary",
  options: summaryOptions,
  limits: summaryResult.limits,
  run: async (given, context) => run({ files: await withText(given.files) }, context),
  report,
});
