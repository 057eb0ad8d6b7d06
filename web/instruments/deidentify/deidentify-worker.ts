import { answer } from "instruments/deidentify/run.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(answer);
