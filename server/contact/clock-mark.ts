import type { Transaction } from "kysely";
import type { Tables } from "#server/db/database.ts";

const day = 24 * 60 * 60 * 1000;

/** A server that was off for longer looks like a clock that jumped; messages may be further apart than rounds of the retention. */
const farthestMs = { sinceMark: 7 * day, sinceMessage: 30 * day } as const;

/** Both as ISO 8601 in UTC; `daysAhead` is whole days. */
export type ClockJump = { readonly clock: string; readonly lastSeen: string; readonly daysAhead: number };

/**
 * Compares the clock with the time the store has seen last: the mark of the last round, or the newest message and audit entry when there is none.
 * Gives the jump when it is too far ahead to be believed, else null; then `now` is the new mark.
 */
export async function checkClock(trx: Transaction<Tables>, now: number): Promise<ClockJump | null> {
  const mark = await trx.selectFrom("clock_mark").select("at").where("id", "=", "retention").executeTakeFirst();
  const lastSeen = mark?.at ?? (await newestEntry(trx));
  const farthest = mark ? farthestMs.sinceMark : farthestMs.sinceMessage;
  if (lastSeen !== null && now - lastSeen > farthest)
    return { clock: iso(now), lastSeen: iso(lastSeen), daysAhead: Math.floor((now - lastSeen) / day) };
  await markClock(trx, now);
  return null;
}

/** From now on the clock is right at `now`. */
export async function markClock(trx: Transaction<Tables>, now: number): Promise<void> {
  await trx
    .insertInto("clock_mark")
    .values({ id: "retention", at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: now }))
    .execute();
}

async function newestEntry(trx: Transaction<Tables>): Promise<number | null> {
  const messages = await trx
    .selectFrom("contact_message")
    .select((eb) => eb.fn.max("received_at").as("at"))
    .executeTakeFirst();
  const audit = await trx
    .selectFrom("audit")
    .select((eb) => eb.fn.max("at").as("at"))
    .executeTakeFirst();
  const times = [messages?.at, audit?.at].filter((at) => typeof at === "number");
  return times.length > 0 ? Math.max(...times) : null;
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
