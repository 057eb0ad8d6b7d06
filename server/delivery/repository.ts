import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { countHeld, type Held } from "#server/contact/held.ts";
import { toMessage } from "#server/contact/row.ts";
import type { Database, Tables } from "#server/db/database.ts";
import { sortableId } from "#server/db/sortable-id.ts";
import { maxDelayMs } from "#server/delivery/backoff.ts";
import type { Envelope } from "#server/delivery/channel.ts";
import { DeliveryFailure } from "#server/delivery/failure.ts";
import { afterOutcome, type Outcome } from "#server/delivery/outcome.ts";
import type { DeliveryRow } from "#server/delivery/table.ts";

/** How long a process may hold a row, in milliseconds. A try is cut off 20 s before (dispatcher.ts), which is how far the clocks of several machines may differ. */
export const leaseMs = 60_000;

/**
 * A lease that ends later than this from now was given by a clock that has been set back since, and binds nobody. The margin is generous
 * because a claim may have waited for its turn, and because other machines' clocks differ: a row that is really held must never look like one.
 */
const impossibleLeaseMs = leaseMs + 10 * 60_000;

/** An outbox row in this process's hands, with the message it carries. */
export type Claim = { readonly row: DeliveryRow; readonly envelope: Envelope };

/** A try that ended. `durationMs` is its length. */
export type EndedTry = { readonly claim: Claim; readonly outcome: Outcome; readonly now: number; readonly durationMs: number };

export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>;

/** The outbox in the store. `owner` names this process in the leases; every function throws what the store throws. */
export function createDeliveryRepository(database: Database, owner: string = randomUUID()) {
  const { kysely } = database;
  return {
    /** Milliseconds since 1970 at which the channel has something to do next, or null. Reads only. */
    async nextDue(channel: string, now: number): Promise<number | null> {
      const query = kysely.selectFrom("delivery").where("channel", "=", channel);
      const pending = await query
        .where("state", "=", "pending")
        .select((eb) => eb.fn.min("next_attempt_at").as("at"))
        .executeTakeFirst();
      const held = await query
        .where("state", "=", "delivering")
        .select((eb) => eb.fn.min("lease_until").as("at"))
        .executeTakeFirst();
      // Times further ahead than any of ours come from a clock that has been set back since: they are due now (see claim).
      const sane = (at: number, most: number) => (at > now + most ? now : at);
      const times: number[] = [];
      if (typeof pending?.at === "number") times.push(sane(pending.at, maxDelayMs));
      if (typeof held?.at === "number") times.push(sane(held.at, impossibleLeaseMs));
      return times.length > 0 ? Math.min(...times) : null;
    },

    /**
     * Takes up to `limit` due rows of a channel under a lease. Rows whose lease ran out are taken over from a process that died;
     * rows scheduled impossibly far ahead (a clock was set back) count as due. `held` are the references this process is still working on.
     */
    async claim(channel: string, limit: number, now: number, held: ReadonlySet<string>): Promise<readonly Claim[]> {
      return kysely.transaction().execute(async (trx) => {
        const due = await selectDue(trx, database, channel, limit, now);
        const free = due.filter((row) => !held.has(row.reference));
        return take(trx, free, owner, now);
      });
    },

    /** Writes down how tries ended, in one transaction. False for a try whose lease another process has taken over meanwhile. */
    async settle(ended: readonly EndedTry[]): Promise<readonly boolean[]> {
      return kysely.transaction().execute(async (trx) => {
        const kept: boolean[] = [];
        for (const one of ended) kept.push(await settleOne(trx, one, owner));
        return kept;
      });
    },

    /** Rows not yet delivered, dead letters among them, by channel and state, and the time of the oldest (null when none); and what is held. Reads only. */
    async backlog(): Promise<{
      readonly held: Held;
      readonly counts: readonly { channel: string; state: DeliveryRow["state"]; count: number }[];
      readonly oldestPendingAt: number | null;
    }> {
      // Delivered rows are left out: they are nearly all, and counting them would take longer every day.
      database.assertPresent();
      const groups = await kysely
        .selectFrom("delivery")
        .where("state", "in", ["pending", "delivering", "failed"])
        .select((eb) => ["channel", "state", eb.fn.countAll<number>().as("count"), eb.fn.min("created_at").as("oldest")])
        .groupBy(["channel", "state"])
        .execute();
      const held = await countHeld(kysely);
      const counts = groups.map(({ channel, state, count }) => ({ channel, state, count }));
      return { held, counts, oldestPendingAt: groups.length > 0 ? Math.min(...groups.map(({ oldest }) => oldest)) : null };
    },
  };
}

type Trx = Transaction<Tables>;

async function selectDue(
  trx: Trx,
  database: Database,
  channel: string,
  limit: number,
  now: number,
): Promise<readonly Selectable<Tables["delivery"]>[]> {
  const query = trx
    .selectFrom("delivery")
    .selectAll()
    .where("channel", "=", channel)
    .where((eb) =>
      eb.or([
        eb("state", "=", "pending").and(eb.or([eb("next_attempt_at", "<=", now), eb("next_attempt_at", ">", now + maxDelayMs)])),
        eb("state", "=", "delivering").and(eb.or([eb("lease_until", "<=", now), eb("lease_until", ">", now + impossibleLeaseMs)])),
      ]),
    )
    .orderBy("next_attempt_at")
    .limit(limit);
  // SQLite has one writer at a time; on PostgreSQL several processes take turns without waiting for one another's rows.
  return database.engine === "postgres" ? query.forUpdate().skipLocked().execute() : query.execute();
}

/** Three statements whatever the number of rows: claiming must not hold up the posts that wait for the same store. */
async function take(trx: Trx, due: readonly DeliveryRow[], owner: string, now: number): Promise<readonly Claim[]> {
  const [first] = due;
  if (!first) return [];
  for (const row of due.filter(({ state }) => state === "delivering")) {
    const failure = new DeliveryFailure("interrupted", "taken over after the lease ended");
    await recordTry(trx, row, { kind: "failed", failure }, "retry", now, 0);
  }
  const references = due.map(({ reference }) => reference);
  const rows = await trx
    .updateTable("delivery")
    .set((eb) => ({
      state: "delivering",
      // A try that a crash cut short does not count: ten restarts in ten minutes must not use up three days of tries.
      attempts: eb
        .case()
        .when("state", "=", "delivering")
        .then(eb.ref("attempts"))
        .else(eb("attempts", "+", 1))
        .end(),
      lease_owner: owner,
      lease_until: now + leaseMs,
    }))
    .where("channel", "=", first.channel)
    .where("reference", "in", references)
    .returningAll()
    .execute();
  const messages = await trx.selectFrom("contact_message").selectAll().where("reference", "in", references).execute();
  const byReference = new Map(messages.map((message) => [message.reference, message]));
  return rows.flatMap((row) => {
    const message = byReference.get(row.reference);
    return message ? [{ row, envelope: { reference: row.reference, receivedAt: message.received_at, message: toMessage(message) } }] : [];
  });
}

async function settleOne(trx: Trx, { claim, outcome, now, durationMs }: EndedTry, owner: string): Promise<boolean> {
  const next = afterOutcome(claim.row, outcome, now, Math.random());
  const { state, attempts, next_attempt_at, lease_owner, lease_until, last_reason, delivered_at } = next;
  const { numUpdatedRows } = await trx
    .updateTable("delivery")
    .set({ state, attempts, next_attempt_at, lease_owner, lease_until, last_reason, delivered_at })
    .where("reference", "=", claim.row.reference)
    .where("channel", "=", claim.row.channel)
    .where("lease_owner", "=", owner)
    .where("attempts", "=", claim.row.attempts)
    .where("state", "=", "delivering")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const word = outcome.kind === "failed" ? (state === "failed" ? "failed" : "retry") : outcome.kind;
  await recordTry(trx, claim.row, outcome, word, now, durationMs);
  return true;
}

async function recordTry(
  trx: Trx,
  row: DeliveryRow,
  outcome: Outcome,
  word: "delivered" | "retry" | "failed" | "released",
  now: number,
  durationMs: number,
) {
  const failure = outcome.kind === "failed" ? outcome.failure : null;
  await trx
    .insertInto("delivery_attempt")
    .values({
      id: sortableId(now),
      reference: row.reference,
      channel: row.channel,
      attempt: row.attempts,
      at: now,
      outcome: word,
      reason: failure?.reason ?? null,
      detail: failure?.message.slice(0, 300) ?? null,
      duration_ms: Math.round(durationMs),
    })
    .execute();
}
