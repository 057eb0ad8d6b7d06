import { contactMessage } from "content/wire/contact-message.ts";
import { createIntake, type Intake } from "service/contact/intake.ts";
import { takeBackAnswer } from "service/contact/replies.ts";
import type { Database } from "service/db/database.ts";
import { type Dispatcher, startDispatcher } from "service/delivery/dispatcher.ts";
import type { Channel } from "service/outbox/channel.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";
import { createOutbox } from "service/outbox/outbox.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exampleMessage, until } from "../../tests/support/service.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

describeOnStore("the dispatcher", (openStore) => {
  let database: Database;
  let again: () => Database;
  let dispatchers: Dispatcher[];
  let intake: Intake;
  let ahead: number;
  const clock = { now: () => Date.now() + ahead };

  beforeEach(async () => {
    ({ database, again } = await openStore());
    ahead = 0;
    dispatchers = [];
    intake = createIntake({
      database,
      clock,
      channels: ["one", "two"],
      referencePrefix: "ABC",
      minFillMs: 0,
      answerMs: 60_000,
      onStored() {
        for (const one of dispatchers) one.wake();
      },
    });
  });
  afterEach(() => Promise.all(dispatchers.map((one) => one.stop(0))));

  const start = (channels: readonly Channel[], store = database) => {
    const dispatcher = startDispatcher({
      channels,
      outbox: createOutbox(store, takeBackAnswer),
      clock,
      pollMs: 20,
    });
    dispatchers.push(dispatcher);
    return dispatcher;
  };
  const post = () =>
    intake({
      message: contactMessage.parse(exampleMessage()),
      source: "json",
      key: null,
      signs: { honeypot: "", elapsedMs: null },
    });
  const states = async () =>
    (await database.kysely.selectFrom("delivery").select("state").execute()).map(
      ({ state }) => state,
    );
  const allDelivered = async (count: number) =>
    (await states()).filter((state) => state === "delivered").length === count;

  test("every message goes out once on every channel", async () => {
    const [one, two] = [recorder("one"), recorder("two")];
    start([one.channel, two.channel]);
    await Promise.all(Array.from({ length: 30 }, post));
    await until(() => allDelivered(60));
    expect([one.sent.length, new Set(one.sent).size, two.sent.length]).toEqual([30, 30, 30]);
  });

  test("what was stored while no process ran goes out at the next start", async () => {
    await post();
    const one = recorder("one");
    start([one.channel, recorder("two").channel]);
    await until(() => allDelivered(2));
    expect(one.sent).toHaveLength(1);
  });

  test("a channel that hangs does not hold up the other", async () => {
    const two = recorder("two");
    start([
      {
        name: "one",
        deliver: (_envelope, signal) =>
          new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
        erasure: { kind: "nothing" },
      },
      two.channel,
    ]);
    await Promise.all(Array.from({ length: 20 }, post));
    await until(() => two.sent.length === 20);
    expect(two.sent).toHaveLength(20);
  });

  test("a failure is tried again when its time has come", async () => {
    let failures = 2;
    const one = recorder("one", () => {
      failures -= 1;
      if (failures >= 0) throw new DeliveryFailure("refused", "not yet");
    });
    start([one.channel, recorder("two").channel]);
    await post();
    await until(async () => {
      ahead += 60_000;
      return allDelivered(2);
    });
    expect(one.sent).toHaveLength(1);
    const history = await database.kysely
      .selectFrom("delivery_attempt")
      .select(["outcome", "reason"])
      .where("channel", "=", "one")
      .orderBy("id")
      .execute();
    expect(history.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["retry", "refused"],
      ["retry", "refused"],
      ["delivered", null],
    ]);
  });

  test("two processes on one store deliver nothing twice", async () => {
    const [one, two] = [recorder("one"), recorder("two")];
    start([one.channel, two.channel]);
    start([one.channel, two.channel], again());
    await Promise.all(Array.from({ length: 40 }, post));
    await until(() => allDelivered(80));
    expect([one.sent.length, new Set(one.sent).size]).toEqual([40, 40]);
  });

  test("A stop lets a running try end", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    start([{ name: "one", deliver: () => promise, erasure: { kind: "nothing" } }]);
    await post();
    await until(async () => (await states()).includes("delivering"));
    const stopped = dispatchers.pop()?.stop(60_000);
    resolve();
    await stopped;
    expect((await states()).sort()).toEqual(["delivered", "pending"]);
  });

  test("A stop cuts off a try that does not end, and gives its message back", async () => {
    start([
      {
        name: "one",
        deliver: (_envelope, signal) =>
          new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
        erasure: { kind: "nothing" },
      },
    ]);
    await post();
    await until(async () => (await states()).includes("delivering"));
    await dispatchers.pop()?.stop(1);
    expect(await states()).toEqual(["pending", "pending"]);
    const history = await database.kysely
      .selectFrom("delivery_attempt")
      .select("outcome")
      .execute();
    // A try that ended by its own limit would be one more to make.
    expect(history).toEqual([{ outcome: "released" }]);
  });
});

describe("a dispatcher whose store is away", () => {
  test("A dispatcher whose store is away goes on asking, and says so", async () => {
    let asked = 0;
    let told = 0;
    const outbox = {
      nextDue: async () => {
        asked += 1;
        throw new Error("away");
      },
      claim: async () => [],
      settle: async () => false,
      whileDeliverable: async () => {},
      backlog: async () => ({
        counts: [],
        oldestPendingAt: null,
        held: { count: 0, oldestAt: null, newestAt: null },
      }),
    };
    const dispatcher = startDispatcher({
      channels: [recorder("one").channel],
      outbox,
      clock: { now: () => 0 },
      pollMs: 5,
      onStoreError: () => {
        told += 1;
      },
    });
    await until(() => asked > 3);
    await dispatcher.stop(0);
    expect(told).toBe(asked);
  });
});

function recorder(
  name: string,
  before: () => void = () => {},
): { readonly channel: Channel; readonly sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    channel: {
      name,
      async deliver({ reference }) {
        before();
        sent.push(reference);
      },
      erasure: { kind: "nothing" },
    },
  };
}
