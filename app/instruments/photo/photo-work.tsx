// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import workerUrl from "./photo-worker.ts?worker&url";
import type { PhotosRead } from "./read-photos.ts";
import { photoUnread } from "./words-unread.ts";

export { PhotoResult } from "./photo-result.tsx";
export { verdictOf } from "./verdict-of.ts";

/** Reads the pictures in the worker. Throws a FaultError for no file, or if none is a picture: it has the first name and reason. */
export async function readGiven(files: readonly GivenFile[], context: TaskContext): Promise<PhotosRead> {
  if (files.length === 0) throw new FaultError({ kind: "none" });
  const read = await runInWorker<readonly GivenFile[], PhotosRead>(workerUrl, files, context);
  const [first, ...others] = read.unread;
  if (read.photos.length > 0 || !first) return read;
  const { name, reason } = first;
  if (reason === "empty" || reason === "unreadable" || reason === "tooLarge") throw new FaultError({ kind: reason, name });
  const { title, text, steps } = photoUnread[reason];
  throw new FaultError({
    kind: "unreadable",
    name,
    own: { title: title(name), text: others.length > 0 ? `${text} ${photoUnread.damaged.others(others.length)}` : text, steps },
  });
}
