import type { Transaction } from "kysely";
import { type Clock, iso } from "service/clock.ts";
import type { StaffChanges } from "service/contact/staff-changes.ts";
import type { Tables } from "service/db/tables.ts";

const day = 24 * 60 * 60 * 1000;

export type RetentionEvents = {
  /** Removes the messages' files, before they are gone from the store; when it fails, they stay. */
  readonly remove: (references: readonly string[]) => Promise<void>;
  readonly erased: (references: readonly string[]) => void | Promise<void>;
  /** The clock is believed: other data kept by age may be erased too. */
  readonly believed?: () => void | Promise<void>;
  /** Nothing was erased: the clock is not believed. */
  readonly refused: (jump: ClockJump) => void;
  /** A round failed; the next one tries again. */
  readonly error: (error: unknown) => void;
};

/**
 * Erases messages older than `days` days, now and every six hours. Gives a function that stops it.
 */
export function startRetention(
  changes: Pick<StaffChanges, "checkClock" | "eraseOlderThan">,
  clock: Clock,
  days: number,
  on: RetentionEvents,
): () => void {
  let stopped = false;

  async function run(): Promise<void> {
    const jump = await changes.checkClock();
    if (jump) return on.refused(jump);
    await on.believed?.();
    const before = clock.now() - days * day;
    for (let more = true; more && !stopped; ) {
      const references = await changes.eraseOlderThan("retention", before, on.remove);
      more = references.length > 0;
      if (more) await on.erased(references);
    }
  }

  const start = () => void run().catch(on.error);
  start();
  const timer = setInterval(start, day / 4);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

/**
 * A server that was off for longer looks like a jump of the clock. Messages may be rarer than
 * retention rounds.
 */
const farthestMs = { sinceMark: 7 * day, sinceMessage: 30 * day } as const;

/** Both as ISO 8601 in UTC; `daysAhead` is whole days. */
export type ClockJump = {
  readonly clock: string;
  readonly lastSeen: string;
  readonly daysAhead: number;
};

/**
 * Gives a jump of the clock too far ahead of the last mark, else of the newest entry; else null,
 * and `now` becomes the mark.
 */
export async function checkClock(trx: Transaction<Tables>, now: number): Promise<ClockJump | null> {
  const mark = await trx
    .selectFrom("clock_mark")
    .select("at")
    .where("id", "=", "retention")
    .executeTakeFirst();
  const lastSeen = mark?.at ?? (await newestEntry(trx));
  const farthest = mark ? farthestMs.sinceMark : farthestMs.sinceMessage;
  if (lastSeen !== null && now - lastSeen > farthest)
    return {
      clock: iso(now),
      lastSeen: iso(lastSeen),
      daysAhead: Math.floor((now - lastSeen) / day),
    };
  await markClock(trx, now);
  return null;
}

/** Stores `now` as the latest time that was believed. */
export async function markClock(trx: Transaction<Tables>, now: number): Promise<void> {
  await trx
    .insertInto("clock_mark")
    .values({ id: "retention", at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: now }))
    .execute();
}

async function newestEntry(trx: Transaction<Tables>): Promise<number | null> {
  const rows = await trx
    .selectFrom("contact_message")
    .select((eb) => eb.fn.max<number | null>("received_at").as("at"))
    .unionAll((eb) =>
      eb.selectFrom("audit").select((of) => of.fn.max<number | null>("at").as("at")),
    )
    .execute();
  const times = rows.flatMap(({ at }) => at ?? []);
  return times.length > 0 ? Math.max(...times) : null;
}
