import { answerInWorker } from "web/instruments/frame/worker.ts";
import { answerQuestion } from "./answer-question.ts";

answerInWorker(answerQuestion);
