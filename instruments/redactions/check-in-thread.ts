import { Worker } from "node:worker_threads";
import type { GivenFile } from "instruments/frame/files.ts";
import type { Progress } from "instruments/frame/progress.ts";
import type { CheckOptions } from "./check-file.ts";
import { endlessSteps } from "./endless-steps.ts";
import type { FileOutcome } from "./finding.ts";

/** Megabytes that a thread may use for objects; pixels and the file come on top. */
const MOST_MEMORY = 1000;
const script = new URL("./redactions-thread.ts", import.meta.url);

export type ThreadMessage =
  | { readonly step: string; readonly done: number; readonly total: number }
  | { readonly outcome: FileOutcome };

/**
 * Checks a file in Node, in a thread that is ended when a step does not end, or needs too much
 * memory.
 */
export function checkInThread(
  given: GivenFile,
  options: CheckOptions = {},
  longest?: number,
  tell: (progress: Progress) => void = () => undefined,
): Promise<FileOutcome> {
  const ask: Parameters<typeof endlessSteps>[3] = async (question, signal, began) => {
    const thread = new Worker(script, {
      workerData: question,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    try {
      return await new Promise<FileOutcome>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        thread.on("error", reject);
        thread.on("message", (message: ThreadMessage) => {
          if ("step" in message) {
            began(message.step);
            tell({ done: message.done, total: message.total, at: message.step });
          } else resolve(message.outcome);
        });
      });
    } finally {
      await thread.terminate();
    }
  };
  return endlessSteps(given, options, new AbortController().signal, ask, longest);
}
