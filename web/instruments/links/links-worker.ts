import { type MailQuestion, readMail } from "instruments/links/read-mail.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker((question: MailQuestion, tell) => readMail(question, tell));
