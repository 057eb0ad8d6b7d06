import type { Transaction } from "kysely";
import { newReference } from "#server/contact/reference.ts";
import { toColumns } from "#server/contact/row.ts";
import type { ContactSource, QuarantineReason } from "#server/contact/table.ts";
import type { Database, Tables } from "#server/db/database.ts";
import type { ContactMessage } from "#shared/contact-message.ts";

/** A checked message that is to be stored. Keys and fingerprint are hashes (idempotency.ts); times are milliseconds since 1970. */
export type Submission = {
  readonly message: ContactMessage;
  readonly receivedAt: number;
  readonly source: ContactSource;
  readonly quarantine: QuarantineReason | null;
  readonly fingerprint: string;
  readonly key: string | null;
  /** A second key under which the same message may already be stored, and the time before which it no longer counts. */
  readonly earlier: { readonly key: string; readonly notBefore: number } | null;
};

/** `repeated`: this very message is already stored. `key-reused`: the key belongs to other words; nothing was stored. */
export type StoreResult =
  | { readonly kind: "stored" | "repeated"; readonly reference: string; readonly receivedAt: number }
  | { readonly kind: "key-reused" };

/**
 * Stores messages, each with one outbox entry per channel, all in one transaction: when it resolves they are on disk, when it throws none is.
 * Held messages get no outbox entry. `prefix` begins the references (reference.ts).
 */
export function storeMessages(database: Database, channels: readonly string[], prefix: string) {
  return (submissions: readonly Submission[]): Promise<readonly StoreResult[]> =>
    database.kysely.transaction().execute(async (trx) => {
      const results = new Map<Submission, StoreResult>();
      for (const submission of submissions) {
        const known = submission.earlier ? await findByKey(trx, submission.earlier.key, submission) : null;
        if (known) results.set(submission, known);
      }
      // In the order of their keys: two processes that insert the same keys in different orders would lock each other out (PostgreSQL 40P01).
      let open = submissions.filter((submission) => !results.has(submission)).sort(byKey);
      while (open.length > 0) {
        await insertAll(trx, open, prefix, channels, results);
        // What was not inserted met a stored key or, once in ages, a reference that exists: then it gets another one.
        for (const submission of open) {
          const known = !results.has(submission) && submission.key ? await findByKey(trx, submission.key, submission) : null;
          if (known) results.set(submission, known);
        }
        open = open.filter((submission) => !results.has(submission));
      }
      return submissions.flatMap((submission) => results.get(submission) ?? []);
    });
}

type Trx = Transaction<Tables>;

async function insertAll(
  trx: Trx,
  submissions: readonly Submission[],
  prefix: string,
  channels: readonly string[],
  results: Map<Submission, StoreResult>,
): Promise<void> {
  const byReference = new Map(submissions.map((submission) => [newReference(prefix), submission]));
  const inserted = await trx
    .insertInto("contact_message")
    .values([...byReference].map(([reference, submission]) => toRow(reference, submission)))
    .onConflict((conflict) => conflict.doNothing())
    .returning("reference")
    .execute();
  const outbox = [];
  for (const { reference } of inserted) {
    const submission = byReference.get(reference);
    if (!submission) continue;
    results.set(submission, { kind: "stored", reference, receivedAt: submission.receivedAt });
    if (submission.quarantine === null) outbox.push(...channels.map((channel) => newDelivery(reference, channel, submission.receivedAt)));
  }
  if (outbox.length > 0) await trx.insertInto("delivery").values(outbox).execute();
}

function byKey(one: Submission, other: Submission): number {
  const [a, b] = [one.key ?? "", other.key ?? ""];
  return a < b ? -1 : a > b ? 1 : 0;
}

async function findByKey(trx: Trx, key: string, submission: Submission): Promise<StoreResult | null> {
  const row = await trx
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
