import { randomUUID } from "node:crypto";
import { isDeliverable } from "service/contact/message-store.ts";
import { countHeld, type Held } from "service/contact/repository.ts";
import type { Database } from "service/db/database.ts";
import type { DeliveryRow } from "service/db/tables.ts";
import { isBesides, labelOf } from "service/delivery/channels/recipients.ts";
import { type Claim, type EndedTry, impossibleLeaseMs, isOn, selectDue, settleOne, take } from "service/delivery/claims.ts";
import { DeliveryFailure } from "service/delivery/failure.ts";
import { maxDelayMs } from "service/delivery/outcome.ts";

export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>;

/** The outbox in the store. `owner` names this process in the leases; every function throws what the store throws. */
export function createDeliveryRepository(database: Database, owner: string = randomUUID()) {
  const { kysely } = database;
  return {
    /** Milliseconds since 1970 at which the channel has something to do next, or null. Reads only. */
    async nextDue(channel: string, now: number): Promise<number | null> {
      const query = kysely.selectFrom("delivery").where(isOn(channel));
      const pending = await query
        .where("state", "=", "pending")
        .select((eb) => eb.fn.min("next_attempt_at").as("at"))
        .executeTakeFirst();
      const held = await query
        .where("state", "=", "delivering")
        .select((eb) => eb.fn.min("lease_until").as("at"))
        .executeTakeFirst();
      // Times further ahead than any of ours were stored before the clock was set back: they are due now (see claim).
      const sane = (at: number, most: number) => (at > now + most ? now : at);
      const times: number[] = [];
      if (typeof pending?.at === "number") times.push(sane(pending.at, maxDelayMs));
      if (typeof held?.at === "number") times.push(sane(held.at, impossibleLeaseMs));
      return times.length > 0 ? Math.min(...times) : null;
    },

    /**
     * Leases up to `limit` due rows of a channel to this process, except of the references in `held`. Expired leases are taken over from a
     * process that died. Rows scheduled impossibly far ahead (a clock was set back) count as due. Rows of spam and of held messages are
     * deleted.
     */
    async claim(channel: string, limit: number, now: number, held: ReadonlySet<string>): Promise<readonly Claim[]> {
      return kysely.transaction().execute(async (trx) => {
        const due = await selectDue(trx, database, channel, limit, now);
        const free = due.filter((row) => !held.has(row.reference));
        // Of several replies to one message a process sends the second after the first.
        const first = free.filter((row, at) => free.findIndex(({ reference }) => reference === row.reference) === at);
        const claims: Claim[] = [];
        for (const rows of Map.groupBy(first, ({ channel }) => channel).values())
          claims.push(...(await take(trx, database, rows, owner, now)));
        return claims;
      });
    },

    /** As in channel.ts. On SQLite it holds the write lock, on PostgreSQL the message's row. */
    async whileDeliverable(reference: string, work: () => Promise<void>): Promise<void> {
      await kysely.transaction().execute(async (trx) => {
        const query = trx.selectFrom("contact_message").select("state").where("reference", "=", reference);
        const row = await (database.engine === "postgres" ? query.forShare() : query).executeTakeFirst();
        if (!row || !isDeliverable(row.state)) throw new DeliveryFailure("withdrawn", "before it was handed over");
        await work();
      });
    },

    /** Stores how a try ended. False when its lease was taken over or its message erased. A failed try of what is spam by now is the last. */
    settle: (ended: EndedTry): Promise<boolean> => kysely.transaction().execute((trx) => settleOne(trx, ended, owner)),

    /**
     * Undelivered rows by channel and state, dead letters included; the time of the oldest (null when none; of the messages themselves); and
     * what is held. Reads only.
     */
    async backlog(): Promise<{
      readonly held: Held;
      readonly counts: readonly { channel: string; state: DeliveryRow["state"]; count: number; oldestAt: number }[];
      readonly oldestPendingAt: number | null;
    }> {
      // Without delivered rows: they are nearly all, and counting them would take longer every day.
      const groups = await kysely
        .selectFrom("delivery")
        .where("state", "in", ["pending", "delivering", "failed"])
        .select((eb) => ["channel", "state", eb.fn.countAll<number>().as("count"), eb.fn.min("created_at").as("oldestAt")])
        .groupBy(["channel", "state"])
        .execute();
      const held = await countHeld(kysely);
      const ages = groups.filter(({ channel }) => !isBesides(channel)).map(({ oldestAt }) => oldestAt);
      const counts = [...Map.groupBy(groups, ({ channel, state }) => `${labelOf(channel)} ${state}`).values()].flatMap((same) =>
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
