import { randomInt } from "node:crypto";
import type { ContactMessage } from "content/wire/contact-message.ts";
import type { CompiledQuery, Kysely } from "kysely";
import type { Database } from "service/db/database.ts";
import { isDuplicate } from "service/db/store-failure.ts";
import type { ContactSource, QuarantineReason, Tables } from "service/db/tables.ts";
import type { Origin } from "service/outbox/channel.ts";
import { newDelivery, toColumns } from "service/outbox/rows.ts";

/**
 * A checked message to store. Keys and fingerprint are hashes (intake.ts); times are milliseconds
 * since 1970.
 */
export type Submission = {
  readonly message: ContactMessage;
  readonly receivedAt: number;
  readonly source: ContactSource;
  readonly origin: Origin;
  readonly urgent: boolean;
  readonly quarantine: QuarantineReason | null;
  readonly fingerprint: string;
  readonly key: string | null;
  /**
   * A second key under which it may already be stored; messages received before `notBefore` do not
   * count.
   */
  readonly earlier: { readonly key: string; readonly notBefore: number } | null;
};

/**
 * `repeated`: this very message is already stored. `key-reused`: the key belongs to another
 * message; nothing was stored.
 */
export type StoreResult =
  | {
      readonly kind: "stored" | "repeated";
      readonly reference: string;
      readonly receivedAt: number;
    }
  | { readonly kind: "key-reused" };

/**
 * Gives the function that stores a message with one outbox entry per channel in one transaction; a
 * held message gets no entry. It resolves when they are on disk. Nothing is stored when `isLate` is
 * true before the transaction begins. The unique key decides which of several posts is stored; it
 * is read when it is there already.
 */
export function createMessageStore(
  { kysely, writeAll }: Database,
  channels: readonly string[],
  prefix: string,
) {
  return async (submission: Submission, isLate: () => boolean): Promise<StoreResult> => {
    const { key, earlier, receivedAt } = submission;
    const before = earlier && (await findByKey(kysely, earlier.key, submission));
    if (before) return before;
    for (;;) {
      const reference = newReference(prefix);
      try {
        await writeAll(newMessage(kysely, reference, submission, channels), isLate);
        return { kind: "stored", reference, receivedAt };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      // If no key is stored, the reference was taken, which is rare: the loop tries a new one.
      const known = key && (await findByKey(kysely, key, submission));
      if (known) return known;
    }
  };
}

/** The queries that store a new message with its outbox entries. */
export function newMessage(
  db: Db,
  reference: string,
  submission: Submission,
  channels: readonly string[],
): readonly CompiledQuery[] {
  const message = db.insertInto("contact_message").values(toRow(reference, submission)).compile();
  if (submission.quarantine !== null || channels.length === 0) return [message];
  const entries = channels.map((name) => newDelivery(reference, name, submission.receivedAt));
  return [message, db.insertInto("delivery").values(entries).compile()];
}

type Db = Kysely<Tables>;

async function findByKey(db: Db, key: string, submission: Submission): Promise<StoreResult | null> {
  const row = await db
    .selectFrom("contact_message")
    .select(["reference", "received_at", "fingerprint"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  if (!row || (key === submission.earlier?.key && row.received_at < submission.earlier.notBefore))
    return null;
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

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: these are confused on the telephone. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/**
 * A new reference such as PRB-7K3F-9QXM, one of 23^8 (7.8e10): too many to guess. The caller
 * handles collisions.
 */
export function newReference(prefix: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
