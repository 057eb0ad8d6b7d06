import { answerInWorker } from "web/instruments/frame/worker.ts";
import { answerQuestion } from "./scan.ts";

answerInWorker(answerQuestion);
