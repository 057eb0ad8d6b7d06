import type { Given } from "instruments/contract.ts";
import { readOutlook } from "instruments/links/read-outlook.ts";
import { runWith } from "instruments/links/run.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

// A worker of its own, because a worker may load nothing later
// (docs/decisions/0030-instruments.md): other files do not pay for it.
answerInWorker((given: Given<undefined>, tell) => runWith(readOutlook)(given, { tell }));
