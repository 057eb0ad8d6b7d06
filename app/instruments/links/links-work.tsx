// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import workerUrl from "./links-worker.ts?worker&url";
import type { MailFound, Unread } from "./mail-collector.ts";
import { type LinksOutcome, outcomeOf } from "./outcome.ts";
import type { MailQuestion } from "./read-mail.ts";
import { linksUnread as words } from "./words-unread.ts";

export { LinksResult } from "./links-result.tsx";

/** The largest message that is read, in bytes: it is decoded in memory. */
const MOST = 150_000_000;

/** Reads the files in the worker. Throws a FaultError for no file, or if none has a message: it has the first name and reason. */
export async function findLinks(files: readonly GivenFile[], context: TaskContext): Promise<LinksOutcome> {
  if (files.length === 0) throw new FaultError({ kind: "none" });
  const found = await runInWorker<MailQuestion, MailFound>(workerUrl, { files, most: MOST }, context);
  const [first, ...others] = found.unread;
  if (found.read === 0 && first) throw new FaultError(faultFor(first.name, first.reason, others.length));
  return outcomeOf(found);
}

function faultFor(name: string, reason: Unread, others: number) {
  if (reason === "empty" || reason === "unreadable") return { kind: reason, name };
  const { title, text, steps } = words.refusals[reason === "packing" ? "damaged" : reason];
  return {
    kind: "unreadable" as const,
    name,
    own: { title: title(name), text: others > 0 ? `${text} ${words.andMore(others)}` : text, steps },
  };
}
