import { answerInWorker } from "web/instruments/frame/answer-in-worker.ts";
import { answerQuestion } from "./answer-question.ts";

answerInWorker(answerQuestion);
