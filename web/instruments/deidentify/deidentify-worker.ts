import { answerQuestion } from "instruments/deidentify/scan.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(answerQuestion);
