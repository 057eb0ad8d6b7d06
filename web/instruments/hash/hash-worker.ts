import type { Given } from "instruments/contract.ts";
import { type HashOptions, run } from "instruments/hash/run.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker((given: Given<HashOptions>, tell) => run(given, { tell }));
