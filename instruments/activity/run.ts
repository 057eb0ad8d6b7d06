import { activityUnread as words } from "content/instruments.ts";
import { type Context, type Given, refusedFigures } from "instruments/contract.ts";
import { FaultError, ownFault } from "instruments/frame/fault.ts";
import type { ReadAnswer, Reading, ReadQuestion } from "./answer-question.ts";
import type { ActivityOutcome } from "./describe.ts";
import type { ActivityOptions } from "./options.ts";
import type { Unread } from "./read-file.ts";
import { readSettings } from "./read-settings.ts";

/**
 * Who reads the log and who hashes the files: on the page two workers, at the same time. A digest
 * is null if a file is unreadable.
 */
type Help = {
  readonly read: (question: Omit<ReadQuestion, "kind">, context: Context) => Promise<ReadAnswer>;
  readonly hash: (
    files: Given<unknown>["files"],
    context: Context,
  ) => Promise<readonly (string | null)[]>;
};

/**
 * Reads the exports and makes the tests. Refuses by the first name and reason where no file has a
 * record.
 */
export const runWith =
  ({ read, hash }: Help) =>
  async (
    { files, options }: Given<ActivityOptions>,
    context: Context,
  ): Promise<ActivityOutcome> => {
    const began = Date.now();
    const { settings, errors } = readSettings((name) => options[name], true);
    if (!settings) throw refusedFigures(errors);
    const ended = new AbortController();
    const signal = context.signal ? AbortSignal.any([context.signal, ended.signal]) : ended.signal;
    const hashing = hash(files, { tell: () => undefined, signal }).catch(() =>
      files.map(() => null),
    );
    try {
      const { reading, judged } = await read({ files, settings }, context);
      if (!judged) {
        // Stops only a long hash: a stopped worker must be loaded again, and the connection may be
        // gone.
        if (files.reduce((sum, { file }) => sum + file.size, 0) < SHORT) await hashing;
        throw refusalOf(reading);
      }
      return { reading, judged, digests: await hashing, began, ended: Date.now() };
    } finally {
      ended.abort();
    }
  };

/** Below this size, in bytes, waiting for the hash costs less than loading a new worker. */
const SHORT = 20_000_000;

function refusalOf({ unread, files, skipped }: Reading): FaultError {
  const isLeftOut = skipped.count > 0;
  const named = files.find(({ rows }) => rows > 0) ?? files[0];
  const blank = {
    name: named?.name ?? "",
    reason: isLeftOut ? ("leftOut" as const) : ("noRows" as const),
  };
  const first: { readonly name: string; readonly reason: Unread } = isLeftOut
    ? blank
    : (unread[0] ?? blank);
  const { name, reason } = first;
  const refused = isLeftOut || unread.length === 0 ? [first] : unread;
  if (reason === "empty" || reason === "unreadable")
    return new FaultError({ kind: reason, name, unread: refused });
  return ownFault(
    name,
    words.refusals[reason],
    unread.length > 1 ? words.andMore(unread.length - 1) : "",
    refused,
  );
}
