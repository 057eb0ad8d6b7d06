import type { Tell } from "instruments/redactions/check-file.ts";
import { answerQuestion, type Question } from "instruments/redactions/check-files.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

/**
 * Each step is told at once, past the frame's limit of ten reports a second: the page must know
 * which step does not end.
 */
const tell: Tell = (at, done, total) =>
  self.postMessage({ kind: "progress", progress: { done, total, at, elapsed: performance.now() } });

answerInWorker((question: Question) => answerQuestion(question, tell));
