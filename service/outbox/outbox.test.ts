import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { createReplies, takeBackAnswer } from "service/contact/replies.ts";
import type { Database } from "service/db/database.ts";
import type { Tables } from "service/db/tables.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";
import {
  type Claim,
  createOutbox,
  leaseMs,
  maxAttempts,
  maxDelayMs,
  type Outcome,
  retryDelay,
} from "service/outbox/outbox.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { exampleMessage } from "../../tests/support/service.ts";
import { messagesOn } from "../../tests/support/staff.ts";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

const nothing: ReadonlySet<string> = new Set();
const refused: Outcome = {
  kind: "failed",
  failure: new DeliveryFailure("refused", "no connection"),
};
const delivered: Outcome = { kind: "delivered" };

describeOnBothEngines("the outbox", (openStore, engine) => {
  let database: Database;
  let again: () => Database;
  let now: number;

  beforeEach(async () => {
    ({ database, again } = await openStore());
    now = Date.UTC(2026, 5, 1);
  });

  async function store(count = 1): Promise<void> {
    const take = messagesOn(database, { now: () => now }, ["smtp"]);
    await Promise.all(Array.from({ length: count }, () => take()));
  }

  const rows = () => database.kysely.selectFrom("delivery").selectAll().execute();
  const history = () =>
    database.kysely.selectFrom("delivery_attempt").selectAll().orderBy("id").execute();
  const settle = (
    outbox: ReturnType<typeof createOutbox>,
    claim: Claim | undefined,
    outcome: Outcome,
  ) =>
    claim
      ? outbox.settle({ claim, outcome, now, durationMs: 5 })
      : Promise.reject(new Error("nothing was claimed"));

  test("a claim carries the message, and nobody else gets it while the lease lasts", async () => {
    await store();
    const [claim] = await createOutbox(database, takeBackAnswer).claim("smtp", 5, now, nothing);
    expect(claim?.envelope.message).toEqual(exampleMessage());
    expect(
      await createOutbox(again(), takeBackAnswer).claim("smtp", 5, now + leaseMs - 1, nothing),
    ).toEqual([]);
  });

  test("several processes that claim at once share the rows without an overlap", async () => {
    await store(60);
    const processes = [database, again(), again()].map((one) => createOutbox(one, takeBackAnswer));
    const claims = await Promise.all(
      processes.flatMap((outbox) => [
        outbox.claim("smtp", 10, now, nothing),
        outbox.claim("smtp", 10, now, nothing),
      ]),
    );
    const references = claims.flat().map(({ row }) => row.reference);
    expect(new Set(references).size).toBe(references.length);
    expect(references.length).toBeGreaterThan(10);
  });

  test("A row of a dead process is taken over when the lease ends, and settled by the heir alone", async () => {
    await store();
    const [dead, heir] = [
      createOutbox(database, takeBackAnswer),
      createOutbox(again(), takeBackAnswer),
    ];
    const [lost] = await dead.claim("smtp", 1, now, nothing);
    now += leaseMs;
    const [taken] = await heir.claim("smtp", 1, now, nothing);
    expect(taken?.row.attempts).toBe(1);
    expect(await settle(dead, lost, refused)).toBe(false);
    expect(await settle(heir, taken, delivered)).toBe(true);
    expect((await rows())[0]).toMatchObject({
      state: "delivered",
      delivered_at: now,
      lease_owner: null,
    });
    expect((await history()).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["retry", "interrupted"],
      ["delivered", null],
    ]);
  });

  test("a process that dies again and again in mid-delivery does not use up the tries", async () => {
    await store();
    for (let death = 0; death < maxAttempts + 2; death += 1) {
      await createOutbox(database, takeBackAnswer).claim("smtp", 1, now, nothing);
      now += leaseMs;
    }
    const outbox = createOutbox(database, takeBackAnswer);
    const [claim] = await outbox.claim("smtp", 1, now, nothing);
    await settle(outbox, claim, refused);
    expect((await rows())[0]).toMatchObject({
      state: "pending",
      attempts: 1,
      last_reason: "refused",
    });
  });

  test("a failure waits for its next try; the tenth goes to the dead letters with its reason", async () => {
    await store();
    const outbox = createOutbox(database, takeBackAnswer);
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const [claim] = await outbox.claim("smtp", 1, now, nothing);
      await settle(outbox, claim, refused);
      const due = await outbox.nextDue("smtp", now);
      if (attempt < maxAttempts) expect(due).toBeGreaterThan(now);
      else expect(due).toBeNull();
      now = due ?? now;
    }
    expect((await rows())[0]).toMatchObject({
      state: "failed",
      attempts: maxAttempts,
      last_reason: "refused",
    });
    expect(await history()).toHaveLength(maxAttempts);
  });

  test("a permanent failure is not tried again", async () => {
    await store();
    const outbox = createOutbox(database, takeBackAnswer);
    const [claim] = await outbox.claim("smtp", 1, now, nothing);
    await settle(outbox, claim, {
      kind: "failed",
      failure: new DeliveryFailure("rejected", "550", { permanent: true }),
    });
    expect((await rows())[0]).toMatchObject({ state: "failed", attempts: 1 });
  });

  test("a try that is given back at closing does not count and is due at once", async () => {
    await store();
    const outbox = createOutbox(database, takeBackAnswer);
    const [claim] = await outbox.claim("smtp", 1, now, nothing);
    await settle(outbox, claim, { kind: "released" });
    expect((await rows())[0]).toMatchObject({
      state: "pending",
      attempts: 0,
      next_attempt_at: now,
    });
  });

  test("a clock that is set back by a year does not hold messages up for a year", async () => {
    await store();
    const outbox = createOutbox(database, takeBackAnswer);
    const [claim] = await outbox.claim("smtp", 1, now, nothing);
    await settle(outbox, claim, refused);
    now -= 365 * 24 * 60 * 60 * 1000;
    expect(await outbox.nextDue("smtp", now)).toBe(now);
    expect(await outbox.claim("smtp", 1, now, nothing)).toHaveLength(1);
  });

  test("A process whose clock is behind does not take what another holds", async () => {
    await store();
    await createOutbox(database, takeBackAnswer).claim("smtp", 1, now, nothing);
    for (const behind of [1, 50, 20_000])
      expect(
        await createOutbox(again(), takeBackAnswer).claim("smtp", 1, now - behind, nothing),
      ).toEqual([]);
  });

  test("a clock that runs ahead does not make a process deliver what it is still delivering", async () => {
    await store();
    const outbox = createOutbox(database, takeBackAnswer);
    const [claim] = await outbox.claim("smtp", 1, now, nothing);
    expect(
      await outbox.claim("smtp", 1, now + 10 * leaseMs, new Set([claim?.row.reference ?? ""])),
    ).toEqual([]);
  });

  test("Processes share replies; one that dies loses none and sends none twice", async () => {
    await store(3);
    const clock = { now: () => now };
    const replies = createReplies(database, clock);
    const references = (await rows()).map(({ reference }) => reference);
    for (const reference of [...references, references[0] ?? ""]) {
      now += 1;
      expect(
        await replies.send("Grace Hall", reference, {
          id: randomUUID(),
          subject: reference,
          text: "Words",
        }),
      ).toBe("sent");
    }
    const [dead, heir] = [
      createOutbox(database, takeBackAnswer),
      createOutbox(again(), takeBackAnswer),
    ];
    expect(await dead.nextDue("reply:", now)).toBeLessThanOrEqual(now);
    const lost = await dead.claim("reply:", 10, now, nothing);
    // The second reply to a message waits for the first.
    expect(lost.map(({ row }) => row.reference)).toEqual(references);
    expect(
      lost.every(
        ({ row, envelope }) => row.channel.startsWith("reply:") && envelope.channel === row.channel,
      ),
    ).toBe(true);
    now += leaseMs;
    const seen = new Map<string, number>();
    for (let round = 0; round < 3; round += 1)
      for (const claim of await heir.claim("reply:", 10, now, nothing)) {
        seen.set(claim.row.channel, (seen.get(claim.row.channel) ?? 0) + 1);
        expect(await settle(heir, claim, delivered)).toBe(true);
      }
    for (const claim of lost) expect(await settle(dead, claim, delivered)).toBe(false);
    expect([...seen.values()]).toEqual([1, 1, 1, 1]);
    expect(
      (await rows()).filter(({ channel }) => channel === "smtp").map(({ state }) => state),
    ).toEqual(Array(3).fill("pending"));
  });

  test("what is due next is found in the index, however long the queue is", async () => {
    const next = (db: Kysely<Tables>) =>
      db
        .selectFrom("delivery")
        .where("channel", "=", "smtp")
        .where("state", "=", "pending")
        .select((eb) => eb.fn.min("next_attempt_at").as("at"));
    const plan = await database.kysely.transaction().execute(async (trx) => {
      if (engine === "sqlite") return next(trx).explain(undefined, sql`query plan`);
      // PostgreSQL scans nearly empty tables, whatever their indexes.
      await sql`set local enable_seqscan = off`.execute(trx);
      return next(trx).explain();
    });
    expect(JSON.stringify(plan)).toMatch(
      engine === "sqlite"
        ? /INDEX delivery_due \(state=\? AND channel=\?\)/
        : /Index Cond: [^"]*state[^"]*channel/,
    );
  });

  test("the backlog counts by state and knows its oldest, dead letters included", async () => {
    expect(await createOutbox(database, takeBackAnswer).backlog()).toMatchObject({
      counts: [],
      oldestPendingAt: null,
    });
    await store(2);
    expect(await createOutbox(database, takeBackAnswer).backlog()).toMatchObject({
      counts: [{ channel: "smtp", state: "pending", count: 2 }],
      oldestPendingAt: now,
    });
  });
});

const minute = 60_000;
const hour = 60 * minute;
const pauses = (random: number) =>
  Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelay(index + 1, random));
const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

describe("The pauses between tries", () => {
  test("add up to about three days", () => {
    expect(sum(pauses(0)) / hour).toBeLessThan(84);
    expect(sum(pauses(0.999)) / hour).toBeGreaterThan(57);
    expect(pauses(0)[0]).toBe(30_000);
  });

  test("The pauses of the first two hours are ten minutes at most, for servers that greylist", () => {
    for (const random of [0, 0.999]) {
      const early = pauses(random).filter((pause) => pause <= 10 * minute);
      expect(sum(early)).toBeGreaterThanOrEqual(2 * hour);
      expect(pauses(random).slice(0, early.length)).toEqual(early);
    }
  });

  test("grow, and none is longer than the longest", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxAttempts - 2 }), unit(), (attempt, random) => {
        expect(retryDelay(attempt + 1, random)).toBeGreaterThanOrEqual(retryDelay(attempt, random));
        expect(retryDelay(attempt + 1, random)).toBeLessThanOrEqual(maxDelayMs);
      }),
    );
  });

  test("A pause between tries can be lengthened up to a day by the other side, never shortened", () => {
    expect(retryDelay(1, 0, 10 * minute)).toBe(10 * minute);
    expect(retryDelay(1, 0, 1)).toBe(30_000);
    expect(retryDelay(1, 0, 1e12)).toBe(24 * hour);
  });
});

function unit() {
  return fc.double({ min: 0, max: 0.999999, noNaN: true });
}
