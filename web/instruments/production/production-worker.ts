import { answerInWorker } from "web/instruments/frame/worker.ts";
import { inspect } from "./inspect.ts";

answerInWorker(inspect);
