import { readDocument } from "instruments/summary/read-document.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(readDocument, ({ source }) => (source instanceof File ? source.name : undefined));
