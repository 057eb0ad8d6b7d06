import type { Kysely } from "kysely";
import type { Origin } from "#server/contact/origin.ts";
import { newReference } from "#server/contact/reference.ts";
import { toColumns } from "#server/contact/row.ts";
import type { ContactSource, QuarantineReason } from "#server/contact/table.ts";
import type { Database, Tables } from "#server/db/database.ts";
import { StoreFailure } from "#server/db/store-failure.ts";
import type { ContactMessage } from "#shared/contact-message.ts";

/** A checked message to store. Keys and fingerprint are hashes (idempotency.ts); times are milliseconds since 1970. */
export type Submission = {
  readonly message: ContactMessage;
  readonly receivedAt: number;
  readonly source: ContactSource;
  readonly origin: Origin;
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
 * when they are on disk. References begin with `prefix` (reference.ts). When `isLate` is true before the transaction begins, nothing is
 * stored.
 */
export function createMessageStore({ kysely }: Database, channels: readonly string[], prefix: string) {
  return (submission: Submission, isLate: () => boolean): Promise<StoreResult> =>
    kysely.transaction().execute(async (trx) => {
      if (isLate()) throw new StoreFailure("overloaded");
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
    });
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
  const entries = submission.quarantine === null ? channels.map((name) => newDelivery(reference, name, submission.receivedAt)) : [];
  if (entries.length > 0) await trx.insertInto("delivery").values(entries).execute();
  return true;
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
