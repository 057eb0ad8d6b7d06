import type { Writer } from "content/wire/inbox-message.ts";
import type { Clock } from "service/clock.ts";

/** Milliseconds after which somebody who has not typed is no longer said to write. */
const lastsMs = 2 * 60_000;

/**
 * Who is writing a reply to which message, in the memory of this process: the inbox is one process,
 * and after a restart the open forms say it again with the next letter.
 */
export function createWriters(clock: Clock) {
  let entries: readonly (Writer & { readonly until: number })[] = [];
  return {
    /** Notes that `name` writes, or has closed the form. */
    set({ reference, name }: Writer, isWriting: boolean): void {
      entries = entries.filter((one) => one.reference !== reference || one.name !== name);
      if (isWriting) entries = [...entries, { reference, name, until: clock.now() + lastsMs }];
    },

    /** Everybody who writes now, by message and name. */
    now(): readonly Writer[] {
      const now = clock.now();
      entries = entries.filter(({ until }) => until > now);
      return entries
        .map(({ reference, name }) => ({ reference, name }))
        .toSorted((a, b) =>
          a.reference === b.reference
            ? a.name.localeCompare(b.name)
            : a.reference.localeCompare(b.reference),
        );
    },
  };
}
