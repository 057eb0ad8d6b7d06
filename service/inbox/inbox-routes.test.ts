import { rmSync } from "node:fs";
import {
  type InboxFilter,
  type InboxPage,
  inboxFilters,
  statusOf,
} from "content/wire/inbox-message.ts";
import { formatChicago } from "content/wire/reply-clock.ts";
import { type InboxMessageView, inboxPaths } from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { buildInboxApp } from "service/inbox/app.ts";
import { createLog } from "service/logger.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

const minute = 60_000;

describeOnStore("the inbox", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let app: FastifyInstance;
  let cookie: string;
  let now: number;

  beforeEach(async () => {
    // A Friday at 4:00 PM in Chicago.
    now = Date.parse("2026-06-05T16:00:00-05:00");
    place = staffOn((await openStore()).database, { now: () => now });
    cookie = `inbox-session=${await place.signIn("Grace Hall", "intake")}`;
    const staffToken = { matches: () => false };
    app = await buildInboxApp({
      staff: place.staff,
      staffToken,
      log: createLog("silent"),
      site: null,
      origin: null,
      port: () => 3100,
    });
  });
  afterEach(async () => {
    await app.close();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  const headers = () => ({ host: "localhost:3100", "sec-fetch-site": "same-origin", cookie });
  const get = async (url: string) =>
    (await app.inject({ method: "GET", url, headers: headers() })).json();
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: "POST", url, payload, headers: headers() })).statusCode;
  const listed = async (status?: InboxFilter): Promise<readonly string[]> => {
    const page: InboxPage = await get(`${inboxPaths.list}${status ? `?status=${status}` : ""}`);
    return page.items.map(({ reference }) => reference);
  };

  test("What waits is listed by its due time, and each message under its status alone", async () => {
    const references: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      references.push(await place.store());
      now += minute;
    }
    const [first = "", second = "", third = "", fourth = "", fifth = ""] = references;
    const held = await place.store({}, "filled");
    const spam = await place.store({}, "filled");
    await place.staff.changes.mark("tester", spam, "spam");
    expect(await post(inboxPaths.step(second), { step: "take" })).toBe(200);
    expect(await post(inboxPaths.step(third), { step: "answered" })).toBe(200);
    await place.staff.changes.mark("tester", fourth, "handled");
    await place.staff.handling.take("Bo Lind", fifth);
    expect(
      Object.fromEntries(
        await Promise.all(
          inboxFilters.map(async (filter) => [filter, await listed(filter)] as const),
        ),
      ),
    ).toEqual({
      mine: [second],
      waiting: [first, second, fifth],
      new: [first],
      taken: [second, fifth],
      answered: [third],
      closed: [fourth],
      held: [held],
      spam: [spam],
    });
    const all: InboxPage = await get(inboxPaths.list);
    expect(all.items.map(({ reference }) => reference)).toHaveLength(7);
    expect(all.items.find(({ reference }) => reference === second)?.handling.takenBy).toBe(
      "Grace Hall",
    );
    expect(new Set(all.items.map(statusOf)).size).toBe(6);
    expect(await post(inboxPaths.step(second), { step: "hand-back" })).toBe(200);
    expect(await listed("new")).toEqual([first, second]);
  });

  test("An answered message comes back to the list once, when the office opens that day", async () => {
    const asked = await place.store();
    now += minute;
    const other = await place.store();
    for (const reference of [asked, other])
      expect(await post(inboxPaths.step(reference), { step: "answered" })).toBe(200);
    // Two days from a Friday is a Sunday: it comes back on Monday at eight.
    expect(await post(inboxPaths.followUp(asked), { days: 2 })).toBe(200);
    const before = await place.staff.contacts.live();
    now = Date.parse("2026-06-08T07:59:00-05:00");
    cookie = `inbox-session=${await place.signIn("Ines Moreau", "intake")}`;
    expect([await listed("waiting"), await listed("answered")]).toEqual([[], [other, asked]]);
    now += 2 * minute;
    expect([await listed("waiting"), await listed("answered")]).toEqual([[asked], [other]]);
    const live = await place.staff.contacts.live(before);
    expect([live.waiting, live.version === before.version]).toEqual([1, false]);
    const { items }: InboxPage = await get(`${inboxPaths.list}?status=waiting`);
    expect(items[0] && [statusOf(items[0]), items[0].handling.followUp]).toEqual([
      "new",
      { at: "2026-06-08T13:00:00.000Z", isDue: true },
    ]);
    expect(await post(inboxPaths.step(asked), { step: "answered" })).toBe(200);
    expect(await post(inboxPaths.followUp(asked), { days: 0 })).toBe(422);
    now += 50 * minute;
    expect(await listed("waiting")).toEqual([]);
  });

  test("A reply answers or closes the sender's other open messages, and nobody else's", async () => {
    const [asked, other, stranger] = [
      await place.store(),
      await place.store(),
      await place.store({ email: "bob@client.example" }),
    ];
    const reply = {
      id: "6a1c1c52-5e8e-4a0e-9a55-0d9a4d0a0001",
      subject: asked,
      text: "Both of them.",
      seen: null,
      others: { references: [other, stranger], step: "handled" },
    };
    expect(await post(inboxPaths.reply(asked), reply)).toBe(200);
    expect([await listed("waiting"), await listed("answered"), await listed("closed")]).toEqual([
      [stranger],
      [asked],
      [other],
    ]);
    const trail = await place.staff.audit.list(10, other);
    expect(trail.map(({ action, detail }) => [action, detail])).toEqual([
      ["mark", "new to handled"],
      ["answered", `by the reply to ${asked}`],
    ]);
  });

  test("A practice area is kept as chosen, and counted with the page of those not chosen", async () => {
    const [chosen] = [await place.store(), await place.store()];
    expect(await post(inboxPaths.practice(chosen), { practice: "google" })).toBe(200);
    expect(await post(inboxPaths.practice(chosen), { practice: "tax" })).toBe(422);
    const { practices } = await get(inboxPaths.figures);
    expect(practices).toEqual(
      expect.arrayContaining([
        { practice: "google", page: null, received: 1, answered: 0 },
        { practice: null, page: null, received: 1, answered: 0 },
      ]),
    );
  });

  test("Messages due within 24 hours are listed first, and pages lose and double none", async () => {
    const stored: { readonly reference: string; readonly urgent: boolean; readonly at: number }[] =
      [];
    for (let number = 0; number < 30; number += 1) {
      if (number % 4 === 0) now += minute;
      const urgent = number % 14 === 13;
      stored.push({ reference: await place.store({}, "", urgent), urgent, at: now });
    }
    const wanted = stored.toSorted(
      (a, b) =>
        Number(b.urgent) - Number(a.urgent) || a.at - b.at || (a.reference < b.reference ? -1 : 1),
    );
    const first: InboxPage = await get(`${inboxPaths.list}?status=waiting`);
    const second: InboxPage = await get(
      `${inboxPaths.list}?status=waiting&cursor=${first.nextCursor}`,
    );
    expect([...first.items, ...second.items].map(({ reference }) => reference)).toEqual(
      wanted.map(({ reference }) => reference),
    );
    expect(second.nextCursor).toBeNull();
  });

  test("The inbox says when a reply is due by the clock of the receipt", async () => {
    const reference = await place.store();
    now += 50 * minute;
    const later = await place.store();
    const dues = await Promise.all(
      [reference, later].map(async (one) => {
        const { item }: InboxMessageView = await get(inboxPaths.message(one));
        return [
          formatChicago(Date.parse(item.handling.due)),
          formatChicago(Date.parse(item.handling.latest)),
        ];
      }),
    );
    expect(dues).toEqual([
      ["Friday, 6:00 PM CDT", "Monday, 4:00 PM CDT"],
      ["Monday, 8:50 AM CDT", "Monday, 4:50 PM CDT"],
    ]);
  });

  test("The first reply's time, notes and the conflict check are kept, and in the trail", async () => {
    const reference = await place.store();
    await post(inboxPaths.step(reference), { step: "answered" });
    const firstAnsweredAt = new Date(now).toISOString();
    now += 10 * minute;
    await post(inboxPaths.step(reference), { step: "answered" });
    expect(await post(inboxPaths.conflict(reference), { conflict: "clear" })).toBe(200);
    expect(await post(inboxPaths.notes(reference), { text: " Called back, wants a quote. " })).toBe(
      200,
    );
    expect(await post(inboxPaths.notes(reference), { text: " " })).toBe(422);
    const { item, notes }: InboxMessageView = await get(inboxPaths.message(reference));
    expect(item.handling).toMatchObject({
      firstAnsweredBy: "Grace Hall",
      firstAnsweredAt,
      conflict: "clear",
    });
    expect(notes).toMatchObject([
      {
        author: "Grace Hall",
        at: new Date(now).toISOString(),
        text: "Called back, wants a quote.",
      },
    ]);
    const trail = (await place.staff.audit.list(9, reference)).map(({ actor, action, detail }) => [
      actor,
      action,
      detail,
    ]);
    expect(trail).toEqual([
      ["Grace Hall", "show", null],
      ["Grace Hall", "note", null],
      ["Grace Hall", "conflict-check", "clear"],
      ["Grace Hall", "answered", null],
    ]);
    await post(inboxPaths.step(reference), { step: "not-answered" });
    expect(await listed("waiting")).toEqual([reference]);
    expect(await post(inboxPaths.step("ABC-NONE-NONE"), { step: "take" })).toBe(404);
    expect(await post(inboxPaths.conflict("ABC-NONE-NONE"), { conflict: "clear" })).toBe(404);
    expect(await post(inboxPaths.notes("ABC-NONE-NONE"), { text: "x" })).toBe(404);
  });

  test("Several messages are marked at once, each with its entry in the trail", async () => {
    const [first, second] = [await place.store(), await place.store()];
    const bulk = (step: string, references: readonly string[]) =>
      post(inboxPaths.bulk, { step, references });
    expect(await bulk("answered", [first, second, second, "ABC-NONE-NONE"])).toBe(200);
    expect((await listed("answered")).toSorted()).toEqual([first, second].toSorted());
    expect(await bulk("spam", [first])).toBe(200);
    expect(await listed("spam")).toEqual([first]);
    expect(await bulk("handled", [second])).toBe(200);
    expect(await listed("closed")).toEqual([second]);
    const marks = (await place.staff.audit.list(20)).filter(
      ({ action }) => action === "mark" || action === "answered",
    );
    expect(
      marks.map(({ actor, action, reference }) => [actor, action, reference]).toSorted(),
    ).toEqual(
      [
        ["Grace Hall", "answered", first],
        ["Grace Hall", "answered", second],
        ["Grace Hall", "mark", first],
        ["Grace Hall", "mark", second],
      ].toSorted(),
    );
    for (const [step, references] of [
      ["erase", [first]],
      ["spam", []],
      ["spam", Array(101).fill(first)],
    ] as const)
      expect(await bulk(step, references)).toBe(422);
  });

  test("A message shows what else came from the same address, and nothing of others", async () => {
    const first = await place.store({ email: "Ada@client.example", message: "The first" });
    now += minute;
    const second = await place.store({ email: "ada@client.example" });
    await place.store({ email: "ada@other.example" });
    await place.store({ email: "not-ada@client.example" });
    const { others }: InboxMessageView = await get(inboxPaths.message(second));
    expect(others).toEqual([
      { reference: first, receivedAt: expect.any(String), status: "new", words: "The first" },
    ]);
  });

  test("Figures leave out held messages and spam, and are exported as a table", async () => {
    const reference = await place.store();
    await place.store({}, "filled");
    now += 45 * minute;
    await post(inboxPaths.step(reference), { step: "answered" });
    const { total } = await get(inboxPaths.figures);
    expect(total).toEqual({
      received: 1,
      bookings: 0,
      answered: 1,
      medianMinutes: 45,
      twoHours: { kept: 1, judged: 1, overdue: 0, open: 0 },
      day: { kept: 1, judged: 1, overdue: 0, open: 0 },
    });
    const csv = await app.inject({ method: "GET", url: inboxPaths.figuresCsv, headers: headers() });
    expect(csv.headers["content-disposition"]).toBe(
      'attachment; filename="replies-2026-06-05.csv"',
    );
    expect(csv.body).toContain(
      "\r\n2026-06-01,1,1,45,1,1,1,1,0,0,0\r\nall,1,1,45,1,1,1,1,0,0,0\r\n",
    );
  });
});
