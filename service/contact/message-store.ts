import { randomInt } from "node:crypto";
import type { ContactMessage, ContactState } from "content/wire/contact-message.ts";
import type { CompiledQuery, Kysely } from "kysely";
import type { Origin } from "service/contact/post.ts";
import type { Database } from "service/db/database.ts";
import { isDuplicate, StoreFailure } from "service/db/store-failure.ts";
import type { ContactMessageRow, ContactSource, QuarantineReason, Tables } from "service/db/tables.ts";

/** A checked message to store. Keys and fingerprint are hashes (intake.ts); times are milliseconds since 1970. */
export type Submission = {
  readonly message: ContactMessage;
  readonly receivedAt: number;
  readonly source: ContactSource;
  readonly origin: Origin;
  readonly urgent: boolean;
  readonly quarantine: QuarantineReason | null;
  readonly fingerprint: string;
  readonly key: string | null;
  /** A second key under which it may already be stored; messages received before `notBefore` do not count. */
  readonly earlier: { readonly key: string; readonly notBefore: number } | null;
};

/** `repeated`: this very message is already stored. `key-reused`: the key belongs to another message; nothing was stored. */
export type StoreResult =
  | { readonly kind: "stored" | "repeated"; readonly reference: string; readonly receivedAt: number }
  | { readonly kind: "key-reused" };

/**
 * Gives the function that stores a message with one outbox entry per channel in one transaction; a held message gets no entry. It resolves
 * when they are on disk. References begin with `prefix` (message-store.ts). When `isLate` is true before the transaction begins, nothing is
 * stored. On SQLite the unique key decides, and is read when it is there already; only a plain form's two keys are looked up first.
 */
export function createMessageStore({ kysely, writeAll }: Database, channels: readonly string[], prefix: string) {
  return async (submission: Submission, isLate: () => boolean): Promise<StoreResult> => {
    const { key, earlier, receivedAt } = submission;
    if (earlier || !writeAll)
      return kysely.transaction().execute(async (trx) => {
        if (isLate()) throw new StoreFailure("overloaded");
        return storeMessage(trx, submission, channels, prefix);
      });
    for (;;) {
      const reference = newReference(prefix);
      try {
        await writeAll(toQueries(kysely, reference, submission, channels), isLate);
        return { kind: "stored", reference, receivedAt };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      const known = key ? await findByKey(kysely, key, submission) : null;
      if (known) return known;
    }
  };
}

/** The queries that store a new message with its outbox entries. */
function toQueries(db: Db, reference: string, submission: Submission, channels: readonly string[]): readonly CompiledQuery[] {
  const message = db.insertInto("contact_message").values(toRow(reference, submission)).compile();
  const entries = newEntries(reference, submission, channels);
  return entries.length > 0 ? [message, db.insertInto("delivery").values(entries).compile()] : [message];
}

/** The same, looking first, in a transaction that may do more. */
export async function storeMessage(trx: Db, submission: Submission, channels: readonly string[], prefix: string): Promise<StoreResult> {
  const { key, earlier, receivedAt } = submission;
  const before = earlier ? await findByKey(trx, earlier.key, submission) : null;
  if (before) return before;
  for (;;) {
    const reference = newReference(prefix);
    if (await insert(trx, reference, submission, channels)) return { kind: "stored", reference, receivedAt };
    // It met a stored key or, rarely, an existing reference: then the loop tries a new one.
    const known = key ? await findByKey(trx, key, submission) : null;
    if (known) return known;
  }
}

/** False when a message with this key or this reference is stored already. */
async function insert(trx: Db, reference: string, submission: Submission, channels: readonly string[]): Promise<boolean> {
  const inserted = await trx
    .insertInto("contact_message")
    .values(toRow(reference, submission))
    .onConflict((conflict) => conflict.doNothing())
    .returning("reference")
    .execute();
  if (inserted.length === 0) return false;
  const entries = newEntries(reference, submission, channels);
  if (entries.length > 0) await trx.insertInto("delivery").values(entries).execute();
  return true;
}

function newEntries(reference: string, { quarantine, receivedAt }: Submission, channels: readonly string[]) {
  return quarantine === null ? channels.map((name) => newDelivery(reference, name, receivedAt)) : [];
}

type Db = Kysely<Tables>;

async function findByKey(db: Db, key: string, submission: Submission): Promise<StoreResult | null> {
  const row = await db
    .selectFrom("contact_message")
    .select(["reference", "received_at", "fingerprint"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  if (!row || (key === submission.earlier?.key && row.received_at < submission.earlier.notBefore)) return null;
  if (row.fingerprint !== submission.fingerprint) return { kind: "key-reused" };
  return { kind: "repeated", reference: row.reference, receivedAt: row.received_at };
}

function toRow(reference: string, submission: Submission) {
  return {
    reference,
    received_at: submission.receivedAt,
    ...toColumns(submission.message),
    state: submission.quarantine ? ("quarantined" as const) : ("new" as const),
    quarantine_reason: submission.quarantine,
    source: submission.source,
    idempotency_key: submission.key,
    fingerprint: submission.fingerprint,
    ...submission.origin,
    urgent: submission.urgent ? 1 : 0,
  };
}

/** An outbox entry that is due at once. */
export function newDelivery(reference: string, channel: string, now: number) {
  return {
    reference,
    channel,
    state: "pending" as const,
    attempts: 0,
    created_at: now,
    next_attempt_at: now,
    lease_owner: null,
    lease_until: null,
    last_reason: null,
    delivered_at: null,
  };
}

/** The message in its JSON form, from its row. */
export function toMessage(row: ContactMessageRow): ContactMessage {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    contactMethod: row.contact_method,
  };
}

/** The message's columns, for a new row. */
export function toColumns(message: ContactMessage) {
  return {
    first_name: message.firstName,
    last_name: message.lastName,
    email: message.email,
    phone: message.phone,
    message: message.message,
    contact_method: message.contactMethod,
  };
}

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: these are confused on the telephone. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/**
 * A new reference such as PRB-7K3F-9QXM, one of 23^8 (7.8e10): too many to guess, and nothing public answers to one. The caller handles
 * collisions.
 */
export function newReference(prefix: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** States in which a message may be delivered. */
export const deliverableStates = ["new", "handled"] as const satisfies readonly ContactState[];

/** False for held messages and spam. */
export function isDeliverable(state: ContactState): boolean {
  return deliverableStates.some((one) => one === state);
}
