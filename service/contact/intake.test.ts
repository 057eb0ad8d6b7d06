import { contactFormFields } from "content/wire/contact-fields.ts";
import { contactHeaders, contactMessage } from "content/wire/contact-message.ts";
import fc from "fast-check";
import { parse } from "node-html-parser";
import { renderForm } from "service/contact/answer-page.ts";
import { createIntake, type Post } from "service/contact/intake.ts";
import type { Database } from "service/db/database.ts";
import { beforeEach, expect, test } from "vitest";
import { exampleMessage } from "../../tests/support/service.ts";
import { describeOnStore } from "../../tests/support/stores.ts";
import { formKeys, quarantineReason } from "./intake.ts";
import { newReference } from "./message-store.ts";

const day = 24 * 60 * 60 * 1000;

describeOnStore("the intake", (openStore) => {
  let database: Database;
  let again: () => Database;
  let now: number;
  let woken: number;

  beforeEach(async () => {
    ({ database, again } = await openStore());
    now = Date.UTC(2026, 5, 1, 23, 59);
    woken = 0;
  });

  const intakeOn = (store: Database, answerMs = 60_000) =>
    createIntake({
      database: store,
      clock: { now: () => now },
      channels: ["file", "webhook"],
      referencePrefix: "ABC",
      minFillMs: 3000,
      answerMs,
      onStored: () => {
        woken += 1;
      },
    });
  const stored = () => database.kysely.selectFrom("contact_message").selectAll().execute();
  const outbox = () => database.kysely.selectFrom("delivery").selectAll().execute();

  test("a message and its outbox entries are stored together, and the dispatcher is woken", async () => {
    const result = await intakeOn(database)(post());
    expect(result).toMatchObject({
      kind: "stored",
      receivedAt: now,
      reference: expect.stringMatching(/^ABC-[3-9A-Y]{4}-[3-9A-Y]{4}$/),
    });
    expect((await outbox()).map(({ channel, state }) => [channel, state]).sort()).toEqual([
      ["file", "pending"],
      ["webhook", "pending"],
    ]);
    expect(woken).toBe(1);
  });

  test("A visitor is told that the store is silent when it has not stored a message in time", async () => {
    const silent = { ...database, writeAll: () => new Promise<never>(() => {}) };
    await expect(intakeOn(silent, 1)(post())).rejects.toMatchObject({ reason: "silent" });
  });

  test("The same key with the same words is one message, and with other words none", async () => {
    const intake = intakeOn(database);
    const first = await intake(post({ key: "k" }));
    now += 90 * day;
    expect(await intake(post({ key: "k" }))).toEqual({ ...first, kind: "repeated" });
    expect(
      await intake(post({ key: "k", message: contactMessage.parse(exampleMessage("other")) })),
    ).toEqual({ kind: "key-reused" });
    expect([(await stored()).length, (await outbox()).length]).toEqual([1, 2]);
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

  test("Two processes that get the same posts in opposite order store each once", async () => {
    const [one, other] = [intakeOn(database), intakeOn(again())];
    for (let round = 0; round < (process.env.TEST_TIER === "all" ? 20 : 5); round += 1) {
      const keys = Array.from({ length: 20 }, (_, number) => `${round}-${number}`);
      const results = await Promise.all([
        ...keys.map((key) => one(post({ key }))),
        ...keys.toReversed().map((key) => other(post({ key }))),
      ]);
      expect(results.filter(({ kind }) => kind === "stored")).toHaveLength(20);
      expect(results.filter(({ kind }) => kind === "repeated")).toHaveLength(20);
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
    const double = await Promise.all([
      intake(post({ source: "form" })),
      intake(post({ source: "form" })),
    ]);
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

  test("posts that arrive together are all stored, each with its own reference", async () => {
    const intake = intakeOn(database);
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, number) => intake(post({ key: `k${number % 90}` }))),
    );
    const references = new Set(
      results.map((result) => (result.kind === "stored" ? result.reference : "")),
    );
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
    const results = await Promise.allSettled([
      intakeOn(database)(post()),
      intakeOn(database)(post()),
    ]);
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

test("the same form within a day is always found under one of its two keys", () => {
  fc.assert(
    fc.property(fc.nat(day * 400), fc.nat(day - 1), (first, later) => {
      const stored = formKeys("f", "", first);
      const again = formKeys("f", "", first + later);
      expect([again.current, again.previous]).toContain(stored.current);
      expect(first).toBeGreaterThanOrEqual(again.notBefore);
    }),
  );
});

test("other words or another visitor's key are another message", () => {
  expect(formKeys("f", "", 0).current).not.toBe(formKeys("g", "", 0).current);
  expect(formKeys("f", "", 0).current).not.toBe(formKeys("f", "k", 0).current);
});

const advertisement = "Cheap links at https://spam.example";
const signs = (elapsedMs: number | null, honeypot = "") => ({ honeypot, elapsedMs });

test.each([
  ["a filled honeypot, however slowly", signs(60_000, "x"), "", 3_000, "honeypot"],
  ["a fast form with a web link", signs(2_999), advertisement, 3_000, "too-fast"],
  ["a form faster than any hand", signs(20), "Please call me.", 3_000, "too-fast"],
  ["a slow form with a web link", signs(3_000), advertisement, 3_000, null],
  ["a fast form without a link", signs(1_000), "Please call me.", 3_000, null],
  ["a form without a time", signs(null), advertisement, 3_000, null],
  ["any form while the rule is off", signs(0), advertisement, 0, null],
] as const)("The reason to hold %s is right", (_, given, message, fastest, reason) => {
  expect(quarantineReason(given, message, fastest)).toBe(reason);
});

test("A reference has no characters that are mistaken for others, and none comes twice", () => {
  const references = Array.from({ length: 5_000 }, () => newReference("ABC"));
  expect(
    references.filter(
      (reference) =>
        !/^ABC-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/.test(reference),
    ),
  ).toEqual([]);
  expect(new Set(references).size).toBe(5_000);
});

/**
 * What autofill matches in names, ids and labels. Sources: HTML (html.spec.whatwg.org, "Autofill
 * detail tokens"), Firefox (HeuristicsRegExp.sys.mjs), Chromium (form_parsing/regex_patterns),
 * password managers' profiles.
 */
const known = new RegExp(
  [
    "name|mail|e-?post|tel|phone|mobile|fax|pager|address|street|line|city|town|suburb|state|province",
    "region|county|country|zip|postal|post|code|plz|apartment|floor|unit|building|landmark|company",
    "business|organi[sz]ation|firma|job|title|position|department|web|site|url|link|home|blog|user|login",
    "account|pass|pin|otp|birth|bday|age|year|month|day|date|sex|gender|language|photo|card|cc|csc|cvc|cvv",
    "iban|bic|bank|tax|ssn|vat|price|amount|coupon|promo|search|query|q\\b|subject|comment|note|message",
    "nick|alias|middle|maiden|prefix|suffix|number|nr\\b",
  ].join("|"),
  "i",
);

test("Autofill knows the honeypot neither by name, header or label, and managers leave it alone", () => {
  expect(contactFormFields.honeypot).not.toMatch(known);
  expect(contactHeaders.honeypot.replace("Contact-", "")).not.toMatch(known);
  const form = parse(renderForm({}, [], "key"));
  const label = form.querySelector(`label[for="${contactFormFields.honeypot}"]`)?.text ?? "";
  expect(label).not.toBe("");
  expect(label).not.toMatch(known);
  const field = form.querySelector(`input[name="${contactFormFields.honeypot}"]`);
  expect(field?.attributes).toMatchObject({
    autocomplete: "off",
    tabindex: "-1",
    "data-1p-ignore": "",
    "data-lpignore": "true",
    "data-bwignore": "",
  });
  expect(field?.attributes["data-form-type"]).toBe("other");
});
