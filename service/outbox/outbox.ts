import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import { sortableId } from "service/clock.ts";
import type { Database } from "service/db/database.ts";
import type { DeliveryAttemptRow, DeliveryRow, Tables } from "service/db/tables.ts";
import { type Envelope, isBesides, labelOf, replyKind } from "service/outbox/channel.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";
import { countHeld, type Held, isDeliverable, toMessage } from "service/outbox/rows.ts";

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Told of a reply's channel when the reply is given up, in the transaction that ends its last try.
 */
type OnReplyGivenUp = (
  trx: Transaction<Tables>,
  reference: string,
  channel: string,
  now: number,
) => Promise<void>;

/**
 * The outbox in the store. `owner` names this process in the leases; every function throws what the
 * store throws.
 */
export function createOutbox(
  database: Database,
  onReplyGivenUp: OnReplyGivenUp,
  owner: string = randomUUID(),
) {
  const { kysely } = database;
  return {
    /**
     * Milliseconds since 1970 at which the channel has something to do next, or null. Reads only.
     */
    async nextDue(channel: string, now: number): Promise<number | null> {
      const query = kysely.selectFrom("delivery").where(isOn(channel));
      const { pending, held } = await kysely
        .selectNoFrom([
          query
            .where("state", "=", "pending")
            .select((eb) => eb.fn.min("next_attempt_at").as("at"))
            .as("pending"),
          query
            .where("state", "=", "delivering")
            .select((eb) => eb.fn.min("lease_until").as("at"))
            .as("held"),
        ])
        .executeTakeFirstOrThrow();
      // Times further ahead than any of ours were stored before the clock was set back: they are
      // due now (see claim).
      const sane = (at: number, most: number) => (at > now + most ? now : at);
      const times: number[] = [];
      if (pending !== null) times.push(sane(pending, maxDelayMs));
      if (held !== null) times.push(sane(held, impossibleLeaseMs));
      return times.length > 0 ? Math.min(...times) : null;
    },

    /**
     * Leases up to `limit` due rows of a channel to this process, except of the references in
     * `held`. Expired leases are taken over from a process that died. Rows scheduled impossibly far
     * ahead (a clock was set back) count as due. Rows of spam and of held messages are deleted.
     */
    async claim(
      channel: string,
      limit: number,
      now: number,
      held: ReadonlySet<string>,
    ): Promise<readonly Claim[]> {
      return kysely.transaction().execute(async (trx) => {
        const due = await selectDue(trx, database, channel, limit, now);
        const free = due.filter((row) => !held.has(row.reference));
        // Of several replies to one message a process sends the second after the first.
        const first = free.filter(
          (row, at) => free.findIndex(({ reference }) => reference === row.reference) === at,
        );
        const claims: Claim[] = [];
        for (const rows of Map.groupBy(first, ({ channel }) => channel).values())
          claims.push(...(await take(trx, database, rows, owner, now)));
        return claims;
      });
    },

    /** As in channel.ts. On SQLite it holds the write lock, on PostgreSQL the message's row. */
    async whileDeliverable(reference: string, work: () => Promise<void>): Promise<void> {
      await kysely.transaction().execute(async (trx) => {
        const query = trx
          .selectFrom("contact_message")
          .select("state")
          .where("reference", "=", reference);
        const row = await (database.engine === "postgres"
          ? query.forShare()
          : query
        ).executeTakeFirst();
        if (!row || !isDeliverable(row.state))
          throw new DeliveryFailure("withdrawn", "before it was handed over");
        await work();
      });
    },

    /**
     * Stores how a try ended. False when its lease was taken over or its message erased. A failed
     * try of what is spam by now is the last.
     */
    settle: (ended: EndedTry): Promise<boolean> =>
      kysely.transaction().execute((trx) => settleOne(trx, ended, owner, onReplyGivenUp)),

    /**
     * Undelivered rows by channel and state, the oldest time of a message's (or null), and what is
     * held. Reads only.
     */
    async backlog(): Promise<{
      readonly held: Held;
      readonly counts: readonly {
        channel: string;
        state: DeliveryRow["state"];
        count: number;
        oldestAt: number;
      }[];
      readonly oldestPendingAt: number | null;
    }> {
      // Without delivered rows: they are nearly all, and counting them would take longer every day.
      const groups = await kysely
        .selectFrom("delivery")
        .where("state", "in", ["pending", "delivering", "failed"])
        .select((eb) => [
          "channel",
          "state",
          eb.fn.countAll<number>().as("count"),
          eb.fn.min("created_at").as("oldestAt"),
        ])
        .groupBy(["channel", "state"])
        .execute();
      const held = await countHeld(kysely);
      const ages = groups
        .filter(({ channel }) => !isBesides(channel))
        .map(({ oldestAt }) => oldestAt);
      const counts = [
        ...Map.groupBy(groups, ({ channel, state }) => `${labelOf(channel)} ${state}`).values(),
      ].flatMap((same) =>
        same.slice(0, 1).map(({ channel, state }) => ({
          channel: labelOf(channel),
          state,
          count: same.reduce((sum, { count }) => sum + count, 0),
          oldestAt: Math.min(...same.map(({ oldestAt }) => oldestAt)),
        })),
      );
      return { held, counts, oldestPendingAt: ages.length > 0 ? Math.min(...ages) : null };
    },
  };
}

/**
 * Milliseconds that a process may hold a row. A try ends 20 s before (dispatcher.ts): several
 * machines' clocks may differ as much.
 */
export const leaseMs = 60_000;

/**
 * A lease that ends later was given before the clock was set back. The margin is wide: no row that
 * is really held may qualify.
 */
const impossibleLeaseMs = leaseMs + 10 * 60_000;

/** An outbox row that this process holds, with its message. */
export type Claim = { readonly row: DeliveryRow; readonly envelope: Envelope };

type Trx = Transaction<Tables>;

/**
 * The condition for the rows of a channel. A name that ends in a colon stands for every channel
 * that begins with it.
 */
export function isOn(name: string) {
  return (eb: ExpressionBuilder<Tables, "delivery">) =>
    name.endsWith(":")
      ? eb(eb.fn<string>("substr", ["channel", eb.val(1), eb.val(name.length)]), "=", name)
      : eb("channel", "=", name);
}

/** The rows of a channel that are due at `now`, locked for this transaction. */
async function selectDue(
  trx: Trx,
  { engine }: Database,
  channel: string,
  limit: number,
  now: number,
): Promise<readonly DeliveryRow[]> {
  const query = trx
    .selectFrom("delivery")
    .selectAll()
    .where(isOn(channel))
    .where((eb) =>
      eb.or([
        eb("state", "=", "pending").and(
          eb.or([eb("next_attempt_at", "<=", now), eb("next_attempt_at", ">", now + maxDelayMs)]),
        ),
        eb("state", "=", "delivering").and(
          eb.or([eb("lease_until", "<=", now), eb("lease_until", ">", now + impossibleLeaseMs)]),
        ),
      ]),
    )
    .orderBy("next_attempt_at")
    .limit(limit);
  // SQLite has one writer at a time; on PostgreSQL processes skip one another's rows instead of
  // waiting.
  return engine === "postgres" ? query.forUpdate().skipLocked().execute() : query.execute();
}

/**
 * Leases `found`, all of one channel, in few statements, and gives what may be delivered. Deletes
 * rows of spam and held messages.
 */
async function take(
  trx: Trx,
  database: Database,
  found: readonly DeliveryRow[],
  owner: string,
  now: number,
): Promise<readonly Claim[]> {
  if (found.length === 0) return [];
  const messages = await readMessages(trx, database, found);
  const withdrawn = found.filter(
    ({ reference }) => !isDeliverable(messages.get(reference)?.state ?? "new"),
  );
  await removeRows(trx, withdrawn);
  const due = found.filter((row) => messages.has(row.reference) && !withdrawn.includes(row));
  const [first] = due;
  if (!first) return [];
  for (const row of due.filter(({ state }) => state === "delivering")) {
    const failure = new DeliveryFailure("interrupted", "taken over after the lease ended");
    await recordTry(trx, row, failure, "retry", now, 0);
  }
  const references = due.map(({ reference }) => reference);
  const rows = await trx
    .updateTable("delivery")
    .set({
      state: "delivering",
      // A try cut short by a crash does not count: ten restarts in ten minutes must not use up
      // three days of tries.
      attempts: sql<number>`case when state = 'delivering' then attempts else attempts + 1 end`,
      lease_owner: owner,
      lease_until: now + leaseMs,
    })
    .where("channel", "=", first.channel)
    .where("reference", "in", references)
    .returningAll()
    .execute();
  return rows.flatMap((row) => {
    const message = messages.get(row.reference);
    if (!message) return [];
    const { reference, received_at: receivedAt, page, topic, urgent } = message;
    const rest = {
      message: toMessage(message),
      origin: { page, topic },
      urgent: urgent === 1,
      channel: row.channel,
    };
    return [{ row, envelope: { reference, receivedAt, ...rest } }];
  });
}

/**
 * The messages of `rows`, locked against marking and erasing. One that is being changed waits a
 * second: waiting here could deadlock.
 */
async function readMessages(trx: Trx, { engine }: Database, rows: readonly DeliveryRow[]) {
  const references = rows.map(({ reference }) => reference);
  const query = trx.selectFrom("contact_message").selectAll().where("reference", "in", references);
  const messages = await (engine === "postgres" ? query.forShare().skipLocked() : query).execute();
  return new Map(messages.map((message) => [message.reference, message]));
}

/** Deletes rows, all of one channel, from the outbox. */
async function removeRows(trx: Trx, rows: readonly DeliveryRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const references = rows.map(({ reference }) => reference);
  await trx
    .deleteFrom("delivery")
    .where("channel", "=", first.channel)
    .where("reference", "in", references)
    .execute();
}

/** A try that ended. `durationMs` is its length in milliseconds. */
export type EndedTry = {
  readonly claim: Claim;
  readonly outcome: Outcome;
  readonly now: number;
  readonly durationMs: number;
};

/**
 * Stores how a try ended; false when `owner` no longer holds its row. A failed try of an
 * undeliverable message is its last.
 */
async function settleOne(
  trx: Trx,
  { claim, outcome, now, durationMs }: EndedTry,
  owner: string,
  onReplyGivenUp: OnReplyGivenUp,
) {
  const next = afterOutcome(claim.row, outcome, now);
  const { state } = next;
  const { numUpdatedRows } = await trx
    .updateTable("delivery")
    .set({ ...next, lease_owner: null, lease_until: null })
    .where("reference", "=", claim.row.reference)
    .where("channel", "=", claim.row.channel)
    .where("lease_owner", "=", owner)
    .where("attempts", "=", claim.row.attempts)
    .where("state", "=", "delivering")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const failure = outcome.kind === "failed" ? outcome.failure : null;
  const over =
    failure?.drop || (state !== "delivered" && (await isWithdrawn(trx, claim.row.reference)));
  if (over) await removeRows(trx, [claim.row]);
  const word =
    outcome.kind === "failed"
      ? over
        ? "dropped"
        : state === "failed"
          ? "failed"
          : "retry"
      : outcome.kind;
  await recordTry(trx, claim.row, failure, word, now, durationMs);
  if (state === "failed" && claim.row.channel.startsWith(replyKind))
    await onReplyGivenUp(trx, claim.row.reference, claim.row.channel, now);
  return true;
}

async function isWithdrawn(trx: Trx, reference: string): Promise<boolean> {
  const row = await trx
    .selectFrom("contact_message")
    .select("state")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row !== undefined && !isDeliverable(row.state);
}

/** Writes the end of a try into the history that staff sees. */
async function recordTry(
  trx: Trx,
  row: DeliveryRow,
  failure: DeliveryFailure | null,
  word: Word,
  now: number,
  durationMs: number,
) {
  const { reference, channel, attempts: attempt } = row;
  const [reason, detail] = failure ? [failure.reason, failure.message.slice(0, 300)] : [null, null];
  const values = {
    id: sortableId(now),
    reference,
    channel,
    attempt,
    at: now,
    outcome: word,
    reason,
    detail,
  };
  await trx
    .insertInto("delivery_attempt")
    .values({ ...values, duration_ms: Math.round(durationMs) })
    .execute();
}

type Word = DeliveryAttemptRow["outcome"];

/**
 * How a try ended: delivered, failed with a reason, or given back because the process is closing.
 */
export type Outcome =
  | { readonly kind: "delivered" }
  | { readonly kind: "failed"; readonly failure: DeliveryFailure }
  | { readonly kind: "released" };

/**
 * What changes in an outbox row at `now` when its try has ended. A permanent and the last failure
 * are final: the dead letters.
 */
function afterOutcome({ attempts }: DeliveryRow, outcome: Outcome, now: number) {
  if (outcome.kind === "delivered")
    return { state: "delivered", delivered_at: now, last_reason: null } as const;
  // The try did not fail, so it does not count.
  if (outcome.kind === "released")
    return { state: "pending", attempts: attempts - 1, next_attempt_at: now } as const;
  const { reason, permanent, retryAfterMs } = outcome.failure;
  if (permanent || attempts >= maxAttempts)
    return { state: "failed", last_reason: reason } as const;
  const delay = retryDelay(attempts, Math.random(), retryAfterMs);
  return { state: "pending", last_reason: reason, next_attempt_at: now + delay } as const;
}

const minute = 60_000;

/**
 * Milliseconds between tries: at most ten minutes in the first two hours, in which most faults are
 * mended; then three days.
 */
const pausesMs = [0.5, 1.5, 4, ...Array<number>(15).fill(10), 120, 360, 960, 2_880].map(
  (minutes) => minutes * minute,
);

/** A message is tried so often, over three days. */
export const maxAttempts = pausesMs.length + 1;

/**
 * Milliseconds; no pause is longer. A row that waits longer was scheduled while the clock was
 * ahead.
 */
export const maxDelayMs = 2_880 * minute;

/**
 * Milliseconds after try `attempt` (from 1). `random` in [0, 1) shortens it by up to 20 %, the
 * receiver's wish lengthens it to a day.
 */
export function retryDelay(
  attempt: number,
  random: number,
  retryAfterMs: number | null = null,
): number {
  const own = (pausesMs[attempt - 1] ?? maxDelayMs) * (1 - 0.2 * random);
  const wished = Math.min(retryAfterMs ?? 0, 24 * 60 * minute);
  return Math.round(Math.max(own, wished));
}
