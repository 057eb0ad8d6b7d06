import { createAuditTrail } from "service/contact/audit-trail.ts";
import { takeBackAnswer } from "service/contact/replies.ts";
import { createContactRepository } from "service/contact/repository.ts";
import { createStaffChanges } from "service/contact/staff-changes.ts";
import type { Database } from "service/db/database.ts";
import { createOutbox } from "service/outbox/outbox.ts";
import { beforeEach, expect, test } from "vitest";
import { messagesOn } from "../../tests/support/staff.ts";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

const day = 24 * 60 * 60 * 1000;

describeOnBothEngines("stored messages", (openStore) => {
  let database: Database;
  let now: number;
  const clock = { now: () => now };

  beforeEach(async () => {
    ({ database } = await openStore());
    now = Date.UTC(2026, 5, 1);
  });

  const store = (change: object = {}, honeypot = "") =>
    messagesOn(database, clock, ["smtp", "webhook"])(change, honeypot);
  const contacts = () => createContactRepository(database);
  const changes = () => createStaffChanges(database, clock, ["smtp", "webhook"]);
  const audit = async () =>
    (await createAuditTrail(database, clock).list(50)).map(
      ({ actor, action, reference, detail }) => ({
        actor,
        action,
        reference,
        detail,
      }),
    );
  const found = async (query: object) =>
    (await contacts().list({ limit: 50, ...query }))?.items
      .map(({ reference }) => reference)
      .sort();

  test("Pages of the list have no gap and no repetition while messages come in", async () => {
    const stored: string[] = [];
    for (let number = 0; number < 25; number += 1) {
      if (number % 3 === 0) now += 1;
      stored.push(await store());
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<ReturnType<typeof contacts>["list"]>> = await contacts().list({
        limit: 7,
        cursor,
      });
      seen.push(...(page?.items.map(({ reference }) => reference) ?? []));
      cursor = page?.nextCursor ?? null;
      now += 1;
      await store();
    } while (cursor !== null);
    expect(seen).toHaveLength(25);
    expect(new Set(seen)).toEqual(new Set(stored));
    expect(await contacts().list({ limit: 1, cursor: "nonsense" })).toBeNull();
  });

  test("The search finds words and beginnings in every field, in any case and order", async () => {
    const muller = await store({
      lastName: "MÜLLER",
      phone: "+1 (773) 555-0199",
      message: "About the Whitlock matter",
    });
    const percent = await store({ message: "100% sure_thing", phone: "" });
    const all = [muller, percent].sort();
    expect(await found({ q: "müller" })).toEqual([muller]);
    expect(await found({ q: " whit  MÜLL " })).toEqual([muller]);
    expect(await found({ q: "matter nothing" })).toEqual([]);
    expect(await found({ q: "(773) 555-0199" })).toEqual([muller]);
    expect(await found({ q: "100%" })).toEqual([percent]);
    expect(await found({ q: "sure_" })).toEqual([percent]);
    expect(await found({ q: muller.toLowerCase() })).toEqual([muller]);
    expect(await found({ q: "client.example" })).toEqual(all);
    expect(await found({ q: "ada@client.example" })).toEqual(all);
    expect(await found({ q: "%' OR \"" })).toEqual([]);
    expect(await found({ q: "%" })).toEqual([]);
  });

  test("A message of one endless word, signs or 7,000 words comes back as it was, and is found", async () => {
    const endless = await store({ message: `prefix${"x".repeat(49_000)}` });
    const words = {
      message: "\u{1F9FE} -- !! 漢字 Ünïcödé \t'quotes\" \\ %_ \n\n</script>",
      lastName: "Signs",
    };
    const signs = await store(words);
    const long = await store({
      message: Array.from({ length: 7_000 }, (_, number) => `w${number}`).join(" "),
    });
    expect(await found({ q: "prefixxx" })).toEqual([endless]);
    expect(await found({ q: "漢字 signs" })).toEqual([signs]);
    expect(await found({ q: "w6999" })).toEqual([long]);
    expect((await contacts().find(signs))?.item).toMatchObject(words);
  });

  test("a held message that staff calls new is delivered, one that is spam is not", async () => {
    const [held, normal] = [await store({}, "filled"), await store()];
    expect(await found({ state: "quarantined" })).toEqual([held]);
    expect(await changes().mark("tester", held, "new")).toBe(true);
    expect(await changes().mark("tester", normal, "spam")).toBe(true);
    expect(await changes().mark("tester", "ABC-NONE-NONE", "spam")).toBe(false);
    const waiting = await database.kysely.selectFrom("delivery").select("reference").execute();
    expect(waiting.map(({ reference }) => reference)).toEqual([held, held]);
    expect(await audit()).toEqual([
      { actor: "tester", action: "mark", reference: normal, detail: "new to spam" },
      { actor: "tester", action: "mark", reference: held, detail: "quarantined to new" },
    ]);
  });

  test("a replay sends again with all its tries, except what is just being delivered", async () => {
    const reference = await store();
    const outbox = createOutbox(database, takeBackAnswer);
    await outbox.claim("smtp", 1, now, new Set());
    await database.kysely
      .updateTable("delivery")
      .set({ state: "failed", attempts: 10, last_reason: "refused" })
      .where("channel", "=", "webhook")
      .execute();
    expect(await changes().replay("tester", reference)).toBe(1);
    expect((await outbox.claim("webhook", 1, now, new Set()))[0]?.row.attempts).toBe(1);
  });

  test("A handled message has no dead letter, and all others can be sent again at once", async () => {
    const [handled] = [await store(), await store()];
    await database.kysely
      .updateTable("delivery")
      .set({ state: "failed", attempts: 10, last_reason: "refused" })
      .execute();
    await changes().mark("tester", handled, "handled");
    now += 1_000;
    expect(await changes().replayFailed("tester")).toBe(2);
    expect(await createOutbox(database, takeBackAnswer).backlog()).toMatchObject({
      oldestPendingAt: now,
    });
  });

  test("A message that waits for its delivery is kept beyond the retention period", async () => {
    const waiting = await store();
    now += 400 * 24 * 60 * 60 * 1000;
    expect(await changes().eraseOlderThan("retention", now)).toEqual([]);
    expect(await found({})).toEqual([waiting]);
  });

  test("a clock that is found months ahead erases nothing until an operator confirms it", async () => {
    const message = await store();
    await database.kysely.updateTable("delivery").set({ state: "delivered" }).execute();
    // Without a mark, as after an upgrade, the newest message tells the time.
    now += 400 * day;
    expect(await changes().checkClock()).toMatchObject({ daysAhead: 400 });
    now -= 400 * day;
    expect(await changes().checkClock()).toBeNull();
    now += 8 * day;
    expect(await changes().checkClock()).toMatchObject({ daysAhead: 8 });
    await changes().confirmClock("tester");
    expect(await changes().checkClock()).toBeNull();
    expect(await audit()).toMatchObject([{ actor: "tester", action: "confirm-clock" }]);
    for (let week = 0; week < 60; week += 1) {
      now += 7 * day;
      expect(await changes().checkClock()).toBeNull();
    }
    expect(await changes().eraseOlderThan("retention", now - 365 * day)).toEqual([message]);
  });

  test("the retention period erases what is older, with its deliveries, and nothing else", async () => {
    const older = await store();
    now += 10;
    const younger = await store();
    await database.kysely
      .updateTable("delivery")
      .set({ state: "delivered", delivered_at: now })
      .where("reference", "=", older)
      .execute();
    expect(await changes().eraseOlderThan("retention", now)).toEqual([older]);
    expect(await found({})).toEqual([younger]);
    expect(
      await database.kysely.selectFrom("delivery").select("reference").distinct().execute(),
    ).toEqual([{ reference: younger }]);
  });
});
