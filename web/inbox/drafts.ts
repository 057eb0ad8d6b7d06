import type { OtherStep } from "content/wire/inbox-message.ts";

/**
 * What is being written to the sender of a message. `seen` is the newest entry of the thread that
 * the writer has read; `at` is when the draft was last changed, in milliseconds since 1970.
 */
export type Draft = {
  /** Of the reply: what is sent twice is one. */
  readonly id: string;
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly seen: string | null;
  /** Days until the message comes back, and what becomes of the sender's others; "" for nothing. */
  readonly followUp: string;
  readonly others: OtherStep | "";
  /** Names of the owner's files that go with it. */
  readonly files: readonly string[];
  readonly at: number;
};

const prefix = "inbox-reply";
const keptMs = 30 * 86_400_000;

/**
 * Half-written replies, by person and reference, on this machine (localStorage): they survive a
 * reload and a session that has ended by itself, and go when they are sent or discarded, when the
 * person signs out, and after thirty days. A colleague at the same machine does not see them.
 */
export const drafts = {
  read(name: string, reference: string): Draft | null {
    const stored = localStorage.getItem(keyOf(name, reference));
    return stored === null ? null : JSON.parse(stored);
  },

  keep(name: string, reference: string, draft: Omit<Draft, "at">): void {
    try {
      localStorage.setItem(keyOf(name, reference), JSON.stringify({ ...draft, at: Date.now() }));
    } catch {
      // The storage is full or closed: the words are still in the form.
    }
  },

  forget(name: string, reference: string): void {
    localStorage.removeItem(keyOf(name, reference));
  },

  /** Forgets everybody's drafts to people who were erased. */
  forgetErased(references: readonly string[]): void {
    for (const key of keys())
      if (references.some((reference) => key.endsWith(`:${reference}`)))
        localStorage.removeItem(key);
  },

  /** Forgets all drafts of a person who signs out. */
  forgetAll(name: string): void {
    for (const key of keys()) if (key.startsWith(keyOf(name, ""))) localStorage.removeItem(key);
  },

  /** Forgets everybody's drafts that nobody has changed for thirty days. */
  forgetOld(now: number): void {
    for (const key of keys()) {
      const { at }: Draft = JSON.parse(localStorage.getItem(key) ?? "{}");
      if (!(at > now - keptMs)) localStorage.removeItem(key);
    }
  },
};

function keyOf(name: string, reference: string): string {
  return `${prefix}:${encodeURIComponent(name)}:${reference}`;
}

function keys(): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`));
}
