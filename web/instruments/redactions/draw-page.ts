import { runInWorker } from "web/instruments/frame/worker.ts";
import type { Answer, PictureQuestion, Question } from "./check-files.ts";
import type { PagePicture } from "./page-picture.ts";
import workerUrl from "./redactions-worker.ts?worker&url";

/** Draws one page at a time: the worker keeps only the last document open. */
let last: Promise<unknown> = Promise.resolve();

/** Passwords of the files that were checked with one. */
export const passwords = new WeakMap<Blob, string>();

/** Has the worker draw a page. Rejects if it cannot be drawn. */
export function drawPage(question: Omit<PictureQuestion, "kind" | "password">): Promise<PagePicture> {
  const drawn = last.then(async () => {
    const context = { signal: new AbortController().signal, tell: () => undefined };
    const asked = { kind: "picture", ...question, password: passwords.get(question.file) } as const;
    const answer = await runInWorker<Question, Answer>(workerUrl, asked, context);
    if (!("picture" in answer)) throw new TypeError("No picture");
    return answer.picture;
  });
  last = drawn.catch(() => undefined);
  return drawn;
}
