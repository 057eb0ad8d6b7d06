import type { Given } from "instruments/contract.ts";
import { runWith } from "instruments/links/run.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker((given: Given<undefined>, tell) => runWith()(given, { tell }));
