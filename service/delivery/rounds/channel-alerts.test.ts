import type { Database } from "service/db/database.ts";
import { DeliveryFailure } from "service/delivery/failure.ts";
import type { Outcome } from "service/delivery/outbox.ts";
import { beforeEach, expect, test } from "vitest";
import { hour, minute, noticeWay, roundsOn } from "../../../tests/support/rounds.ts";
import { describeOnBothEngines } from "../../../tests/support/stores.ts";

const desk = "smtp:desk@company.example";
const nothing: ReadonlySet<string> = new Set();
const failed: Outcome = { kind: "failed", failure: new DeliveryFailure("auth", "535") };

describeOnBothEngines("the alert of a channel that fails", (openStore) => {
  let database: Database;

  beforeEach(async () => {
    ({ database } = await openStore());
  });

  const start = () => {
    const [channels, alarm] = [[desk, "webhook"], noticeWay("alert webhook")];
    const place = roundsOn(database, Date.UTC(2026, 5, 1), { channels, alarms: [alarm] });
    return {
      alarm,
      ...place,
      /** Ends every try that is due on `channel`. */
      async end(channel: string, outcome: Outcome): Promise<void> {
        const now = place.clock.now();
        const claims = await place.outbox.claim(channel, 10, now, nothing);
        for (const claim of claims) await place.outbox.settle({ claim, outcome, now, durationMs: 1 });
      },
    };
  };

  test("is raised after an hour, once, with the channel and the reason in words", async () => {
    const { alarm, store, end, goOn } = start();
    await store();
    await end("webhook", { kind: "delivered" });
    await end(desk, failed);
    await goOn(59 * minute);
    expect(alarm.told).toEqual([]);
    await goOn(3 * hour, 10 * minute);
    expect(alarm.told.map(({ subject }) => subject)).toEqual([`Delivery by ${desk} has failed for 1 hour`]);
    expect(alarm.told[0]?.text).toContain("auth, user name or password refused");
    expect(JSON.stringify(alarm.told)).not.toMatch(/Whitlock|ada@|call me/);
  });

  test("is raised for what was given up, too, and again each day while it lasts", async () => {
    const { alarm, store, end, goOn } = start();
    await store();
    await end("webhook", { kind: "delivered" });
    await end(desk, { kind: "failed", failure: new DeliveryFailure("rejected", "550", { permanent: true }) });
    await goOn(26 * hour, hour);
    const told = alarm.told.filter(({ kind }) => kind.startsWith("channel."));
    expect(told.map(({ kind }) => kind)).toEqual(["channel.failing", "channel.failing"]);
  });

  test("is followed by a word when the channel works again", async () => {
    const { alarm, store, end, goOn } = start();
    await store();
    await end("webhook", { kind: "delivered" });
    await end(desk, failed);
    await goOn(hour);
    await end(desk, { kind: "delivered" });
    await goOn(5 * minute);
    expect(alarm.told.map(({ kind }) => kind)).toEqual(["channel.failing", "channel.recovered"]);
  });

  test("is tried again in five minutes when nobody took it", async () => {
    const { alarm, store, goOn } = start();
    await store();
    alarm.refuse(true);
    await goOn(hour + 2 * minute);
    alarm.refuse(false);
    await goOn(4 * minute);
    expect(alarm.told.map(({ facts }) => facts.channel)).toEqual([desk, "webhook"]);
  });

  test("is not raised while messages are delivered within the hour", async () => {
    const { alarm, store, end, goOn, errors } = start();
    for (let round = 0; round < 4; round += 1) {
      await store();
      await goOn(30 * minute);
      await end(desk, { kind: "delivered" });
      await end("webhook", { kind: "delivered" });
    }
    expect([alarm.told, errors]).toEqual([[], []]);
  });
});
