import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type Database, type DatabaseSettings, openDatabase } from "service/db/database.ts";
import { createRandom, type Random } from "../support/random.ts";
import type { SilentProxy } from "../support/silent-proxy.ts";
import { bookingSecret, type Desk, startDesk } from "./desk.ts";
import { type ServerProcess, type Standby, standby, startMain } from "./server-process.ts";
import { type Sink, wordsIn } from "./sinks.ts";
import { type Enquiry, startVisitors, type Visitors } from "./visitors.ts";

export type KillRun = {
  /** Distinguishes this run's enquiries from another's; letters and digits. */
  readonly name: string;
  readonly seed: number;
  readonly kills: number;
  /**
   * "main" is `node service/main.ts`; "worker" is the same service, loaded beforehand (worker.ts).
   */
  readonly server: "main" | "worker";
  /** The worker's file (bundleWorker); the last server of a run is always a worker. */
  readonly worker: string;
  readonly env: Readonly<Record<string, string>>;
  readonly store: DatabaseSettings;
  readonly sinks: readonly Sink[];
  /**
   * Milliseconds that the clock runs ahead after this many kills; by default a little more with
   * each.
   */
  readonly aheadMs?: (killed: number) => number;
  /** Another fault while visitors write, before the next kill; resolves when it is over. */
  readonly disturb?: (random: Random) => Promise<void>;
  /**
   * Share of visitors with the plain form (default 0.1). Its key lasts a day, so none where the
   * clock jumps.
   */
  readonly forms?: number;
  readonly onKill?: (killed: number) => void;
};

export type KillReport = Audit & {
  readonly kills: number;
  /** Kills before the process listened: while it opened the store, migrated or wired. */
  readonly killsAtStart: number;
  readonly retries: number;
  readonly statuses: Readonly<Record<string, number>>;
};

/**
 * Each restart moves the clock past a lease, so that the dead process's work is taken over at once.
 */
const stepMs = 61_000;

/**
 * Kills a server again and again while visitors, staff and a calendar provider write to it, lets
 * the last one finish, and audits.
 */
export async function killRun(run: KillRun): Promise<KillReport> {
  const random = createRandom(run.seed);
  const env = { ...run.env, CAL_WEBHOOK_SECRET: bookingSecret };
  const waiting: Standby[] =
    run.server === "worker" ? [standby(run.worker, env), standby(run.worker, env)] : [];
  const next = (aheadMs: number): ServerProcess => {
    if (run.server === "main") return startMain(env);
    waiting.push(standby(run.worker, env));
    return (waiting.shift() ?? standby(run.worker, env)).go(aheadMs);
  };
  let url: string | null = null;
  const name = `${run.name}-${run.seed}`;
  const visitors = startVisitors(
    { count: 8, name, forms: run.forms ?? 0.1, random: createRandom(run.seed + 1) },
    () => url,
  );
  const desk = startDesk(
    { name, replies: run.server === "worker", random: createRandom(run.seed + 2) },
    visitors,
    () => url,
  );
  const aheadMs = run.aheadMs ?? ((killed) => killed * stepMs);
  let killsAtStart = 0;
  for (let killed = 1; killed <= run.kills; killed += 1) {
    const server = next(aheadMs(killed));
    url = await untilAddress(server, random);
    if (url === null) killsAtStart += 1;
    else {
      await run.disturb?.(random);
      await untilMoment(visitors, random);
    }
    await server.kill();
    url = null;
    run.onKill?.(killed);
  }
  // Visitors in the middle of a request get their answers from a server that lives.
  const last = standby(run.worker, env).go((run.kills + 1) * stepMs);
  url = await last.url;
  await Promise.all([visitors.stop(), desk.stop()]);
  for (const sink of run.sinks) sink.behave();
  const database = openDatabase(run.store);
  await drain(last, run, database);
  await last.stop();
  await Promise.all(waiting.map((process) => process.kill()));
  const result = await audit(visitors.enquiries, database, run.sinks, desk);
  await database.close();
  const retries = [visitors.enquiries, desk.replies, desk.bookings]
    .flat()
    .reduce((sum, sent) => sum + sent.retries, 0);
  return {
    ...result,
    kills: run.kills,
    killsAtStart,
    retries,
    statuses: Object.fromEntries(visitors.statuses),
  };
}

/**
 * The address once the server listens, or null when the kill comes first: one kill in six is aimed
 * at the start.
 */
function untilAddress(server: ServerProcess, random: Random): Promise<string | null> {
  const early = random.chance(1 / 6) ? pause(random.next() * 80, null) : null;
  return early ? Promise.race([server.url, early]) : server.url;
}

/**
 * Waits for a number of answers and not for a time, so that the machine's load does not matter;
 * then up to 25 ms more.
 */
async function untilMoment(visitors: Visitors, random: Random): Promise<void> {
  const enough = visitors.acknowledgements() + random.between(0, 40);
  for (let waited = 0; visitors.acknowledgements() < enough && waited < 2_000; waited += 1)
    await pause(1);
  await pause(random.next() * 25);
}

/**
 * Moves the clock on until nothing waits: neither retries nor leases of the last killed server.
 * Gives up after a minute without progress.
 */
async function drain(
  server: ServerProcess,
  run: KillRun,
  { kysely }: ReturnType<typeof openDatabase>,
): Promise<void> {
  const waiting = kysely.selectFrom("delivery").where("state", "in", ["pending", "delivering"]);
  let left = -1;
  for (let round = 1, still = 0; still < 240; round += 1) {
    const { count } = await waiting
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count === 0) return;
    still = count === left ? still + 1 : 0;
    left = count;
    if (round % 8 === 0) server.setClock((run.kills + 1 + round) * stepMs);
    await pause(250);
  }
}

export type Audit = {
  readonly acknowledged: number;
  readonly stored: number;
  readonly bookings: number;
  readonly replies: number;
  /** Acknowledged messages, replies and appointments that are not in the store. */
  readonly lost: number;
  /** Messages, replies and appointments that were stored more than once. */
  readonly duplicates: number;
  readonly sinks: readonly {
    readonly name: string;
    readonly deliveries: number;
    readonly distinct: number;
  }[];
  /** Violations of the promise, as sentences; empty when it was kept. */
  readonly faults: readonly string[];
};

/** Compares the answers that were given with the store, and the store with what receivers got. */
export async function audit(
  enquiries: readonly Enquiry[],
  database: Database,
  sinks: readonly Sink[],
  { bookings, replies, refusals }: Pick<Desk, "bookings" | "replies" | "refusals"> = {
    bookings: [],
    replies: [],
    refusals: [],
  },
): Promise<Audit> {
  const { kysely } = database;
  const rows = await kysely
    .selectFrom("contact_message")
    .select(["reference", "message", "source"])
    .execute();
  // The enquiry of an appointment says more than the words of the booking.
  const stored = new Map(
    rows.map(({ reference, message, source }) => [
      reference,
      source === "booking" ? wordsIn(message) : message,
    ]),
  );
  const copies = countEach(stored.values());

  const acknowledged = enquiries.filter(({ references }) => references.length > 0);
  const lost = acknowledged.filter(({ references, words }) =>
    references.some((reference) => stored.get(reference) !== words),
  );
  const twoReferences = acknowledged.filter(({ references }) => new Set(references).size > 1);
  const known = new Set([...enquiries, ...bookings].map(({ words }) => words));
  const duplicates = [...copies].filter(([, count]) => count > 1);

  const bookingRows = new Map(
    (await kysely.selectFrom("booking").select(["id", "reference", "state"]).execute()).map(
      (row) => [row.id, row] as const,
    ),
  );
  const lostBookings = bookings.filter(({ id, words, acknowledged: state }) => {
    const row = bookingRows.get(id);
    return (
      state !== null &&
      (stored.get(row?.reference ?? "") !== words ||
        (state === "cancelled" && row?.state !== state))
    );
  });

  const replyRows = await kysely.selectFrom("reply").select(["id", "reference", "text"]).execute();
  const storedReplies = new Map(replyRows.map(({ id, text }) => [id, text]));
  const outbox = await kysely
    .selectFrom("delivery")
    .select(["reference", "channel"])
    .where("channel", "like", "reply:%")
    .execute();
  const queued = new Set(outbox.map(({ reference, channel }) => `${reference} ${channel}`));
  const lostReplies = replies.filter(
    ({ id, words, acknowledged: isTaken }) => isTaken && storedReplies.get(id) !== words,
  );
  const doubledReplies = [...countEach(storedReplies.values())].filter(([, count]) => count > 1);

  const received = sinks.map(({ name, received }) => ({ name, ...received() }));
  const faults = [
    ...refusals,
    ...lost.map(
      ({ words, references }) =>
        `${words} was acknowledged as ${references.join(", ")} and is not stored so`,
    ),
    ...lostBookings.map(
      ({ words, acknowledged: state }) => `${words} was taken as ${state} and is not stored so`,
    ),
    ...lostReplies.map(({ words }) => `${words} was taken and is not stored`),
    ...twoReferences.map(
      ({ words, references }) =>
        `${words} was given more than one reference: ${references.join(", ")}`,
    ),
    ...[...duplicates, ...doubledReplies].map(
      ([words, count]) => `${words} is stored ${count} times`,
    ),
    ...[...stored]
      .filter(([, words]) => !known.has(words))
      .map(([reference]) => `${reference} is stored and nobody sent it`),
    ...replyRows
      .filter(({ id, reference }) => !queued.has(`${reference} reply:${id}`))
      .map(({ id }) => `the reply ${id} has no row in the outbox`),
    ...received.flatMap(({ name, byReference, replies: mails }) => [
      ...compareSink(name, byReference, stored),
      ...(mails ? compareSink(name, mails.byId, storedReplies) : []),
    ]),
    ...(await checkStore(database)),
  ];
  return {
    acknowledged: acknowledged.length,
    stored: rows.length - bookingRows.size,
    bookings: bookingRows.size,
    replies: replyRows.length,
    lost: lost.length + lostBookings.length + lostReplies.length,
    duplicates: duplicates.length + twoReferences.length + doubledReplies.length,
    sinks: received.flatMap(({ name, deliveries, byReference, replies: mails }) => [
      { name, deliveries, distinct: byReference.size },
      ...(mails
        ? [{ name: `replies by ${name}`, deliveries: mails.deliveries, distinct: mails.byId.size }]
        : []),
    ]),
    faults,
  };
}

function countEach(words: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function compareSink(
  name: string,
  received: ReadonlyMap<string, string>,
  stored: ReadonlyMap<string, string>,
): readonly string[] {
  const missing = [...stored.keys()].filter((key) => !received.has(key));
  const wrong = [...received].filter(([key, words]) => stored.get(key) !== words);
  return [
    ...missing.map((key) => `${key} is stored and was not delivered by ${name}`),
    ...wrong.map(
      ([key, words]) =>
        `${key} was delivered by ${name} with "${words}", which is not what is stored`,
    ),
  ];
}

/**
 * Faults of the store, as sentences: outbox rows that are not delivered; on SQLite also damage and
 * rows without a parent.
 */
async function checkStore({ kysely, engine }: Database): Promise<readonly string[]> {
  const open = await kysely
    .selectFrom("delivery")
    .select(["reference", "channel", "state"])
    .where("state", "!=", "delivered")
    .execute();
  const rows = open.map(
    ({ reference, channel, state }) => `${reference} is ${state} on ${channel}`,
  );
  if (engine === "postgres") return rows;
  const { rows: checks } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    kysely,
  );
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(kysely);
  const damage = checks
    .map(({ integrity_check }) => integrity_check)
    .filter((word) => word !== "ok");
  return [...rows, ...damage, ...orphans.map((orphan) => `orphan: ${JSON.stringify(orphan)}`)];
}

/**
 * With probability `share`, silences the database for 5 to 7 s, longer than a connection is waited
 * for. Every second time only answers are lost.
 */
export function silences(proxy: SilentProxy, share: number) {
  let count = 0;
  return {
    count: () => count,
    async disturb(random: Random): Promise<void> {
      if (!random.chance(share)) return;
      count += 1;
      await pause(random.between(0, 200));
      proxy.silence(count % 2 === 0 ? "answers" : "both");
      await pause(random.between(5_000, 7_000));
      proxy.silence(null);
    },
  };
}

const day = 24 * 60 * 60 * 1000;

/**
 * The clock at each start: a third 400 days ahead, beyond the retention period, the others a little
 * further than before.
 */
export function jumpingClock(random: Random, stepMs = 61_000): (killed: number) => number {
  return (killed) => killed * stepMs + (random.chance(1 / 3) ? 400 * day : 0);
}
