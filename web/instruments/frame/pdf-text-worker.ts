import { answerInWorker } from "./answer-in-worker.ts";
import { readPdf } from "./pdf-text.ts";

answerInWorker((file: File) => readPdf(file));
