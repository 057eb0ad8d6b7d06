import { answerInWorker } from "web/instruments/frame/answer-in-worker.ts";
import { inspect } from "./inspect.ts";

answerInWorker(inspect);
