import { answerInWorker } from "web/instruments/frame/worker.ts";
import { type MailQuestion, readMail } from "./read-mail.ts";

answerInWorker((question: MailQuestion, tell) => readMail(question, tell));
