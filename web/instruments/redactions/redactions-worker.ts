import { answerInWorker } from "web/instruments/frame/worker.ts";
import type { Tell } from "./check-file.ts";
import { answerQuestion, type Question } from "./check-files.ts";

/** Each step is told at once, past the frame's limit of ten reports a second: the page must know which step does not end. */
const tell: Tell = (at, done, total) => self.postMessage({ kind: "progress", progress: { done, total, at, elapsed: performance.now() } });

answerInWorker((question: Question) => answerQuestion(question, tell));
