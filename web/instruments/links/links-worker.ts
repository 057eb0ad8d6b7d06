import { answerInWorker } from "web/instruments/frame/answer-in-worker.ts";
import { type MailQuestion, readMail } from "./read-mail.ts";

answerInWorker((question: MailQuestion, tell) => readMail(question, tell));
