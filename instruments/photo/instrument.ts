import { photoResult } from "content/instruments.ts";
import { instrument } from "instruments/contract.ts";
import { drawInNode } from "./draw-in-node.ts";
import { conclude, csv, report } from "./report.ts";
import { run } from "./run.ts";

export const photoInstrument = instrument({
  name: "photo",
  options: {},
  limits: photoResult.limits,
  run: async (given, context) => {
    await drawInNode();
    return run(given, context);
  },
  conclude,
  report,
  csv,
});
