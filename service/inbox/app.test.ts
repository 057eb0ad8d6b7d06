import { readFileSync, rmSync } from "node:fs";
import type { ContactPage } from "content/wire/contact-message.ts";
import { type CountsView, countsPath } from "content/wire/counts.ts";
import type { LiveView } from "content/wire/inbox-message.ts";
import { type AuditPage, inboxPaths } from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { buildInboxApp } from "service/inbox/app.ts";
import { createLog } from "service/logger.ts";
import { maxAttempts } from "service/outbox/outbox.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startTestServer } from "../../tests/support/service.ts";
import { staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

const token = "a-staff-token-for-tests-only";

describeOnStore("the service of the staff inbox", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let app: FastifyInstance;
  let cookie: string;
  const clock = { now: () => Date.UTC(2026, 5, 1) };

  beforeEach(async () => {
    const { database } = await openStore();
    place = staffOn(database, clock);
    cookie = `inbox-session=${await place.signIn("Grace Hall", "editor")}`;
    app = await buildInboxApp({
      staff: place.staff,
      staffToken: { matches: (candidate) => candidate === token },
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

  type Headers = Readonly<Record<string, string>>;
  let askers = 0;
  /**
   * Each request comes from another address, so that none is delayed as a guess (createBrake in
   * service/http/flood-guard.ts).
   */
  const from = () => {
    askers += 1;
    return { remoteAddress: `192.0.2.${askers}` };
  };
  const get = (url: string, headers: Headers = {}) =>
    app.inject({
      ...from(),
      method: "GET",
      url,
      headers: { host: "127.0.0.1:3100", cookie, ...headers },
    });
  const post = (url: string, payload: object, headers: Headers = {}) => {
    const own = { host: "localhost:3100", "sec-fetch-site": "same-origin", cookie, ...headers };
    return app.inject({ ...from(), method: "POST", url, payload, headers: own });
  };
  const trail = async () =>
    (await place.staff.audit.list(20))
      .filter(({ actor }) => actor !== "cli")
      .map(({ actor, action, reference, detail }) => [actor, action, reference, detail]);

  test("every address, known or not, is 401 without session and token, and tells nothing", async () => {
    const reference = await place.store();
    for (const url of [
      "/api/contacts",
      inboxPaths.message(reference),
      "/api/export?format=csv",
      inboxPaths.audit,
      "/api/nothing",
    ]) {
      for (const authorization of ["Bearer", "Bearer wrong", `Basic ${token}`]) {
        const answer = await get(url, { authorization });
        expect([answer.statusCode, answer.body.includes("ada@")], url).toEqual([401, false]);
      }
    }
    for (const url of [inboxPaths.mark(reference), inboxPaths.replay(reference), inboxPaths.erase])
      expect(
        (await post(url, { state: "spam" }, { authorization: "Bearer wrong" })).statusCode,
      ).toBe(401);
    expect(await trail()).toEqual([]);
  });

  test("the counts of a time are shown, and leave no trace in the trail", async () => {
    await place.staff.counts.add("2026-05-31", [{ kind: "page", key: "/forensics", n: 7 }]);
    const { groups } = (await get(`${countsPath}?days=7`)).json<CountsView>();
    expect(groups.page).toEqual({ total: 7, rows: [{ key: "/forensics", n: 7 }] });
    for (const days of ["0", "801", "x"])
      expect((await get(`${countsPath}?days=${days}`)).statusCode).toBe(400);
    expect(await trail()).toEqual([]);
  });

  test("no answer may be kept by a cache or run anything, and none sets a cookie", async () => {
    const { headers } = await get("/api/contacts");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
    });
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("requests from other sites, and for other names of this machine, are refused", async () => {
    expect(
      (
        await post(
          inboxPaths.erase,
          {},
          { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
        )
      ).statusCode,
    ).toBe(403);
    expect((await get("/api/contacts", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    for (const host of ["evil.example", "evil.example:3100", "127.0.0.1.evil.example", "10.0.0.1"])
      expect((await get("/api/contacts", { host })).statusCode, host).toBe(421);
    for (const host of ["localhost", "127.0.0.1:9", "[::1]:3100"])
      expect((await get("/api/contacts", { host })).statusCode, host).toBe(200);
  });

  test("the list, a message, and every change are in the trail, with the name of who did it", async () => {
    const reference = await place.store({}, "filled");
    const page: ContactPage = (await get("/api/contacts?q=whitlock&state=quarantined")).json();
    expect(page.items).toMatchObject([{ reference, quarantineReason: "honeypot" }]);
    expect((await get(inboxPaths.message(reference))).json()).toMatchObject({
      item: { reference },
      deliveries: [],
      attempts: [],
    });
    expect((await post(inboxPaths.mark(reference), { state: "new" })).json()).toEqual({
      state: "new",
    });
    expect((await post(inboxPaths.replay(reference), { channel: "smtp" })).json()).toEqual({
      replayed: 1,
    });
    await get("/api/export?format=json&state=new");
    await post(inboxPaths.erase, {
      address: "ada@client.example",
      confirmation: " ADA@client.example ",
    });
    expect(await trail()).toEqual([
      ["Grace Hall", "erase", null, "messages of one address: 1"],
      ["Grace Hall", "export", null, "json, state new"],
      ["Grace Hall", "replay", reference, "smtp"],
      ["Grace Hall", "mark", reference, "quarantined to new"],
      ["Grace Hall", "show", reference, null],
      ["Grace Hall", "list", null, "search, state quarantined"],
    ]);
  });

  test("what is held is counted, with the time of the oldest and without a trace in the trail", async () => {
    expect((await get(inboxPaths.held)).json()).toEqual({
      count: 0,
      oldestAt: null,
      mailbox: null,
    });
    await place.store({}, "filled");
    await place.store({}, "filled");
    await place.store();
    expect((await get(inboxPaths.held)).json()).toEqual({
      count: 2,
      oldestAt: new Date(clock.now()).toISOString(),
      mailbox: null,
    });
    expect(await trail()).toEqual([]);
  });

  test("a message shows its deliveries with named reasons and the next try", async () => {
    const reference = await place.store();
    const { kysely } = place.staff.database;
    await kysely
      .updateTable("delivery")
      .set({ last_reason: "refused", attempts: 1, next_attempt_at: clock.now() + 60_000 })
      .execute();
    await kysely
      .insertInto("delivery_attempt")
      .values({
        id: "1",
        reference,
        channel: "smtp",
        attempt: 1,
        at: 0,
        outcome: "retry",
        reason: "refused",
        detail: "ECONNREFUSED",
        duration_ms: 5,
      })
      .execute();
    const view = (await get(inboxPaths.message(reference))).json();
    const reason = { name: "refused", meaning: expect.stringContaining("no connection") };
    expect(view.deliveries[0]).toMatchObject({
      channel: "smtp",
      state: "pending",
      attempts: 1,
      nextTryAt: "2026-06-01T00:01:00.000Z",
      reason,
    });
    expect(view.attempts).toMatchObject([
      { channel: "smtp", outcome: "retry", reason, detail: "ECONNREFUSED", durationMs: 5 },
    ]);
    expect(view.mostAttempts).toBe(maxAttempts);
  });

  test("an export is a file with what the filter lets through", async () => {
    await place.store({ phone: "+1 312 555 0100" });
    await place.store({}, "held");
    const csv = await get("/api/export?format=csv&state=new");
    expect(csv.headers["content-disposition"]).toBe(
      'attachment; filename="contacts-2026-06-01.csv"',
    );
    expect(csv.headers["cache-control"]).toBe("no-store");
    expect(csv.body.split("\r\n")).toHaveLength(3);
    expect(csv.body).toContain(`"'+1 312 555 0100"`);
    expect((await get("/api/export?format=json")).json()).toHaveLength(2);
    expect((await get("/api/export?format=xml")).statusCode).toBe(422);
  });

  test("U+0000 in an address is no fault of ours, and a note loses it", async () => {
    const reference = await place.store();
    const nul = inboxPaths.message("a%00b").replace("%2500", "%00");
    const answers = [
      await get(nul),
      await get(`${inboxPaths.audit}?reference=%00`),
      await get(`${inboxPaths.audit}?cursor=%00`),
      await get(`${inboxPaths.list}?q=%00`),
      await post(`${nul}/mark`, { state: "spam" }),
      await post(`${nul}/replay`, { channel: null }),
      await post(`${inboxPaths.message(reference)}/replay`, { channel: "a\0" }),
      await post(inboxPaths.erase, {
        address: "a\0b@client.example",
        confirmation: "a\0b@client.example",
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual(
      [],
    );
    expect(
      (await post(`${inboxPaths.message(reference)}/notes`, { text: "from\0 elsewhere" }))
        .statusCode,
    ).toBe(200);
    expect((await get(inboxPaths.message(reference))).json().notes).toMatchObject([
      { text: "from elsewhere" },
    ]);
  });

  test("an erasure needs the address twice, and takes nothing when they differ", async () => {
    const reference = await place.store();
    const answer = await post(inboxPaths.erase, {
      address: "ada@client.example",
      confirmation: "ada@client.exampl",
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "not-confirmed"]);
    expect((await get(inboxPaths.message(reference))).statusCode).toBe(200);
    expect(
      (
        await post(inboxPaths.erase, {
          address: "ada@client.example",
          confirmation: "ada@client.example",
        })
      ).json(),
    ).toEqual({
      erased: [reference],
      byHand: [],
    });
    expect((await get(inboxPaths.message(reference))).statusCode).toBe(404);
  });

  test("the trail comes a page at a time, all of it or that of one message", async () => {
    const reference = await place.store();
    for (let number = 0; number < 54; number += 1)
      await place.staff.audit.append({ actor: "Grace Hall", action: "list" });
    await get(inboxPaths.message(reference));
    const first: AuditPage = (await get(inboxPaths.audit)).json();
    expect(first.entries).toHaveLength(50);
    const second: AuditPage = (await get(`${inboxPaths.audit}?cursor=${first.nextCursor}`)).json();
    expect([second.entries.length, second.nextCursor]).toEqual([6, null]);
    const own: AuditPage = (await get(`${inboxPaths.audit}?reference=${reference}`)).json();
    expect(own.entries).toMatchObject([{ actor: "Grace Hall", action: "show", reference }]);
  });

  test.each([
    ["a state that is the service's own", "mark", { state: "quarantined" }, 422],
    ["a field too many", "mark", { state: "new", more: 1 }, 422],
    ["no channel", "replay", {}, 422],
    ["an unknown reference", "mark", { state: "new" }, 404],
  ] as const)("%s is refused", async (_what, action, body, status) => {
    expect((await post(inboxPaths[action]("ABC-NONE-NONE"), body)).statusCode).toBe(status);
  });
});

describe("the public port", () => {
  test("The public port answers none of the inbox's addresses, with the token or without", async () => {
    const server = await startTestServer();
    const headers = { authorization: `Bearer ${token}` };
    for (const path of [inboxPaths.message("ABC-1"), "/api/export?format=json", inboxPaths.audit])
      expect((await fetch(server.url + path, { headers })).status, path).toBe(404);
    for (const path of [inboxPaths.erase, inboxPaths.mark("ABC-1"), inboxPaths.replay("ABC-1")])
      expect((await fetch(server.url + path, { method: "POST", headers })).status, path).toBe(404);
    await server.stop();
  });

  test("The public server has no code of the inbox", () => {
    for (const file of ["service/app.ts", "service/main.ts", "service/service.ts"])
      expect(readFileSync(file, "utf8")).not.toMatch(
        /service\/(inbox|staff)\/|\.\/(inbox|staff)\//,
      );
  });
});

describeOnStore("the live list", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let app: FastifyInstance;
  let origin: string;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 5, 1);
    place = staffOn((await openStore()).database, { now: () => now });
    const live = { everyMs: 20, sessionEveryMs: 30 };
    const staffToken = { matches: () => false };
    app = await buildInboxApp({
      staff: place.staff,
      staffToken,
      log: createLog("silent"),
      site: null,
      origin: null,
      port: () => 0,
      live,
    });
    origin = (await app.listen({ host: "127.0.0.1", port: 0 })).replace("127.0.0.1", "localhost");
  });
  afterEach(async () => {
    await app.close();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  /** The events of one stream; ends with it. */
  async function* listen(token: string): AsyncGenerator<LiveView> {
    const answer = await fetch(origin + inboxPaths.live, {
      headers: { cookie: `inbox-session=${token}` },
    });
    expect([
      answer.status,
      answer.headers.get("content-type"),
      answer.headers.get("cache-control"),
    ]).toEqual([200, "text/event-stream; charset=utf-8", "no-store"]);
    let rest = "";
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = `${rest}${piece}`.split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) if (event.startsWith("data: ")) yield JSON.parse(event.slice(6));
    }
  }

  test("A listener is told of each new message and each change, and asking leaves no trace", async () => {
    const token = await place.signIn("Grace Hall", "auditor");
    const events = listen(token);
    const next = async () => (await events.next()).value;
    expect(await next()).toMatchObject({ waiting: 0, newest: null });
    const first = await place.store();
    expect(await next()).toMatchObject({ waiting: 1, newest: first });
    now += 1;
    const held = await place.store({}, "filled");
    expect(await next()).toMatchObject({
      waiting: 1,
      newest: first,
      version: expect.stringContaining(held),
    });
    await place.staff.handling.answered("Ines Moreau", first);
    expect(await next()).toMatchObject({ waiting: 0, newest: first });
    expect(
      (await place.staff.audit.list(10)).filter(({ actor }) => actor === "Grace Hall"),
    ).toEqual([]);
    await events.return(undefined);
  });

  test("A listener is told who writes to whom; whoever begins takes what nobody has", async () => {
    const reference = await place.store();
    const [grace, bo] = [
      await place.signIn("Grace Hall", "intake"),
      await place.signIn("Bo Lind", "intake"),
    ];
    const writing = async (token: string, isWriting: boolean, of = reference) =>
      (
        await app.inject({
          method: "POST",
          url: inboxPaths.writing(of),
          payload: { isWriting },
          headers: {
            host: "localhost:3100",
            "sec-fetch-site": "same-origin",
            cookie: `inbox-session=${token}`,
          },
        })
      ).statusCode;
    const events = listen(grace);
    /** The first event whose writers are these; others tell of changes in the store. */
    const told = async (...names: readonly string[]) => {
      for (;;) {
        const writers: LiveView["writers"] = (await events.next()).value?.writers;
        if (writers.map(({ name }) => name).join() === names.join()) return writers;
      }
    };
    expect(await told()).toEqual([]);
    expect(await writing(bo, true)).toBe(200);
    expect(await told("Bo Lind")).toEqual([{ reference, name: "Bo Lind" }]);
    expect(await writing(grace, true)).toBe(200);
    await told("Bo Lind", "Grace Hall");
    const [item] = await place.staff.handling.add(
      [await place.staff.contacts.find(reference)].flatMap((found) => (found ? [found.item] : [])),
    );
    expect(item?.handling.takenBy).toBe("Bo Lind");
    expect(await writing(grace, false)).toBe(200);
    await told("Bo Lind");
    // Who has closed the window is no longer said to write after two minutes.
    now += 2 * 60_000;
    await told();
    expect(await writing(bo, true, "ABC-NONE-NONE")).toBe(404);
    await events.return(undefined);
  });

  test("A stream does not keep its session alive, and ends with it", async () => {
    const token = await place.signIn("Grace Hall", "intake");
    const events = listen(token);
    await events.next();
    now += 61 * 60_000;
    expect(await events.next()).toMatchObject({ done: true });
    expect(
      (await fetch(origin + inboxPaths.live, { headers: { cookie: `inbox-session=${token}` } }))
        .status,
    ).toBe(401);
  });

  test("The inbox closes while somebody listens", async () => {
    const events = listen(await place.signIn("Grace Hall", "intake"));
    await events.next();
    const ended = events.next();
    await app.close();
    expect(await ended).toMatchObject({ done: true });
  });
});
