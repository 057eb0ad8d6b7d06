import { hash } from "node:crypto";
import { contactFields } from "content/wire/contact-fields.ts";
import type { ContactMessage } from "content/wire/contact-message.ts";
import type { Clock } from "service/clock.ts";
import {
  createMessageStore,
  type StoreResult,
  type Submission,
} from "service/contact/message-store.ts";
import type { Database } from "service/db/database.ts";
import { StoreFailure } from "service/db/store-failure.ts";
import type { ContactSource, QuarantineReason } from "service/db/tables.ts";
import type { Origin } from "service/outbox/channel.ts";

/** What came in with one post. `key` is the visitor's idempotency key, null when none. */
export type Post = {
  readonly message: ContactMessage;
  readonly source: ContactSource;
  readonly key: string | null;
  readonly signs: FormSigns;
  /**
   * Holds the message for this reason, whatever the form's signs. Null or absent: the signs decide.
   */
  readonly hold?: QuarantineReason | null;
  /** What led to it; absent when unknown. */
  readonly origin?: Origin;
  /** Marked as due within 24 hours; absent when not. */
  readonly urgent?: boolean;
};

/** `in-flight`: a post with the same key is being stored at this moment. */
export type IntakeResult = StoreResult | { readonly kind: "in-flight" };

export type Intake = (post: Post) => Promise<IntakeResult>;

export type IntakeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** The channels that new messages go to. */
  readonly channels: readonly string[];
  readonly referencePrefix: string;
  readonly minFillMs: number;
  /** Milliseconds from a post's arrival until its visitor is answered, whatever the store does. */
  readonly answerMs: number;
  /** Called when the store has something new to deliver. */
  readonly onStored: () => void;
};

/**
 * Creates the intake. A post resolves once its message is durably stored, exactly once per key. It
 * throws what the store throws (db/store-failure.ts names it): then nothing was stored or, when the
 * store fell silent, that is unknown. The same post sent again is recognised by its key. Each
 * message is one transaction.
 */
export function createIntake(deps: IntakeDeps): Intake {
  const store = createMessageStore(deps.database, deps.channels, deps.referencePrefix);
  const inFlight = new Map<string, Promise<StoreResult>>();

  async function take(submission: Submission): Promise<StoreResult> {
    const stored = within(deps.answerMs, (isLate) => store(submission, isLate));
    if (submission.key) inFlight.set(submission.key, stored);
    try {
      const result = await stored;
      if (result.kind === "stored") deps.onStored();
      return result;
    } finally {
      if (submission.key) inFlight.delete(submission.key);
    }
  }

  return async (post) => {
    const submission = toSubmission(post, deps);
    const running = submission.key ? inFlight.get(submission.key) : undefined;
    if (running && post.source === "json") return { kind: "in-flight" };
    // A double click on the plain form: the browser shows the answer to the second post only, so
    // that one waits for the first.
    if (running) await running.catch(() => {});
    return take(submission);
  };
}

/**
 * Rejects as `silent` after `ms` milliseconds: whether the work was done is unknown. Work that is
 * late before it begins should stop.
 */
async function within<Result>(
  ms: number,
  work: (isLate: () => boolean) => Promise<Result>,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(new StoreFailure("silent"));
  }, ms);
  return Promise.race([work(() => isLate), late]).finally(() => clearTimeout(timer));
}

function toSubmission(post: Post, deps: IntakeDeps): Submission {
  const receivedAt = deps.clock.now();
  const fingerprint = fingerprintOf(post.message);
  const { firstName, lastName, message } = post.message;
  const quarantine =
    post.hold ??
    quarantineReason(post.signs, `${firstName} ${lastName} ${message}`, deps.minFillMs);
  const origin = post.origin ?? { page: null, topic: null };
  const urgent = post.urgent ?? false;
  const common = {
    message: post.message,
    receivedAt,
    source: post.source,
    quarantine,
    fingerprint,
    origin,
    urgent,
  };
  if (post.source === "json")
    return { ...common, key: post.key ? storedKey(post.key) : null, earlier: null };
  const { current, previous, notBefore } = formKeys(
    fingerprint,
    `${post.key ?? ""}${urgent ? ":urgent" : ""}`,
    receivedAt,
  );
  return { ...common, key: current, earlier: { key: previous, notBefore } };
}

/** What the form reports about how it was filled in. */
export type FormSigns = {
  readonly honeypot: string;
  /**
   * Milliseconds from opening the page to sending; null when not told (no JavaScript, another
   * client).
   */
  readonly elapsedMs: number | null;
};

/** Milliseconds. Only a script opens, fills in and sends the form faster. */
const inhumanMs = 250;

/**
 * Decides whether a message is held for staff; null lets it pass. Speed is weak evidence: a
 * password manager fills the form in a second, and a held enquiry costs more than spam let through.
 * So from 250 ms to `minFillMs` only messages with a web link are held.
 */
export function quarantineReason(
  signs: FormSigns,
  words: string,
  minFillMs: number,
): QuarantineReason | null {
  if (signs.honeypot !== "") return "honeypot";
  if (signs.elapsedMs === null) return null;
  if (signs.elapsedMs < Math.min(inhumanMs, minFillMs)) return "too-fast";
  return signs.elapsedMs < minFillMs && /https?:\/\/|www\.|\[url/i.test(words) ? "too-fast" : null;
}

const day = 24 * 60 * 60 * 1000;

/** Messages with the same fields have the same fingerprint (SHA-256, hex). */
export function fingerprintOf(message: ContactMessage): string {
  return hash("sha256", JSON.stringify(contactFields.map((field) => message[field])));
}

/** What is stored for a key: its hash, so that the store holds nothing a client could replay. */
export function storedKey(key: string): string {
  return hash("sha256", `key:${key}`);
}

/**
 * The keys of a plain form post are made from its fields: a prerendered page cannot carry a unique
 * key. The same fields within 24 hours are one message, from any address (telephones change theirs
 * between post and reload). New messages get the key `current`; `previous` is that of the day
 * before. A message found under either counts from `notBefore` on. Times are milliseconds since
 * 1970.
 */
export function formKeys(
  fingerprint: string,
  visitorKey: string,
  now: number,
): { readonly current: string; readonly previous: string; readonly notBefore: number } {
  const window = Math.floor(now / day);
  const key = (number: number) => hash("sha256", `form:${number}:${visitorKey}:${fingerprint}`);
  return { current: key(window), previous: key(window - 1), notBefore: now - day };
}
