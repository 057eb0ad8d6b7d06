import { first72Hours } from "content/instruments.ts";
import { calculator } from "instruments/contract.ts";
import { first72HoursOptions } from "./options.ts";
import { report, run } from "./run.ts";

export const first72HoursInstrument = calculator({
  name: "first-72-hours",
  options: first72HoursOptions,
  limits: first72Hours.limits,
  run,
  report,
});
