import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Clock } from "service/clock.ts";
import type { Config } from "service/config.ts";
import type { Database } from "service/db/database.ts";
import type { Tables } from "service/db/tables.ts";
import { createAcknowledgementLimit } from "service/delivery/channels/acknowledgement.ts";
import type { NoticeWay } from "service/delivery/notice.ts";
import {
  alertOfFailures,
  tellAssignees,
  tellOfHeld,
  tellOfOverdue,
} from "service/delivery/rounds/notices.ts";
import type { Log } from "service/logger.ts";
import { acknowledgementChannel, endsInMailbox } from "service/outbox/channel.ts";
import { newDelivery } from "service/outbox/rows.ts";

export type RoundDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly duties: Duties;
  /** Aborts when the process closes; the next one repeats what was under way. */
  readonly signal: AbortSignal;
  readonly settings: Config["notices"];
  /** The names of the channels that new messages go to. */
  readonly channels: readonly string[];
  /** The ones of them that people read. */
  readonly mailboxes: readonly NoticeWay[];
  /** Who is told of what fails: ALERT_MAIL_TO and ALERT_WEBHOOK_URL. */
  readonly alarms: readonly NoticeWay[];
  /** Whether senders are told that their message has arrived. */
  readonly acknowledges: boolean;
  /** Who is told, one after the other, that a reply is overdue. */
  readonly rota: readonly NoticeWay[];
  /**
   * Stores that a place on the rota, the first, second and so on, is told at `now` that these
   * messages are overdue.
   */
  readonly onOverdue: (references: readonly string[], place: number, now: number) => Promise<void>;
  /** There is something new to deliver. */
  readonly onHandedOver: () => void;
  readonly onStoreError: (error: unknown) => void;
};

/** The steps of a round, in order. A step that fails does not stop the others. */
const steps = [
  handOverWaiting,
  tidyAcknowledgements,
  tellOfHeld,
  tellAssignees,
  tellOfOverdue,
  alertOfFailures,
] as const;

/** Makes one round. Never throws. */
export async function makeRound(deps: RoundDeps): Promise<void> {
  for (const step of steps) await step(deps, deps.clock.now()).catch(deps.onStoreError);
}

/**
 * Makes a round now, and the next `everyMs` milliseconds after each. Gives a function that aborts
 * it and resolves when all has ended.
 */
export function startRounds(
  deps: Omit<RoundDeps, "signal">,
  everyMs = 30_000,
): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const loop = async () => {
    while (!signal.aborted) {
      await makeRound({ ...deps, signal });
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const running = loop();
  return () => {
    closing.abort();
    return running;
  };
}

async function handOverWaiting(
  { database, channels, log, onHandedOver }: RoundDeps,
  now: number,
): Promise<void> {
  const done = await handOver(database, channels, now);
  for (const { channel, messages } of done)
    log.info({ channel, messages }, "what waited for a former reader goes to the present ones");
  if (done.length > 0) onHandedOver();
}

/**
 * Forgets addresses after an hour, and waiting acknowledgements when the setting is off: retention
 * erases no message that waits.
 */
async function tidyAcknowledgements(
  { database, acknowledges }: RoundDeps,
  now: number,
): Promise<void> {
  await createAcknowledgementLimit(database).forget(now);
  if (acknowledges) return;
  await database.kysely
    .deleteFrom("delivery")
    .where("channel", "=", acknowledgementChannel)
    .where("created_at", "<=", now - settledMs)
    .where((eb) =>
      eb.or([
        eb("state", "=", "pending"),
        eb("state", "=", "delivering").and(eb("lease_until", "<=", now)),
      ]),
    )
    .execute();
}

/**
 * Milliseconds. A younger row may belong to a process with other settings, during a rolling
 * restart.
 */
const settledMs = 2 * 60_000;

type HandedOver = { readonly channel: string; readonly messages: number };

/**
 * Passes undelivered mail of readers who left MAIL_TO to its present readers. Undelivered rows of a
 * mailbox not in `current` are deleted; each message gets a row for each of `current` that it
 * lacks. Rows of former releases, one mail to all readers, count as such. Without a mailbox in
 * `current` the mail folder takes over. Gives the number of messages by channel. Throws what the
 * store throws.
 */
export async function handOver(
  { kysely }: Database,
  current: readonly string[],
  now: number,
): Promise<readonly HandedOver[]> {
  const known = await kysely
    .selectFrom("delivery")
    .select("channel")
    .distinct()
    .where("state", "in", ["pending", "delivering", "failed"])
    .execute();
  const gone = known
    .map(({ channel }) => channel)
    .filter((channel) => endsInMailbox(channel) && !current.includes(channel));
  const heirs = current.some(endsInMailbox)
    ? current.filter(endsInMailbox)
    : current.filter((channel) => channel === "file");
  if (gone.length === 0 || heirs.length === 0) return [];
  return kysely.transaction().execute(async (trx) => {
    const done: HandedOver[] = [];
    for (const channel of gone)
      done.push({ channel, messages: await handOverChannel(trx, channel, heirs, now) });
    return done.filter(({ messages }) => messages > 0);
  });
}

async function handOverChannel(
  trx: Transaction<Tables>,
  channel: string,
  heirs: readonly string[],
  now: number,
): Promise<number> {
  const rows = await trx
    .deleteFrom("delivery")
    .where("channel", "=", channel)
    .where("created_at", "<=", now - settledMs)
    .where((eb) =>
      eb.or([
        eb("state", "in", ["pending", "failed"]),
        eb("state", "=", "delivering").and(eb("lease_until", "<=", now)),
      ]),
    )
    .returning("reference")
    .execute();
  for (let from = 0; from < rows.length; from += batch) {
    const entries = rows
      .slice(from, from + batch)
      .flatMap(({ reference }) => heirs.map((heir) => newDelivery(reference, heir, now)));
    await trx
      .insertInto("delivery")
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return rows.length;
}

/**
 * Ten parameters a row and up to twenty readers: 20,000, below 32,766 a statement
 * (sqlite.org/limits.html; PostgreSQL: 65,535).
 */
const batch = 100;

type Duties = ReturnType<typeof createDuties>;

/**
 * Stores when things were last done, so that several processes, or a restarted one, do them once.
 * Throws what the store throws.
 */
export function createDuties({ kysely }: Database) {
  return {
    /**
     * True for the one process that may do `name` now: last done `everyMs` ago, in the future (a
     * clock set back), or never.
     */
    async claim(name: string, now: number, everyMs: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto("duty")
        .values({ name, at: now })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({ at: now })
            .where((eb) => eb.or([eb("duty.at", "<=", now - everyMs), eb("duty.at", ">", now)])),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** When `name` was last done, in milliseconds since 1970; null for never. */
    async last(name: string): Promise<number | null> {
      const row = await kysely
        .selectFrom("duty")
        .select("at")
        .where("name", "=", name)
        .executeTakeFirst();
      return row?.at ?? null;
    },

    /** Writes down that `name` was done at `at`. */
    async note(name: string, at: number): Promise<void> {
      await kysely
        .insertInto("duty")
        .values({ name, at })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
        .execute();
    },

    /** Forgets `name`; true for the one process that did. */
    async forget(name: string): Promise<boolean> {
      const { numDeletedRows } = await kysely
        .deleteFrom("duty")
        .where("name", "=", name)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** The names that begin with `prefix`. */
    async names(prefix: string): Promise<readonly string[]> {
      const rows = await kysely.selectFrom("duty").select("name").orderBy("name").execute();
      return rows.map(({ name }) => name).filter((name) => name.startsWith(prefix));
    },
  };
}
