import { answerInWorker } from "web/instruments/frame/answer-in-worker.ts";
import { readMail } from "./read-mail.ts";

answerInWorker(readMail);
