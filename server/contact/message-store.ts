import { type Kysely, sql } from "kysely";
import type { Origin } from "#server/contact/origin.ts";
import { newReference } from "#server/contact/reference.ts";
import { toColumns } from "#server/contact/row.ts";
import type { ContactSource, QuarantineReason } from "#server/contact/table.ts";
import type { Database, Tables } from "#server/db/database.ts";
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
 * Stores messages, each with one outbox entry per channel, in one transaction; held messages get no entry. Resolves when they are on disk.
 * When it throws, none is stored, except on PostgreSQL those stored before a lookup for the others failed. Sent again, these get their
 * reference (idempotency.ts). References begin with `prefix` (reference.ts).
 */
export function storeMessages({ kysely, engine }: Database, channels: readonly string[], prefix: string) {
  const toRows = (submissions: readonly Submission[]) => newRows(submissions, channels, prefix);
  return (submissions: readonly Submission[]): Promise<readonly StoreResult[]> =>
    engine === "postgres"
      ? store(submissions, kysely, (open) => insertInOneStatement(kysely, toRows(open)))
      : kysely.transaction().execute((trx) => store(submissions, trx, (open) => insertRows(trx, toRows(open))));
}

/** `insert` stores what it can of the open submissions and gives their references. */
async function store(
  submissions: readonly Submission[],
  db: Db,
  insert: (open: readonly Submission[]) => Promise<ReadonlyMap<Submission, string>>,
): Promise<readonly StoreResult[]> {
  const results = new Map<Submission, StoreResult>();
  for (const submission of submissions) {
    const known = submission.earlier ? await findByKey(db, submission.earlier.key, submission) : null;
    if (known) results.set(submission, known);
  }
  // Sorted by key: two processes inserting the same keys in different orders would deadlock (PostgreSQL 40P01).
  let open = submissions.filter((submission) => !results.has(submission)).sort(byKey);
  while (open.length > 0) {
    for (const [submission, reference] of await insert(open))
      results.set(submission, { kind: "stored", reference, receivedAt: submission.receivedAt });
    // What was not inserted met a stored key or, rarely, an existing reference: then the loop tries a new one.
    for (const submission of open) {
      const known = !results.has(submission) && submission.key ? await findByKey(db, submission.key, submission) : null;
      if (known) results.set(submission, known);
    }
    open = open.filter((submission) => !results.has(submission));
  }
  return submissions.flatMap((submission) => results.get(submission) ?? []);
}

type Db = Kysely<Tables>;
type NewRows = ReturnType<typeof newRows>;

/** Rows with new references, and their outbox entries. */
function newRows(submissions: readonly Submission[], channels: readonly string[], prefix: string) {
  const byReference = new Map(submissions.map((submission) => [newReference(prefix), submission]));
  return {
    byReference,
    messages: [...byReference].map(([reference, submission]) => toRow(reference, submission)),
    entries: [...byReference]
      .filter(([, { quarantine }]) => quarantine === null)
      .flatMap(([reference, { receivedAt }]) => channels.map((channel) => newDelivery(reference, channel, receivedAt))),
  };
}

async function insertRows(trx: Db, { byReference, messages, entries }: NewRows) {
  const inserted = await trx
    .insertInto("contact_message")
    .values(messages)
    .onConflict((conflict) => conflict.doNothing())
    .returning("reference")
    .execute();
  const references = new Set(inserted.map(({ reference }) => reference));
  const outbox = entries.filter(({ reference }) => references.has(reference));
  if (outbox.length > 0) await trx.insertInto("delivery").values(outbox).execute();
  return submissionsOf(inserted, byReference);
}

/**
 * One round trip instead of four, and one parameter instead of hundreds: a statement is a transaction. Rows are inserted in the given
 * order.
 */
async function insertInOneStatement(kysely: Db, { byReference, messages, entries }: NewRows) {
  const { rows } = await sql<{ reference: string }>`
    with stored as (
      insert into contact_message select * from json_populate_recordset(null::contact_message, ${JSON.stringify(messages)})
      on conflict do nothing returning reference
    ), queued as (
      insert into delivery
      select entry.* from json_populate_recordset(null::delivery, ${JSON.stringify(entries)}) entry join stored using (reference)
    )
    select reference from stored`.execute(kysely);
  return submissionsOf(rows, byReference);
}

function submissionsOf(rows: readonly { readonly reference: string }[], byReference: ReadonlyMap<string, Submission>) {
  return new Map(
    rows.flatMap(({ reference }) => {
      const submission = byReference.get(reference);
      return submission ? [[submission, reference] as const] : [];
    }),
  );
}

function byKey(one: Submission, other: Submission): number {
  const [a, b] = [one.key ?? "", other.key ?? ""];
  return a < b ? -1 : a > b ? 1 : 0;
}

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
