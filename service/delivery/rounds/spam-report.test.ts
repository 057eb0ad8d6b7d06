import type { Database } from "service/db/database.ts";
import { beforeEach, expect, test } from "vitest";
import { hour, minute, noticeWay, roundsOn } from "../../../tests/support/rounds.ts";
import { describeOnBothEngines } from "../../../tests/support/stores.ts";

/** Chicago is six hours behind UTC in winter; the 12th of January 2026 is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-01-${day}T${time}:00-06:00`);

describeOnBothEngines("the weekly report of what was held as spam", (openStore) => {
  let database: Database;
  let again: () => Database;

  beforeEach(async () => {
    ({ database, again } = await openStore());
  });

  const start = (now: number, store = database) => {
    const office = noticeWay("smtp:office@company.example");
    const settings = { heldEveryMs: null, alertMailTo: null, alertWebhook: null, canaryTime: null };
    return { office, ...roundsOn(store, now, { mailboxes: [office], settings }) };
  };

  test("comes on Monday when the office opens, with what became of each message and nothing of who wrote it", async () => {
    const { office, store, goOn, changes, clock } = start(at(14, "09:00"));
    await goOn(minute);
    const [held, released, spam] = [await store("filled"), await store("filled"), await store("filled")];
    await store();
    await changes.mark("tester", released, "new");
    await changes.mark("tester", spam, "spam");
    await goOn(at(19, "07:59") - clock.now(), hour);
    expect(office.told).toEqual([]);
    await goOn(minute);
    expect(office.told).toMatchObject([{ kind: "spam.weekly", facts: { count: 3, released: 1, waiting: 1 } }]);
    const [{ text } = { text: "" }] = office.told;
    expect(text).toMatch(new RegExp(`${held}  2026-01-14 15:01:00 UTC  a field that people do not see  still held`));
    expect(text).toMatch(new RegExp(`${released}.*released`));
    expect(text).toMatch(new RegExp(`${spam}.*marked as spam`));
    expect(JSON.stringify(office.told)).not.toMatch(/Whitlock|ada@|call me/);
    await goOn(8 * 24 * hour, hour);
    expect(office.told).toHaveLength(1);
  });

  test("counts every hour of a week in which clocks are put back, once", async () => {
    // Clocks in Chicago go back on the 1st of November 2026; the office opens at 8:00 on both Mondays.
    const { office, store, goOn, clock } = start(Date.parse("2026-10-26T08:30:00-05:00"));
    await goOn(minute);
    const early = await store("filled");
    await goOn(Date.parse("2026-11-02T08:01:00-06:00") - clock.now(), hour);
    expect(office.told).toMatchObject([{ kind: "spam.weekly", facts: { count: 1 } }]);
    expect(office.told[0]?.text).toContain(early);
  });

  test("is tried again when nobody took it, and sent by one of several processes", async () => {
    const one = start(at(14, "09:00"));
    await one.round();
    await one.store("filled");
    one.office.refuse(true);
    await one.goOn(at(19, "08:01") - one.clock.now(), hour);
    one.office.refuse(false);
    const other = start(one.clock.now() + 5 * minute, again());
    await Promise.all([one.goOn(5 * minute, 5 * minute), other.round()]);
    expect(one.office.told.length + other.office.told.length).toBe(1);
    expect([one.errors, other.errors]).toEqual([[], []]);
  });
});
