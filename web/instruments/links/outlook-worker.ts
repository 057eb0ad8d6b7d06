import { type MailQuestion, readMail } from "instruments/links/read-mail.ts";
import { readOutlook } from "instruments/links/read-outlook.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

// A worker of its own, because a worker may load nothing later (docs/decisions/0030-instruments.md): other files do not pay for it.
answerInWorker((question: MailQuestion, tell) => readMail(question, tell, readOutlook));
