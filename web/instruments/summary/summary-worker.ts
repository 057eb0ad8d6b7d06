import { answerInWorker } from "web/instruments/frame/answer-in-worker.ts";
import { readDocument } from "./read-document.ts";

answerInWorker(readDocument, ({ source }) => (typeof source === "string" ? undefined : source.name));
