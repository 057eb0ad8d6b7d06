import type { ExpressionBuilder, Transaction } from "kysely";
import type { Clock } from "#server/clock.ts";
import { addAudit } from "#server/contact/audit-trail.ts";
import { type ClockJump, checkClock, markClock } from "#server/contact/clock-mark.ts";
import { deliverableStates } from "#server/contact/deliverable.ts";
import { newErasure } from "#server/contact/erasure.ts";
import { newDelivery } from "#server/contact/message-store.ts";
import type { AuditAction } from "#server/contact/table.ts";
import type { Database, Tables } from "#server/db/database.ts";
import { storeFailureReason } from "#server/db/store-failure.ts";
import { acknowledgementChannel } from "#server/delivery/channels/recipients.ts";

export type StaffChanges = ReturnType<typeof createStaffChanges>;

/**
 * What staff can do to stored messages. Each change and its audit entry are one transaction; `actor` says who, for the trail.
 * `channels` are the names of the channels that messages go to. Every function throws what the store throws.
 */
export function createStaffChanges({ kysely, engine }: Database, clock: Clock, channels: readonly string[]) {
  /** On PostgreSQL an erasure and the end of a try can lock each other out, and one of them is undone (40P01): it is made again. */
  async function change<Result>(work: (trx: Trx, now: number) => Promise<Result>): Promise<Result> {
    for (let left = 3; ; left -= 1) {
      try {
        return await kysely.transaction().execute((trx) => work(trx, clock.now()));
      } catch (error) {
        if (left === 0 || engine !== "postgres" || storeFailureReason(error) !== "locked") throw error;
      }
    }
  }

  return {
    /**
     * Marks a message as handled, as spam, or as new again; false when there is none. Spam is not delivered any more: no try begins afterwards.
     * One that is under way may still succeed, and the trail says that there was one. A message that was held, or spam, and is now `new` is
     * delivered as if it had just come in.
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
        const underWay = state === "spam" ? await countUnderWay(trx, [reference]) : 0;
        await audit(trx, now, actor, "mark", reference, `${row.state} to ${state}${underWayNote(underWay)}`);
        return true;
      }),

    /**
     * Delivers a message again on one channel, on all of a kind ("smtp" for every reader of the mails), or on all, with all tries anew. Gives how
     * many channels that was: those that are busy with it are left out, and a message that is held or spam has none. The sender is not told again that
     * it has arrived, unless that channel is named.
     */
    replay: (actor: string, reference: string, channel: string | null = null): Promise<number> =>
      change(async (trx, now) => {
        const query = trx
          .updateTable("delivery")
          .set(anew(now))
          .where("reference", "=", reference)
          .where("state", "!=", "delivering")
          .where(isOfDeliverable);
        const rows = await (channel === null ? query.where("channel", "!=", acknowledgementChannel) : query.where(isOrBeginsWith(channel)))
          .returning("channel")
          .execute();
        await audit(trx, now, actor, "replay", reference, channel ?? "all channels");
        return rows.length;
      }),

    /** Replays every dead letter; gives how many there were. */
    replayFailed: (actor: string): Promise<number> =>
      change(async (trx, now) => {
        const { numUpdatedRows } = await trx
          .updateTable("delivery")
          .set(anew(now))
          .where("state", "=", "failed")
          .where(isOfDeliverable)
          .executeTakeFirstOrThrow();
        await audit(trx, now, actor, "replay", null, `${numUpdatedRows} dead letters`);
        return Number(numUpdatedRows);
      }),

    /**
     * Erases a person: every message from the mail address `email` (any case), with outbox, history and idempotency keys (columns of the same rows).
     * Gives the references that are gone. A salted hash of the address stays, so that a restored backup does not bring the messages back.
     * A delivery that is under way may still reach its receiver, and the trail says that there was one.
     */
    erase: (actor: string, email: string): Promise<readonly string[]> =>
      change(async (trx, now) => {
        const address = email.trim().toLowerCase();
        const isTheirs = (eb: ExpressionBuilder<Tables, "contact_message">) => eb(eb.fn<string>("lower", ["email"]), "=", address);
        const theirs = await trx.selectFrom("contact_message").select("reference").where(isTheirs).execute();
        const underWay = await countUnderWay(
          trx,
          theirs.map(({ reference }) => reference),
        );
        const rows = await trx.deleteFrom("contact_message").where(isTheirs).returning("reference").execute();
        await trx.insertInto("erasure").values(newErasure(address, now)).execute();
        await audit(trx, now, actor, "erase", null, `messages of one address: ${rows.length}${underWayNote(underWay)}`);
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

function isOfDeliverable(eb: ExpressionBuilder<Tables, "delivery">) {
  return eb("reference", "in", eb.selectFrom("contact_message").select("reference").where("state", "in", deliverableStates));
}

/** How many deliveries of these messages are in some process's hands: what a mail server has taken cannot be called back. */
async function countUnderWay(trx: Trx, references: readonly string[]): Promise<number> {
  if (references.length === 0) return 0;
  const rows = await trx
    .selectFrom("delivery")
    .select("channel")
    .where("reference", "in", references)
    .where("state", "=", "delivering")
    .execute();
  return rows.length;
}

function underWayNote(count: number): string {
  return count > 0 ? `; deliveries under way: ${count}` : "";
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

const audit = (trx: Trx, at: number, actor: string, action: AuditAction, reference: string | null, detail: string) =>
  addAudit(trx, at, { actor, action, reference, detail });
