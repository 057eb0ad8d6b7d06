import type { Given } from "instruments/contract.ts";
import type { ProductionOptions } from "instruments/production/options.ts";
import { run } from "instruments/production/run.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker((given: Given<ProductionOptions>, tell) => run(given, { tell }));
