import { inspect } from "instruments/production/inspect.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(inspect);
