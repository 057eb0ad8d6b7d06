import type { Database } from "service/db/database.ts";
import { beforeEach, expect, test } from "vitest";
import { hour, minute, noticeWay, roundsOn } from "../../../tests/support/rounds.ts";
import { describeOnBothEngines } from "../../../tests/support/stores.ts";

const settings = { heldEveryMs: null, alertMailTo: null, alertWebhook: null, canaryTime: "07:00" };
/** In summer Chicago is five hours behind UTC. */
const at = (time: string) => Date.parse(`2026-06-01T${time}:00-05:00`);

describeOnBothEngines("the daily test", (openStore) => {
  let database: Database;
  let again: () => Database;

  beforeEach(async () => {
    ({ database, again } = await openStore());
  });

  const start = (
    time: string,
    { store = database, canaryTime = settings.canaryTime }: { store?: Database; canaryTime?: string | null } = {},
  ) => {
    const [mail, webhook, alarm] = [noticeWay("smtp:office@company.example"), noticeWay("webhook"), noticeWay("alert webhook")];
    const taken: string[] = [];
    const onCanary = (channel: string) => void taken.push(channel);
    return {
      mail,
      webhook,
      alarm,
      taken,
      ...roundsOn(store, at(time), { channels: [mail, webhook], alarms: [alarm], settings: { ...settings, canaryTime }, onCanary }),
    };
  };

  test("goes through every channel at once, and then each day at its time in the office's zone", async () => {
    const { mail, webhook, goOn, taken } = start("12:00");
    await goOn(minute);
    expect([mail.told.length, webhook.told.length]).toEqual([1, 1]);
    await goOn(19 * hour - 2 * minute, 10 * minute);
    expect(mail.told).toHaveLength(1);
    await goOn(minute);
    expect([mail.told.length, webhook.told.length]).toEqual([2, 2]);
    expect(new Date(mail.told[1]?.at ?? 0).toISOString()).toBe("2026-06-02T12:00:00.000Z");
    expect(taken).toHaveLength(4);
  });

  test("is no enquiry: nothing is stored, listed, queued or counted", async () => {
    const { goOn, mail, outbox } = start("12:00");
    await goOn(25 * hour, 10 * minute);
    expect(mail.told[0]).toMatchObject({ kind: "canary", facts: {} });
    for (const table of ["contact_message", "delivery", "delivery_attempt", "audit"] as const)
      expect(await database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await outbox.backlog()).toMatchObject({ counts: [], oldestPendingAt: null });
  });

  test("raises an alert when a channel has not taken it within the hour, though the others have, and says when it has", async () => {
    const { webhook, mail, alarm, goOn } = start("06:59");
    await goOn(minute);
    const before = mail.told.length;
    webhook.refuse(true);
    await goOn(24 * hour + 59 * minute, 6 * minute);
    expect([mail.told.length, alarm.told.length]).toEqual([before + 1, 0]);
    await goOn(6 * minute);
    expect(alarm.told.map(({ kind, facts }) => [kind, facts])).toEqual([["canary.missing", { channel: "webhook", reason: "refused" }]]);
    webhook.refuse(false);
    await goOn(6 * minute);
    expect(alarm.told.map(({ kind }) => kind)).toEqual(["canary.missing", "channel.recovered"]);
    expect(mail.told).toHaveLength(before + 1);
  });

  test("is sent by one of several processes, and not again after a restart", async () => {
    const [one, other] = [start("12:00"), start("12:00", { store: again() })];
    await Promise.all([one.round(), other.round()]);
    const restarted = start("12:10", { store: again() });
    await restarted.round();
    expect(one.mail.told.length + other.mail.told.length + restarted.mail.told.length).toBe(1);
  });

  test("is off unless a time is set", async () => {
    const { mail, goOn, errors } = start("12:00", { canaryTime: null });
    await goOn(25 * hour, 10 * minute);
    expect([mail.told, errors]).toEqual([[], []]);
  });
});
