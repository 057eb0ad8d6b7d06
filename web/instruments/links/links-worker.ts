import { answerInWorker } from "#app/instruments/frame/answer-in-worker.ts";
import { readMail } from "./read-mail.ts";

answerInWorker(readMail);
