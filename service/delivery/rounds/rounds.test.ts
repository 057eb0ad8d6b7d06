import { createHandling } from "service/contact/handling.ts";
import type { Database } from "service/db/database.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";
import type { Outcome } from "service/outbox/outbox.ts";
import { createAccounts } from "service/staff/accounts.ts";
import { beforeEach, expect, test } from "vitest";
import { hour, minute, noticeWay, roundsOn } from "../../../tests/support/rounds.ts";
import { exampleMessage } from "../../../tests/support/service.ts";
import { describeOnStore } from "../../../tests/support/stores.ts";

const desk = "smtp:desk@company.example";
const nothing: ReadonlySet<string> = new Set();
const failed: Outcome = { kind: "failed", failure: new DeliveryFailure("auth", "535") };

describeOnStore("the alert of a channel that fails", (openStore) => {
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
        for (const claim of claims)
          await place.outbox.settle({ claim, outcome, now, durationMs: 1 });
      },
    };
  };

  test("An alert is raised once after an hour, with the channel and the reason in words", async () => {
    const { alarm, store, end, goOn } = start();
    await store();
    await end("webhook", { kind: "delivered" });
    await end(desk, failed);
    await goOn(59 * minute);
    expect(alarm.told).toEqual([]);
    await goOn(3 * hour, 10 * minute);
    expect(alarm.told.map(({ subject }) => subject)).toEqual([
      `Delivery by ${desk} has failed for 1 hour`,
    ]);
    expect(alarm.told[0]?.text).toContain("auth, user name or password refused");
    expect(JSON.stringify(alarm.told)).not.toMatch(/Whitlock|ada@|call me/);
  });

  test("An alert is raised for what was given up, and again each day", async () => {
    const { alarm, store, end, goOn } = start();
    await store();
    await end("webhook", { kind: "delivered" });
    await end(desk, {
      kind: "failed",
      failure: new DeliveryFailure("rejected", "550", { permanent: true }),
    });
    await goOn(26 * hour, hour);
    const told = alarm.told.filter(({ kind }) => kind.startsWith("channel."));
    expect(told.map(({ kind }) => kind)).toEqual(["channel.failing", "channel.failing"]);
  });

  test("An alert is followed by a notice when the channel works again", async () => {
    const { alarm, store, end, goOn } = start();
    await store();
    await end("webhook", { kind: "delivered" });
    await end(desk, failed);
    await goOn(hour);
    await end(desk, { kind: "delivered" });
    await goOn(5 * minute);
    expect(alarm.told.map(({ kind }) => kind)).toEqual(["channel.failing", "channel.recovered"]);
  });

  test("An alert that nobody took is tried again in five minutes", async () => {
    const { alarm, store, goOn } = start();
    await store();
    alarm.refuse(true);
    await goOn(hour + 2 * minute);
    alarm.refuse(false);
    await goOn(4 * minute);
    expect(alarm.told.map(({ facts }) => facts.channel)).toEqual([desk, "webhook"]);
  });

  test("No alert is raised while messages are delivered within the hour", async () => {
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

/** A Monday in winter, when Chicago is six hours behind UTC. */
const monday = "2026-01-12";
const holiday = "2026-01-19";
const at = (time: string, day = monday) => Date.parse(`${day}T${time}:00-06:00`);

describeOnStore("the notice of held messages", (openStore) => {
  let database: Database;
  let again: () => Database;

  beforeEach(async () => {
    ({ database, again } = await openStore());
  });

  const start = (time: string, store = database, day = monday) => {
    const [office, desk] = [
      noticeWay("smtp:office@company.example"),
      noticeWay("smtp:desk@company.example"),
    ];
    return { office, desk, ...roundsOn(store, at(time, day), { mailboxes: [office, desk] }) };
  };

  test("The notice of held messages comes within a minute, with count and time and no names", async () => {
    const { office, desk, store, goOn } = start("10:00");
    await store("filled");
    await goOn(minute);
    expect([office.told.length, desk.told.length]).toEqual([1, 1]);
    const [notice] = office.told;
    expect(notice?.subject).toBe("1 held message waits for a look, the oldest for 1 minute");
    expect(notice?.facts).toEqual({ count: 1, oldestSeconds: 60 });
    for (const personal of Object.values(exampleMessage()))
      expect(JSON.stringify(notice)).not.toContain(`${personal} `);
    expect(JSON.stringify(notice)).not.toMatch(/Whitlock|ada@|call me/);
  });

  test("The notice of held messages tells of many in one mail, and of the next within the hour", async () => {
    const { office, store, goOn } = start("10:00");
    for (let count = 0; count < 5; count += 1) await store("filled");
    await goOn(minute);
    await store("filled");
    await goOn(29 * minute);
    expect(office.told).toHaveLength(1);
    await goOn(minute);
    expect(office.told.map(({ facts }) => facts.count)).toEqual([5, 6]);
  });

  test("The notice of held messages comes each hour while the office is open and somebody waits", async () => {
    const { office, store, goOn } = start("10:00");
    await store("filled");
    await goOn(3 * hour, 10 * minute);
    expect(office.told.map(({ subject }) => subject.replace(/.*for /, ""))).toEqual([
      "10 minutes",
      "1 hour",
      "2 hours",
    ]);
  });

  test("The notice of held messages comes at night too, once, and again when the office opens", async () => {
    const { office, store, goOn, clock } = start("20:00");
    await store("filled");
    await goOn(minute);
    expect(office.told).toHaveLength(1);
    await goOn(at("20:00") + 12 * hour - minute - clock.now(), 10 * minute);
    expect(office.told).toHaveLength(1);
    await goOn(minute);
    expect(office.told).toHaveLength(2);
  });

  test("The notice of held messages comes once on a holiday, when nobody is there", async () => {
    const { office, store, goOn } = start("10:00", database, holiday);
    await store("filled");
    await goOn(3 * hour, 10 * minute);
    expect(office.told).toHaveLength(1);
  });

  test("The notice of held messages ends when staff has looked", async () => {
    const { office, store, goOn, changes } = start("10:00");
    const [one, other] = [await store("filled"), await store("filled")];
    await goOn(minute);
    await changes.mark("tester", one, "spam");
    await changes.mark("tester", other, "new");
    await goOn(3 * hour, 10 * minute);
    expect(office.told).toHaveLength(1);
  });

  test("A notice that no reader took is tried again in five minutes, also at night", async () => {
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

  test("A notice is sent by one of several processes, and not again after a restart", async () => {
    const [one, other] = [start("10:00"), start("10:00", again())];
    await one.store("filled");
    await Promise.all([one.round(), other.round()]);
    const restarted = start("10:01", again());
    await restarted.round();
    expect(one.office.told.length + other.office.told.length + restarted.office.told.length).toBe(
      1,
    );
  });

  test("No notice is made of messages that are delivered", async () => {
    const { office, store, goOn, errors } = start("10:00");
    await store();
    await goOn(2 * hour, 10 * minute);
    expect([office.told, errors]).toEqual([[], []]);
  });
});

describeOnStore("overdue replies", (openStore) => {
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

  test("An overdue reply is told to the first of the rota, and to the next an hour later", async () => {
    const { ada, grace, store, goOn } = start("10:00");
    const reference = await store();
    await goOn(2 * hour);
    expect([ada.told.length, grace.told.length]).toEqual([0, 0]);
    await goOn(minute);
    expect([ada.told.length, grace.told.length]).toEqual([1, 0]);
    expect(ada.told[0]).toMatchObject({
      kind: "reply.overdue",
      facts: { count: 1, step: 1, references: reference },
    });
    expect(ada.told[0]?.text).toContain(
      `${reference}: was due Monday, 12:00 PM CST, 1 minute ago; nobody has taken it`,
    );
    expect(JSON.stringify(ada.told)).not.toMatch(/Whitlock <|ada@|call me/);
    await goOn(4 * hour);
    expect([ada.told.length, grace.told.length]).toEqual([1, 1]);
  });

  test("end when somebody has answered, closed or thrown the message out", async () => {
    const { ada, grace, store, goOn, handling, changes } = start("10:00");
    const [answered, closed, spam, taken] = [
      await store(),
      await store(),
      await store(),
      await store(),
    ];
    await handling.answered("Grace Hall", answered);
    await changes.mark("tester", closed, "handled");
    await changes.mark("tester", spam, "spam");
    await handling.take("Grace Hall", taken);
    await goOn(2 * hour + minute);
    expect(
      ada.told.map(({ facts, text }) => [facts.references, /taken by [\w ]+/.exec(text)?.[0]]),
    ).toEqual([[taken, "taken by Grace Hall"]]);
    await handling.answered("Grace Hall", taken);
    await goOn(4 * hour);
    expect(grace.told).toEqual([]);
  });

  test("Replies that fall due together are one notice, and only the first step is taken at night", async () => {
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

  test("One process tells of an overdue reply, also to the next when the first mailbox refuses", async () => {
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

  /** With Grace Hall, who is told at her address, and the messages whose owners a mail waits for. */
  const withGrace = async (time: string) => {
    const place = roundsOn(database, at(time));
    const accounts = createAccounts(database, place.clock);
    for (const name of ["Grace Hall", "Bo Lind"]) await accounts.add("cli", name, "intake");
    const grace = await accounts.findByName("Grace Hall");
    await accounts.setEmail("Grace Hall", grace?.id ?? "", "grace@company.example");
    const waiting = async () =>
      (
        await database.kysely
          .selectFrom("delivery")
          .select("reference")
          .where("channel", "=", `overdue:${grace?.id}`)
          .orderBy("reference")
          .execute()
      ).map(({ reference }) => reference);
    return { ...place, handling: createHandling(database, place.clock), grace, waiting };
  };

  test("An overdue message is mailed to its holder once, and not once it is answered or given back", async () => {
    const { store, goOn, handling, changes, waiting, errors } = await withGrace("10:00");
    const [kept, answered, back, closed, free, others] = [
      await store(),
      await store(),
      await store(),
      await store(),
      await store(),
      await store(),
    ];
    for (const one of [kept, answered, back, closed]) await handling.take("Grace Hall", one);
    // Who has no address is not told.
    await handling.take("Bo Lind", others);
    await handling.answered("Grace Hall", answered);
    await handling.handBack("Grace Hall", back);
    await changes.mark("tester", closed, "handled");
    await goOn(2 * hour);
    expect(await waiting()).toEqual([]);
    await goOn(minute);
    expect(await waiting()).toEqual([kept]);
    await database.kysely.updateTable("delivery").set({ state: "delivered" }).execute();
    await goOn(3 * hour, 10 * minute);
    const { state } = await database.kysely
      .selectFrom("delivery")
      .select("state")
      .where("reference", "=", kept)
      .executeTakeFirstOrThrow();
    expect([await waiting(), state, errors]).toEqual([[kept], "delivered", []]);
    // Who takes an overdue message has an hour, and a colleague is not told of it again.
    await handling.take("Grace Hall", free);
    await handling.take("Bo Lind", kept);
    await goOn(hour - minute);
    expect(await waiting()).toEqual([kept]);
    await goOn(minute);
    expect(await waiting()).toEqual([kept, free].sort());
  });

  test("Overdue replies are told to nobody while the rota is empty", async () => {
    const { store, goOn, errors } = roundsOn(database, at("10:00"));
    await store();
    await goOn(5 * hour, 10 * minute);
    expect([errors, await database.kysely.selectFrom("handling").selectAll().execute()]).toEqual([
      [],
      [],
    ]);
  });
});
