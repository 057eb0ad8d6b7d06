import { readPdf } from "instruments/pdf/pdf-text.ts";
import { answerInWorker } from "./worker.ts";

answerInWorker((file: File) => readPdf(file));
