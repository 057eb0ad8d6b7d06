// Loaded when the instrument is first used: the work and the display of its result.

import { FaultError } from "#app/instruments/frame/fault.ts";
import type { GivenFile } from "#app/instruments/frame/intake.ts";
import { runInWorker, type TaskContext } from "#app/instruments/frame/run-in-worker.ts";
import type { Hashed, HashQuestion } from "#app/instruments/hash/hash-files.ts";
import hashWorkerUrl from "#app/instruments/hash/hash-worker.ts?worker&url";
import { activityUnread as words } from "#content/instruments/activity-unread.ts";
import { matter } from "#content/specimen/matter.ts";
import type { Reading } from "./answer-question.ts";
import { askRead } from "./ask-log.ts";
import { verdictOf } from "./describe.ts";
import type { Unread } from "./file-form.ts";
import type { Judged } from "./judge.ts";
import type { Settings } from "./settings.ts";

export { ActivityResult } from "./activity-result.tsx";
export { forgetLog } from "./ask-log.ts";

/** The first result. `digests` are SHA-256 by file, null if unreadable; times are milliseconds since 1970. */
export type ActivityOutcome = {
  readonly reading: Reading;
  readonly judged: Judged;
  /** Without marks (content/marks.ts). */
  readonly verdict: string;
  readonly digests: readonly (string | null)[];
  readonly began: number;
  readonly ended: number;
};

/** Below this size, in bytes, waiting for the hash costs less than loading a new worker. */
const SHORT = 20_000_000;

const atFirst: Settings = {
  zone: matter.zone,
  person: "",
  since: "",
  downloads: 50,
  minutes: 60,
  withOpened: false,
  domains: [],
  days: 7,
};

/**
 * Reads the exports, and hashes them at the same time. Throws a FaultError for no file, or where no file has a record: it names the first
 * file and its reason.
 */
export async function readActivity(files: readonly GivenFile[], given: Partial<Settings>, context: TaskContext): Promise<ActivityOutcome> {
  if (files.length === 0) throw new FaultError({ kind: "none" });
  const began = Date.now();
  const hashing = new AbortController();
  const stop = () => hashing.abort();
  context.signal.addEventListener("abort", stop, { once: true });
  try {
    const hashed = runInWorker<HashQuestion, Hashed>(
      hashWorkerUrl,
      { files, algorithms: ["sha256"] },
      { signal: hashing.signal, tell: () => undefined },
    ).catch(() => undefined);
    const { reading, judged } = await askRead({ kind: "read", files, settings: { ...atFirst, ...given } }, context);
    if (!judged) {
      // Stops only a long hash: a stopped worker must be loaded again, and the connection may be gone.
      if (files.reduce((sum, { file }) => sum + file.size, 0) < SHORT) await hashed;
      throw new FaultError(faultFor(reading));
    }
    const digests = (await hashed)?.files.map(({ digests: { sha256 } }) => sha256 ?? null) ?? files.map(() => null);
    return { reading, judged, verdict: verdictOf(judged, reading.skipped.count).plain, digests, began, ended: Date.now() };
  } finally {
    stop();
    context.signal.removeEventListener("abort", stop);
  }
}

function faultFor({ unread, files, skipped }: Reading) {
  const isLeftOut = skipped.count > 0;
  const first = {
    name: files.find(({ rows }) => rows > 0)?.name ?? files[0]?.name ?? "",
    reason: isLeftOut ? "leftOut" : "noRows",
  } as const;
  const { name, reason }: { name: string; reason: Unread } = isLeftOut ? first : (unread[0] ?? first);
  if (reason === "empty" || reason === "unreadable") return { kind: reason, name };
  const { title, text, steps } = words.refusals[reason];
  const others = unread.length - 1;
  return {
    kind: "unreadable" as const,
    name,
    own: { title: title(name), text: others > 0 ? `${text} ${words.andMore(others)}` : text, steps },
  };
}
