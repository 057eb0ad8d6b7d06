import { createHandling } from "service/contact/handling.ts";
import type { Database } from "service/db/database.ts";
import { beforeEach, expect, test } from "vitest";
import { hour, minute, noticeWay, roundsOn } from "../../../tests/support/rounds.ts";
import { describeOnBothEngines } from "../../../tests/support/stores.ts";

/** A Monday in winter, when Chicago is six hours behind UTC. */
const at = (time: string) => Date.parse(`2026-01-12T${time}:00-06:00`);

describeOnBothEngines("overdue replies", (openStore) => {
  let database: Database;
  let again: () => Database;

  beforeEach(async () => {
    ({ database, again } = await openStore());
  });

  const start = (time: string, store = database) => {
    const [ada, grace] = [noticeWay("Ada Whitlock"), noticeWay("Grace Hall")];
    const place = roundsOn(store, at(time), { rota: [ada, grace] });
    return { ada, grace, ...place, handling: createHandling(store, place.clock) };
  };

  test("go to the first of the rota when two hours of the office have passed, and to the next an hour later, without a word of the sender", async () => {
    const { ada, grace, store, goOn } = start("10:00");
    const reference = await store();
    await goOn(2 * hour);
    expect([ada.told.length, grace.told.length]).toEqual([0, 0]);
    await goOn(minute);
    expect([ada.told.length, grace.told.length]).toEqual([1, 0]);
    expect(ada.told[0]).toMatchObject({ kind: "reply.overdue", facts: { count: 1, step: 1, references: reference } });
    expect(ada.told[0]?.text).toContain(`${reference}: was due Monday, 12:00 PM CST, 1 minute ago; nobody has taken it`);
    expect(JSON.stringify(ada.told)).not.toMatch(/Whitlock <|ada@|call me/);
    await goOn(4 * hour);
    expect([ada.told.length, grace.told.length]).toEqual([1, 1]);
  });

  test("end when somebody has answered, closed or thrown the message out", async () => {
    const { ada, grace, store, goOn, handling, changes } = start("10:00");
    const [answered, closed, spam, taken] = [await store(), await store(), await store(), await store()];
    await handling.answered("Grace Hall", answered);
    await changes.mark("tester", closed, "handled");
    await changes.mark("tester", spam, "spam");
    await handling.take("Grace Hall", taken);
    await goOn(2 * hour + minute);
    expect(ada.told.map(({ facts, text }) => [facts.references, /taken by [\w ]+/.exec(text)?.[0]])).toEqual([
      [taken, "taken by Grace Hall"],
    ]);
    await handling.answered("Grace Hall", taken);
    await goOn(4 * hour);
    expect(grace.told).toEqual([]);
  });

  test("that fall due together are one notice, and at night only the first step is taken", async () => {
    const { ada, grace, store, goOn } = start("15:30");
    await store();
    await store();
    await goOn(2 * hour + minute);
    expect(ada.told.map(({ facts }) => facts.count)).toEqual([2]);
    await goOn(14 * hour, 10 * minute);
    expect(grace.told).toEqual([]);
    await goOn(30 * minute, 10 * minute);
    expect(grace.told.map(({ facts }) => facts.count)).toEqual([2]);
  });

  test("are told by one of several processes, and go up although the first person's mailbox refuses", async () => {
    const one = start("10:00");
    await one.store();
    one.ada.refuse(true);
    await one.goOn(2 * hour + minute);
    const other = start("12:01", again());
    await other.round();
    expect([one.ada.told.length, other.ada.told.length]).toEqual([0, 0]);
    await one.goOn(hour);
    expect(one.grace.told).toHaveLength(1);
  });

  test("are nobody's business while the rota is empty", async () => {
    const { store, goOn, errors } = roundsOn(database, at("10:00"));
    await store();
    await goOn(5 * hour, 10 * minute);
    expect([errors, await database.kysely.selectFrom("handling").selectAll().execute()]).toEqual([[], []]);
  });
});
