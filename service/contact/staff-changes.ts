import type { ExpressionBuilder, Transaction } from "kysely";
import type { Clock } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import { countUnderWay, type ErasedRows, eraseAddress } from "service/contact/erasure.ts";
import { answer } from "service/contact/handling.ts";
import { type ClockJump, checkClock, markClock } from "service/contact/retention.ts";
import type { Database } from "service/db/database.ts";
import { storeFailureReason } from "service/db/store-failure.ts";
import type { Tables } from "service/db/tables.ts";
import { acknowledgementChannel, replyKind } from "service/outbox/channel.ts";
import { isOn } from "service/outbox/outbox.ts";
import { deliverableStates, newDelivery } from "service/outbox/rows.ts";

export type StaffChanges = ReturnType<typeof createStaffChanges>;

/**
 * Staff's changes, each one transaction with its audit entry of `actor`; new messages go to
 * `channels`. All throw what the store throws.
 */
export function createStaffChanges(
  { kysely, engine }: Database,
  clock: Clock,
  channels: readonly string[],
) {
  /**
   * PostgreSQL may abort an erasure that deadlocks with the end of a delivery try (40P01): it is
   * repeated, up to three times.
   */
  async function change<Result>(work: (trx: Trx, now: number) => Promise<Result>): Promise<Result> {
    for (let left = 3; ; left -= 1) {
      try {
        return await kysely.transaction().execute((trx) => work(trx, clock.now()));
      } catch (error) {
        if (left === 0 || engine !== "postgres" || storeFailureReason(error) !== "locked")
          throw error;
      }
    }
  }

  return {
    /**
     * Marks a message; false when there is none. No delivery of spam begins afterwards; what was
     * held or spam is delivered as new.
     */
    mark: (actor: string, reference: string, state: "new" | "handled" | "spam"): Promise<boolean> =>
      change(async (trx, now) => {
        const row = await trx
          .selectFrom("contact_message")
          .select("state")
          .where("reference", "=", reference)
          .executeTakeFirst();
        if (!row) return false;
        await trx
          .updateTable("contact_message")
          .set({ state })
          .where("reference", "=", reference)
          .execute();
        // An answer of the sender is dealt with, and nothing comes back.
        if (state === "handled")
          await trx
            .updateTable("handling")
            .set({ sender_at: null, follow_up_at: null })
            .where("reference", "=", reference)
            .execute();
        // Spam is not delivered; a handled message needs no dead letter.
        const over =
          state === "spam"
            ? (["pending", "failed"] as const)
            : state === "handled"
              ? (["failed"] as const)
              : [];
        const rows = trx
          .deleteFrom("delivery")
          .where("reference", "=", reference)
          .where("state", "in", over);
        // That a reply was given up stays to be seen.
        if (over.length > 0)
          await (state === "spam"
            ? rows
            : rows.where((eb) => eb.not(isOn(replyKind)(eb)))
          ).execute();
        if (state === "new" && row.state !== "handled")
          await enqueue(trx, reference, channels, now);
        const underWay = state === "spam" ? await countUnderWay(trx, [reference]) : 0;
        await audit(
          trx,
          now,
          actor,
          "mark",
          reference,
          `${row.state} to ${state}${underWayNote(underWay)}`,
        );
        return true;
      }),

    /**
     * Delivers a message again with all tries: on one channel, on a kind ("smtp": every mail
     * reader), or on all (null). Gives the number of channels. Busy channels are left out; a held
     * message or spam has none. What goes to the sender (the acknowledgement, replies) is left out
     * unless `toSender`: the caller has asked a person.
     */
    replay: (
      actor: string,
      reference: string,
      channel: string | null = null,
      toSender = false,
    ): Promise<number> =>
      change(async (trx, now) => {
        const query = trx
          .updateTable("delivery")
          .set(dueAgain(now))
          .where("reference", "=", reference)
          .where("state", "!=", "delivering")
          .where(isOfDeliverable);
        const wanted =
          channel === null
            ? query
            : query.where((eb) => eb.or([isOn(channel)(eb), isOn(`${channel}:`)(eb)]));
        const rows = await (toSender ? wanted : wanted.where(notToSender))
          .returning("channel")
          .execute();
        // A reply that was given up has left its message waiting.
        if (rows.some((row) => row.channel.startsWith(replyKind)))
          await answer(trx, reference, actor, now);
        await audit(trx, now, actor, "replay", reference, channel ?? "all channels");
        return rows.length;
      }),

    /** Replays every dead letter that does not go to the sender; gives how many there were. */
    replayFailed: (actor: string): Promise<number> =>
      change(async (trx, now) => {
        const { numUpdatedRows } = await trx
          .updateTable("delivery")
          .set(dueAgain(now))
          .where("state", "=", "failed")
          .where(notToSender)
          .where(isOfDeliverable)
          .executeTakeFirstOrThrow();
        await audit(trx, now, actor, "replay", null, `${numUpdatedRows} dead letters`);
        return Number(numUpdatedRows);
      }),

    /**
     * Erases everything from `email` (any case), as eraseAddress does. `remove`: as in channel.ts,
     * removeFiles; when it fails, all stays.
     */
    erase: (actor: string, email: string, remove: Remove = async () => {}): Promise<ErasedRows> =>
      change(async (trx, now) => {
        const erased = await eraseAddress(trx, email, now);
        const { references, answersElsewhere, underWay } = erased;
        await remove(references);
        const more = answersElsewhere > 0 ? `; answers in other threads: ${answersElsewhere}` : "";
        await audit(
          trx,
          now,
          actor,
          "erase",
          null,
          `messages of one address: ${references.length}${more}${underWayNote(underWay)}`,
        );
        return erased;
      }),

    /**
     * Erases up to 200 delivered messages received before `before` (ms since 1970), and older trail
     * entries; gives the references.
     */
    eraseOlderThan: (
      actor: string,
      before: number,
      remove: Remove = async () => {},
    ): Promise<readonly string[]> =>
      change(async (trx, now) => {
        const old = trx
          .selectFrom("contact_message")
          .select("reference")
          .where("received_at", "<", before)
          // Tries end after three days, so an old message still waits only if the clock jumped or
          // the server was off.
          .where("reference", "not in", (eb) =>
            eb
              .selectFrom("delivery")
              .select("reference")
              .where("state", "in", ["pending", "delivering"]),
          )
          .limit(200);
        const rows = await trx
          .deleteFrom("contact_message")
          .where("reference", "in", old)
          .returning("reference")
          .execute();
        await trx.deleteFrom("audit").where("at", "<", before).execute();
        await trx.deleteFrom("erasure").where("at", "<", before).execute();
        const references = rows.map(({ reference }) => reference);
        if (references.length > 0)
          await audit(trx, now, actor, "retention", null, `${references.length} messages`);
        await remove(references);
        return references;
      }),

    /** The clock jump that forbids erasing by age, or null (retention.ts). */
    checkClock: (): Promise<ClockJump | null> => change(checkClock),

    /** The operator confirms the clock, whatever time the store saw last. */
    confirmClock: (actor: string): Promise<void> =>
      change(async (trx, now) => {
        await markClock(trx, now);
        await audit(trx, now, actor, "confirm-clock", null, new Date(now).toISOString());
      }),
  };
}

type Trx = Transaction<Tables>;

/**
 * Removes the files of erased messages, before their rows are gone for good: after a kill nothing
 * would point to a file whose message the store no longer has. No file can appear meanwhile
 * (Channel, whileDeliverable).
 */
type Remove = (references: readonly string[]) => Promise<void>;

function notToSender(eb: ExpressionBuilder<Tables, "delivery">) {
  return eb.and([eb("channel", "!=", acknowledgementChannel), eb.not(isOn(replyKind)(eb))]);
}

function isOfDeliverable(eb: ExpressionBuilder<Tables, "delivery">) {
  return eb(
    "reference",
    "in",
    eb.selectFrom("contact_message").select("reference").where("state", "in", deliverableStates),
  );
}

function underWayNote(count: number): string {
  return count > 0 ? `; deliveries under way: ${count}` : "";
}

/** An outbox row as if its message had just come in. */
function dueAgain(now: number) {
  const { reference: _reference, channel: _channel, ...columns } = newDelivery("", "", now);
  return columns;
}

async function enqueue(
  trx: Trx,
  reference: string,
  channels: readonly string[],
  now: number,
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => newDelivery(reference, channel, now));
  await trx
    .insertInto("delivery")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const audit = (
  trx: Trx,
  at: number,
  actor: string,
  action: string,
  reference: string | null,
  detail: string,
) => addAudit(trx, at, { actor, action, reference, detail });
