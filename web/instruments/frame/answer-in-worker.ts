import { faultOf } from "./fault.ts";
import type { FromWorker, Progress, TimedProgress } from "./worker-messages.ts";

/** Milliseconds between reports: more cannot be seen, and messages cost time. */
const REPORT_EVERY_MS = 100;

/**
 * The worker's side of runInWorker: answers each question. Calls of `tell` are throttled. `nameOf` gives a file name for faults without
 * one.
 */
export function answerInWorker<Question, Result>(
  answer: (question: Question, tell: (progress: Progress) => void) => Promise<Result>,
  nameOf: (question: Question) => string | undefined = () => undefined,
): void {
  const post = (message: FromWorker<Result>) => self.postMessage(message);
  self.onmessage = ({ data }: MessageEvent<Question>) => {
    answer(data, reporter(post)).then(
      (result) => post({ kind: "result", result }),
      (error: unknown) => post({ kind: "fault", fault: faultOf(error, nameOf(data)) }),
    );
  };
}

function reporter(post: (message: { readonly kind: "progress"; readonly progress: TimedProgress }) => void) {
  const began = performance.now();
  let toldAt = 0;
  return (progress: Progress) => {
    const now = performance.now();
    if (now - toldAt < REPORT_EVERY_MS && progress.done < progress.total) return;
    toldAt = now;
    post({ kind: "progress", progress: { ...progress, elapsed: now - began } });
  };
}
