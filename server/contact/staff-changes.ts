import type { ExpressionBuilder, Transaction } from "kysely";
import type { Clock } from "#server/clock.ts";
import { type ClockJump, checkClock, markClock } from "#server/contact/clock-mark.ts";
import { newErasure } from "#server/contact/erasure.ts";
import { newDelivery } from "#server/contact/message-store.ts";
import type { AuditAction } from "#server/contact/table.ts";
import type { Database, Tables } from "#server/db/database.ts";
import { sortableId } from "#server/db/sortable-id.ts";

export type StaffChanges = ReturnType<typeof createStaffChanges>;

/**
 * What staff can do to stored messages. Each change and its audit entry are one transaction; `actor` says who, for the trail.
 * `channels` are the names of the channels that messages go to. Every function throws what the store throws.
 */
export function createStaffChanges({ kysely }: Database, clock: Clock, channels: readonly string[]) {
  const change = <Result>(work: (trx: Trx, now: number) => Promise<Result>) =>
    kysely.transaction().execute((trx) => work(trx, clock.now()));

  return {
    /**
     * Marks a message as handled, as spam, or as new again; false when there is none. Spam is not delivered any more;
     * a message that was held, or spam, and is now `new` is delivered as if it had just come in.
     */
    mark: (actor: string, reference: string, state: "new" | "handled" | "spam"): Promise<boolean> =>
      change(async (trx, now) => {
        const row = await trx.selectFrom("contact_message").select("state").where("reference", "=", reference).executeTakeFirst();
        if (!row) return false;
        await trx.updateTable("contact_message").set({ state }).where("reference", "=", reference).execute();
        // Spam goes nowhere; what was handled needs no dead letter any more.
        const over = state === "spam" ? (["pending", "failed"] as const) : state === "handled" ? (["failed"] as const) : [];
        if (over.length > 0) await trx.deleteFrom("delivery").where("reference", "=", reference).where("state", "in", over).execute();
        if (state === "new" && row.state !== "handled") await enqueue(trx, reference, channels, now);
        await audit(trx, now, actor, "mark", reference, `${row.state} to ${state}`);
        return true;
      }),

    /**
     * Delivers a message again on one channel, on all of a kind ("smtp" for every reader of the mails), or on all, with all tries anew. Gives how
     * many channels that was: those that are busy with it are left out, and a message that is held or spam has none.
     */
    replay: (actor: string, reference: string, channel: string | null = null): Promise<number> =>
      change(async (trx, now) => {
        const query = trx.updateTable("delivery").set(anew(now)).where("reference", "=", reference).where("state", "!=", "delivering");
        const rows = await (channel === null ? query : query.where(isOrBeginsWith(channel))).returning("channel").execute();
        await audit(trx, now, actor, "replay", reference, channel ?? "all channels");
        return rows.length;
      }),

    /** Replays every dead letter; gives how many there were. */
    replayFailed: (actor: string): Promise<number> =>
      change(async (trx, now) => {
        const { numUpdatedRows } = await trx.updateTable("delivery").set(anew(now)).where("state", "=", "failed").executeTakeFirstOrThrow();
        await audit(trx, now, actor, "replay", null, `${numUpdatedRows} dead letters`);
        return Number(numUpdatedRows);
      }),

    /**
     * Erases a person: every message from the mail address `email` (any case), with outbox, history and idempotency keys (columns of the same rows).
     * Gives the references that are gone. A salted hash of the address stays, so that a restored backup does not bring the messages back.
     */
    erase: (actor: string, email: string): Promise<readonly string[]> =>
      change(async (trx, now) => {
        const address = email.trim().toLowerCase();
        const rows = await trx
          .deleteFrom("contact_message")
          .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", address))
          .returning("reference")
          .execute();
        await trx.insertInto("erasure").values(newErasure(address, now)).execute();
        await audit(trx, now, actor, "erase", null, `messages of one address: ${rows.length}`);
        return rows.map(({ reference }) => reference);
      }),

    /**
     * Erases up to 200 messages received before `before` (milliseconds since 1970), with all that hangs on them, and the trail and erasures before it;
     * gives the references that are gone, none when all are. A message that waits for its delivery is erased after it.
     */
    eraseOlderThan: (actor: string, before: number): Promise<readonly string[]> =>
      change(async (trx, now) => {
        const old = trx
          .selectFrom("contact_message")
          .select("reference")
          .where("received_at", "<", before)
          // Tries end after three days: what still waits and looks a year old was stored by a clock that has jumped since, or met a server that was off.
          .where("reference", "not in", (eb) =>
            eb.selectFrom("delivery").select("reference").where("state", "in", ["pending", "delivering"]),
          )
          .limit(200);
        const rows = await trx.deleteFrom("contact_message").where("reference", "in", old).returning("reference").execute();
        await trx.deleteFrom("audit").where("at", "<", before).execute();
        await trx.deleteFrom("erasure").where("at", "<", before).execute();
        if (rows.length > 0) await audit(trx, now, actor, "retention", null, `${rows.length} messages`);
        return rows.map(({ reference }) => reference);
      }),

    /** The jump of the clock that forbids to erase by age, or null (clock-mark.ts). */
    checkClock: (): Promise<ClockJump | null> => change(checkClock),

    /** The operator says that the clock is right, whatever the store has seen last. */
    confirmClock: (actor: string): Promise<void> =>
      change(async (trx, now) => {
        await markClock(trx, now);
        await audit(trx, now, actor, "confirm-clock", null, new Date(now).toISOString());
      }),
  };
}

type Trx = Transaction<Tables>;

/** True for the channel of this name, and for those of this kind: what comes before the colon. */
function isOrBeginsWith(name: string) {
  return (eb: ExpressionBuilder<Tables, "delivery">) => {
    const kind = `${name}:`;
    return eb.or([eb("channel", "=", name), eb(eb.fn<string>("substr", ["channel", eb.val(1), eb.val(kind.length)]), "=", kind)]);
  };
}

/** An outbox row as if its message had just come in. */
function anew(now: number) {
  const { reference: _reference, channel: _channel, ...columns } = newDelivery("", "", now);
  return columns;
}

async function enqueue(trx: Trx, reference: string, channels: readonly string[], now: number): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => newDelivery(reference, channel, now));
  await trx
    .insertInto("delivery")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function audit(trx: Trx, at: number, actor: string, action: AuditAction, reference: string | null, detail: string): Promise<void> {
  await trx
    .insertInto("audit")
    .values({ id: sortableId(at), at, actor, action, reference, detail })
    .execute();
}
