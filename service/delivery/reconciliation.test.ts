import { contacts, contactsHelp } from "service/cli/contacts.ts";
import { guarded } from "service/cli/run.ts";
import type { Database } from "service/db/database.ts";
import { isDay, reconcile } from "service/delivery/reconciliation.ts";
import { createStaff } from "service/staff/staff.ts";
import { beforeEach, expect, test } from "vitest";
import { hour, minute, roundsOn } from "../../tests/support/rounds.ts";
import { createTestTerminal } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

const zone = "America/Chicago";
/** 11 PM of May 31 in Chicago. */
const start = Date.UTC(2026, 5, 1, 4);

describeOnStore("the account of what was acknowledged and what each channel took", (openStore) => {
  let database: Database;
  let place: ReturnType<typeof roundsOn>;

  beforeEach(async () => {
    ({ database } = await openStore());
    place = roundsOn(database, start, { channels: ["smtp", "webhook"] });
  });

  async function deliver(channel: string, limit = 100): Promise<void> {
    const now = place.clock.now();
    const claims = await place.outbox.claim(channel, limit, now, new Set());
    for (const claim of claims)
      await place.outbox.settle({
        claim,
        outcome: { kind: "delivered" as const },
        now,
        durationMs: 1,
      });
  }

  test("The account is of one day of the office, and names what a channel has not taken", async () => {
    const before = await place.store();
    await deliver("smtp");
    await deliver("webhook");
    await place.goOn(2 * hour, hour);
    const [spam, handled, waiting] = [
      await place.store(),
      await place.store(),
      await place.store(),
    ];
    await place.store("held");
    await place.changes.mark("tester", spam, "spam");
    await place.changes.mark("tester", handled, "handled");
    await deliver("smtp");
    await place.goOn(minute);
    const lost = await place.store();
    await database.kysely
      .deleteFrom("delivery")
      .where("reference", "=", lost)
      .where("channel", "=", "smtp")
      .execute();
    const found = await reconcile(database, "2026-06-01", zone, ["smtp", "webhook"]);
    expect(found).toMatchObject({ day: "2026-06-01", acknowledged: 5, held: 1, spam: 1 });
    expect(found.channels).toEqual([
      { channel: "smtp", taken: 2, waiting: 0, givenUp: 0, neverQueued: 1, missing: [lost] },
      {
        channel: "webhook",
        taken: 0,
        waiting: 2,
        givenUp: 0,
        neverQueued: 0,
        missing: [waiting, lost],
      },
    ]);
    expect((await reconcile(database, "2026-05-31", zone, ["smtp"])).channels).toEqual([
      { channel: "smtp", taken: 1, waiting: 0, givenUp: 0, neverQueued: 0, missing: [] },
    ]);
    expect(before).not.toBe("");
  });

  test("The account asks nothing of a channel that was added afterwards", async () => {
    await place.store();
    await deliver("smtp");
    expect(
      (await reconcile(database, "2026-05-31", zone, ["smtp", "smtp:new@company.example"]))
        .channels[1],
    ).toMatchObject({
      neverQueued: 0,
      missing: [],
    });
  });

  test("Staff can ask for the account, and see from the exit code whether something is missing", async () => {
    const { terminal, said, clear } = createTestTerminal();
    const staff = createStaff(database, {
      channels: ["smtp"],
      delivers: [],
      clock: { now: () => start + 24 * hour },
    });
    const run = (...args: string[]) => {
      clear();
      return guarded(contactsHelp, terminal, () =>
        contacts(["reconcile", ...args], {
          staff,
          terminal,
          dataDir: "/nowhere",
          inboxOrigin: "http://localhost:3100",
        }),
      );
    };
    const reference = await place.store();
    expect(await run()).toBe(1);
    expect(said().out).toMatch(
      new RegExp(
        `^2026-05-31, ${zone}. Acknowledged: 1, held: 0, spam: 0\\n[\\s\\S]*smtp +0 +1 +0 +0\\n[\\s\\S]*${reference} +smtp`,
      ),
    );
    await deliver("smtp");
    expect(await run("--day", "2026-05-31")).toBe(0);
    expect(await run("--day", "2026-05-31", "--json")).toBe(0);
    expect(JSON.parse(said().out)).toMatchObject({
      acknowledged: 1,
      channels: [{ channel: "smtp", taken: 1, missing: [] }],
    });
    expect(await run("--day", "2026-02-30")).toBe(2);
  });
});

test.each([
  ["2026-02-28", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["26-1-1", false],
])("%s is a day: %s", (text, is) => {
  expect(isDay(text)).toBe(is);
});
