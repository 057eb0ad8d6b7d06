import type { Given } from "instruments/contract.ts";
import { run } from "instruments/transcript/run.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(
  (given: Given<unknown>, tell) => run(given, { tell }),
  ({ files: [first] }) => first.path,
);
