import type { Given } from "instruments/contract.ts";
import { run } from "instruments/languages/run.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker((given: Given<undefined>, tell) => run(given, { tell }));
