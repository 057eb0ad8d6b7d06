import { contactMessage } from "content/wire/contact-message.ts";
import { createIntake, type Post } from "service/contact/intake.ts";
import { createContactRepository } from "service/contact/repository.ts";
import type { Database } from "service/db/database.ts";
import { beforeEach, expect, test } from "vitest";
import { exampleMessage } from "../../tests/support/service.ts";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

const day = 24 * 60 * 60 * 1000;

describeOnBothEngines("the intake", (openStore) => {
  let database: Database;
  let again: () => Database;
  let now: number;
  let woken: number;

  beforeEach(async () => {
    ({ database, again } = await openStore());
    now = Date.UTC(2026, 5, 1, 23, 59);
    woken = 0;
  });

  const intakeOn = (store: Database) =>
    createIntake({
      database: store,
      clock: { now: () => now },
      channels: ["file", "webhook"],
      referencePrefix: "ABC",
      minFillMs: 3000,
      onStored: () => {
        woken += 1;
      },
    });
  const stored = () => database.kysely.selectFrom("contact_message").selectAll().execute();
  const outbox = () => database.kysely.selectFrom("delivery").selectAll().execute();

  test("a message and its outbox entries are stored together, and the dispatcher is woken", async () => {
    const result = await intakeOn(database)(post());
    expect(result).toMatchObject({ kind: "stored", receivedAt: now, reference: expect.stringMatching(/^ABC-[3-9A-Y]{4}-[3-9A-Y]{4}$/) });
    expect((await outbox()).map(({ channel, state }) => [channel, state]).sort()).toEqual([
      ["file", "pending"],
      ["webhook", "pending"],
    ]);
    expect(woken).toBe(1);
  });

  test("every character comes back as it was sent", async () => {
    const words = "Ünïcödé 漢字 🧾 \t'quotes\" \\ %_ \n\n</script>";
    const result = await intakeOn(database)(post({ message: contactMessage.parse(exampleMessage(words)) }));
    const found = result.kind === "stored" ? await createContactRepository(database).find(result.reference) : null;
    expect(found?.item).toMatchObject(exampleMessage(words));
  });

  test("the same key with the same words is one message with one reference", async () => {
    const intake = intakeOn(database);
    const first = await intake(post({ key: "k" }));
    now += 90 * day;
    const second = await intake(post({ key: "k" }));
    expect(second).toEqual({ ...first, kind: "repeated" });
    expect(await stored()).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  test("the same key with other words is refused and stores nothing", async () => {
    const intake = intakeOn(database);
    await intake(post({ key: "k" }));
    expect(await intake(post({ key: "k", message: contactMessage.parse(exampleMessage("other")) }))).toEqual({ kind: "key-reused" });
    expect(await stored()).toHaveLength(1);
  });

  test("a second post while the first is being stored is told so", async () => {
    const intake = intakeOn(database);
    const results = await Promise.all([intake(post({ key: "k" })), intake(post({ key: "k" }))]);
    expect(results.map(({ kind }) => kind)).toEqual(["stored", "in-flight"]);
  });

  test("two processes with the same key at once store one message", async () => {
    const posts = [database, again(), again()].map((store) => intakeOn(store)(post({ key: "k" })));
    const kinds = (await Promise.all(posts)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(["repeated", "repeated", "stored"]);
    expect(await stored()).toHaveLength(1);
  });

  test("two processes that get the same posts in opposite order at once store each once, and refuse none", async () => {
    const [one, other] = [intakeOn(database), intakeOn(again())];
    for (let round = 0; round < 20; round += 1) {
      const keys = Array.from({ length: 100 }, (_, number) => `${round}-${number}`);
      const results = await Promise.all([
        ...keys.map((key) => one(post({ key }))),
        ...keys.toReversed().map((key) => other(post({ key }))),
      ]);
      expect(results.filter(({ kind }) => kind === "stored")).toHaveLength(100);
      expect(results.filter(({ kind }) => kind === "repeated")).toHaveLength(100);
    }
  });

  test("without a key every post is a message", async () => {
    const intake = intakeOn(database);
    await intake(post());
    await intake(post());
    expect(await stored()).toHaveLength(2);
  });

  test("a plain form that is reloaded or double-clicked is one message, also across midnight", async () => {
    const intake = intakeOn(database);
    const double = await Promise.all([intake(post({ source: "form" })), intake(post({ source: "form" }))]);
    expect(double.map(({ kind }) => kind).sort()).toEqual(["repeated", "stored"]);
    now += 2 * 60 * 1000;
    expect(await intake(post({ source: "form" }))).toMatchObject({ kind: "repeated" });
    expect(await stored()).toHaveLength(1);
  });

  test("the same plain form more than a day later is a new message", async () => {
    const intake = intakeOn(database);
    await intake(post({ source: "form" }));
    now += day + 1;
    expect(await intake(post({ source: "form" }))).toMatchObject({ kind: "stored" });
  });

  test("a suspicious message is stored with its reason and waits for staff", async () => {
    await intakeOn(database)(post({ signs: { honeypot: "http://spam.example", elapsedMs: null } }));
    expect(await stored()).toMatchObject([{ state: "quarantined", quarantine_reason: "honeypot" }]);
    expect(await outbox()).toEqual([]);
  });

  test("posts that arrive together are all stored, each with its own reference", async () => {
    const intake = intakeOn(database);
    const results = await Promise.all(Array.from({ length: 100 }, (_, number) => intake(post({ key: `k${number % 90}` }))));
    const references = new Set(results.map((result) => (result.kind === "stored" ? result.reference : "")));
    references.delete("");
    expect(references.size).toBe(90);
    expect(await stored()).toHaveLength(90);
  });

  test("when the store fails nobody is told that it was stored", async () => {
    await database.kysely.schema
      .dropTable("delivery")
      .cascade()
      .execute()
      .catch(() => database.kysely.schema.dropTable("delivery").execute());
    const results = await Promise.allSettled([intakeOn(database)(post()), intakeOn(database)(post())]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await stored()).toEqual([]);
  });
});

function post(change: Partial<Post> = {}): Post {
  return {
    message: contactMessage.parse(exampleMessage()),
    source: "json",
    key: null,
    signs: { honeypot: "", elapsedMs: 20_000 },
    ...change,
  };
}
