import { answerInWorker } from "web/instruments/frame/worker.ts";
import { readDocument } from "./read-document.ts";

answerInWorker(readDocument, ({ source }) => (source instanceof File ? source.name : undefined));
