import type { Database } from "service/db/database.ts";
import { beforeEach, expect, test } from "vitest";
import { hour, minute, noticeWay, roundsOn } from "../../../tests/support/rounds.ts";
import { exampleMessage } from "../../../tests/support/service.ts";
import { describeOnBothEngines } from "../../../tests/support/stores.ts";

/** A Monday in winter, when Chicago is six hours behind UTC. */
const monday = "2026-01-12";
const holiday = "2026-01-19";
const at = (time: string, day = monday) => Date.parse(`${day}T${time}:00-06:00`);

describeOnBothEngines("the notice of held messages", (openStore) => {
  let database: Database;
  let again: () => Database;

  beforeEach(async () => {
    ({ database, again } = await openStore());
  });

  const start = (time: string, store = database, day = monday) => {
    const [office, desk] = [noticeWay("smtp:office@company.example"), noticeWay("smtp:desk@company.example")];
    return { office, desk, ...roundsOn(store, at(time, day), { mailboxes: [office, desk] }) };
  };

  test("goes to every reader within the minute, with count and waiting time and nothing of those who wrote", async () => {
    const { office, desk, store, goOn } = start("10:00");
    await store("filled");
    await goOn(minute);
    expect([office.told.length, desk.told.length]).toEqual([1, 1]);
    const [notice] = office.told;
    expect(notice?.subject).toBe("1 held message waits for a look, the oldest for 1 minute");
    expect(notice?.facts).toEqual({ count: 1, oldestSeconds: 60 });
    for (const personal of Object.values(exampleMessage())) expect(JSON.stringify(notice)).not.toContain(`${personal} `);
    expect(JSON.stringify(notice)).not.toMatch(/Whitlock|ada@|call me/);
  });

  test("tells of many in one mail, and of what comes next half an hour later: well within the hour", async () => {
    const { office, store, goOn } = start("10:00");
    for (let count = 0; count < 5; count += 1) await store("filled");
    await goOn(minute);
    await store("filled");
    await goOn(29 * minute);
    expect(office.told).toHaveLength(1);
    await goOn(minute);
    expect(office.told.map(({ facts }) => facts.count)).toEqual([5, 6]);
  });

  test("comes again every hour while the office is open and somebody waits", async () => {
    const { office, store, goOn } = start("10:00");
    await store("filled");
    await goOn(3 * hour, 10 * minute);
    expect(office.told.map(({ subject }) => subject.replace(/.*for /, ""))).toEqual(["10 minutes", "1 hour", "2 hours"]);
  });

  test("comes at night too, once, and again when the office opens", async () => {
    const { office, store, goOn, clock } = start("20:00");
    await store("filled");
    await goOn(minute);
    expect(office.told).toHaveLength(1);
    await goOn(at("20:00") + 12 * hour - minute - clock.now(), 10 * minute);
    expect(office.told).toHaveLength(1);
    await goOn(minute);
    expect(office.told).toHaveLength(2);
  });

  test("comes once on a holiday, when nobody is there to be told every hour", async () => {
    const { office, store, goOn } = start("10:00", database, holiday);
    await store("filled");
    await goOn(3 * hour, 10 * minute);
    expect(office.told).toHaveLength(1);
  });

  test("ends when staff has looked", async () => {
    const { office, store, goOn, changes } = start("10:00");
    const [one, other] = [await store("filled"), await store("filled")];
    await goOn(minute);
    await changes.mark("tester", one, "spam");
    await changes.mark("tester", other, "new");
    await goOn(3 * hour, 10 * minute);
    expect(office.told).toHaveLength(1);
  });

  test("is tried again in five minutes when no reader took it, also at night", async () => {
    const { office, desk, store, goOn } = start("20:00");
    office.refuse(true);
    desk.refuse(true);
    await store("filled");
    await goOn(3 * minute);
    office.refuse(false);
    desk.refuse(false);
    await goOn(3 * minute);
    expect([office.told.length, desk.told.length]).toEqual([1, 1]);
  });

  test("is sent by one of several processes, and not again after a restart", async () => {
    const [one, other] = [start("10:00"), start("10:00", again())];
    await one.store("filled");
    await Promise.all([one.round(), other.round()]);
    const restarted = start("10:01", again());
    await restarted.round();
    expect(one.office.told.length + other.office.told.length + restarted.office.told.length).toBe(1);
  });

  test("is not made for messages that are delivered", async () => {
    const { office, store, goOn, errors } = start("10:00");
    await store();
    await goOn(2 * hour, 10 * minute);
    expect([office.told, errors]).toEqual([[], []]);
  });
});
