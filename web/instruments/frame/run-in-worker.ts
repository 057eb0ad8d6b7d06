import { FaultError } from "./fault.ts";
import { trustedWorker } from "./trusted-worker.ts";
import type { FromWorker, TimedProgress } from "./worker-messages.ts";

export type TaskContext = { readonly signal: AbortSignal; readonly tell: (progress: TimedProgress) => void };

/** Idle workers. They are kept, so that the instrument works again without the network. */
const idle = new Map<string, Worker>();

/**
 * Sends a question to a worker (web/instruments/frame/answer-in-worker.ts) and waits for the answer. Aborting the signal terminates the
 * worker at once. A worker that refused a file is used again. Rejects with a FaultError, or with the signal's reason.
 */
export async function runInWorker<Question, Result>(url: string, question: Question, { signal, tell }: TaskContext): Promise<Result> {
  const worker = idle.get(url) ?? trustedWorker(url);
  idle.delete(url);
  let hasAnswered = false;
  try {
    return await new Promise<Result>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onerror = () => reject(new FaultError({ kind: "script" }));
      worker.onmessage = ({ data }: MessageEvent<FromWorker<Result>>) => {
        if (data.kind === "progress") return tell(data.progress);
        hasAnswered = data.kind === "result" || data.fault.kind !== "unexpected";
        if (data.kind === "result") resolve(data.result);
        else reject(new FaultError(data.fault));
      };
      worker.postMessage(question);
    });
  } finally {
    if (hasAnswered) idle.set(url, worker);
    else worker.terminate();
  }
}
