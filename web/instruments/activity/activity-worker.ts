import { answerQuestion } from "instruments/activity/answer-question.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(answerQuestion);
