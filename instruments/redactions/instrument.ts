import { redactionsResult } from "content/instruments.ts";
import { instrument } from "instruments/contract.ts";
import { canvasPackage } from "instruments/frame/packages-for-pictures.ts";
import { checkInThread } from "./check-in-thread.ts";
import { redactionsReport } from "./describe.ts";
import { redactionsOptions } from "./options.ts";
import { conclude, runWith } from "./run.ts";

const run = runWith((file, chosen, _, tell) => checkInThread(file, chosen, undefined, tell));

export const redactionsInstrument = instrument({
  name: "redactions",
  options: redactionsOptions,
  limits: redactionsResult.limits,
  run: async (given, context) => {
    await canvasPackage();
    return run(given, context);
  },
  conclude,
  report: (given, outcome) => redactionsReport(outcome, given.options.withWords === "yes"),
});
