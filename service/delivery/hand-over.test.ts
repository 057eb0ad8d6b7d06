import { takeBackAnswer } from "service/contact/replies.ts";
import type { Database } from "service/db/database.ts";
import { handOver } from "service/delivery/rounds/rounds.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";
import { createOutbox } from "service/outbox/outbox.ts";
import { beforeEach, expect, test } from "vitest";
import { messagesOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

const nobody: ReadonlySet<string> = new Set();
const minutes = 60_000;
const [ada, bea, cyd] = [
  "smtp:ada@company.example",
  "smtp:bea@company.example",
  "smtp:cyd@company.example",
] as const;

describeOnStore("what waits for a reader of the mails who is no longer one", (openStore) => {
  let database: Database;
  let now: number;

  beforeEach(async () => {
    ({ database } = await openStore());
    now = Date.UTC(2026, 5, 1);
  });

  async function storeFor(...channels: readonly string[]): Promise<void> {
    await messagesOn(database, { now: () => now }, channels)();
    now += 10 * minutes;
  }

  /** Ends the next try of `channel`. */
  async function end(channel: string, permanent: boolean | null): Promise<void> {
    const outbox = createOutbox(database, takeBackAnswer);
    const [claim] = await outbox.claim(channel, 1, now, nobody);
    if (!claim) throw new Error("nothing is due");
    const failure = new DeliveryFailure("rejected", "550", { permanent: permanent ?? false });
    await outbox.settle({
      claim,
      outcome: permanent === null ? { kind: "delivered" } : { kind: "failed", failure },
      now,
      durationMs: 1,
    });
  }

  const rows = async () =>
    (
      await database.kysely
        .selectFrom("delivery")
        .select(["channel", "state"])
        .orderBy("channel")
        .execute()
    ).map((row) => [row.channel, row.state]);

  test("A waiting mail goes to the reader's successor, and no reader gets a mail twice", async () => {
    await storeFor(ada, bea);
    await end(ada, null);
    expect(await handOver(database, [ada, cyd], now)).toEqual([{ channel: bea, messages: 1 }]);
    expect(await rows()).toEqual([
      [ada, "delivered"],
      [cyd, "pending"],
    ]);
  });

  test("just ends when everybody who is left has it", async () => {
    await storeFor(ada, bea);
    await end(ada, null);
    await handOver(database, [ada], now);
    expect(await rows()).toEqual([[ada, "delivered"]]);
  });

  test("A mail that was given up is handed over too", async () => {
    await storeFor(bea);
    await end(bea, true);
    await handOver(database, [cyd], now);
    expect(await rows()).toEqual([[cyd, "pending"]]);
  });

  test("A mail to all readers of a former release becomes a delivery for each reader", async () => {
    await storeFor("smtp", "webhook");
    await storeFor("smtp");
    await end("smtp", null);
    await handOver(database, [ada, bea, "webhook"], now);
    expect(await rows()).toEqual([
      ["smtp", "delivered"],
      [ada, "pending"],
      [bea, "pending"],
      ["webhook", "pending"],
    ]);
  });

  test("A waiting mail goes to the mail folder when there is no mail server any more", async () => {
    await storeFor(ada, "webhook");
    await handOver(database, ["file"], now);
    expect(await rows()).toEqual([
      ["file", "pending"],
      ["webhook", "pending"],
    ]);
  });

  test("A mail that has just come in, or is being delivered, is not handed over", async () => {
    await storeFor(bea);
    await createOutbox(database, takeBackAnswer).claim(bea, 1, now, nobody);
    await storeFor(bea);
    now -= 9.5 * minutes;
    expect(await handOver(database, [ada], now)).toEqual([]);
    now += 20 * minutes;
    expect(await handOver(database, [ada], now)).toEqual([{ channel: bea, messages: 2 }]);
  });

  test("a reader who is added gets nothing of what came before", async () => {
    await storeFor(ada);
    expect(await handOver(database, [ada, cyd], now)).toEqual([]);
    expect(await rows()).toEqual([[ada, "pending"]]);
  });
});
