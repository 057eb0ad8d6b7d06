import { rmSync } from "node:fs";
import type { LiveView } from "content/wire/desk.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { buildInboxApp } from "service/inbox/app.ts";
import { createLog } from "service/logger.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staffOn } from "../../tests/support/staff.ts";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

describeOnBothEngines("the live list", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let app: FastifyInstance;
  let origin: string;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 5, 1);
    place = staffOn((await openStore()).database, { now: () => now });
    const live = { everyMs: 20, sessionEveryMs: 30 };
    const staffToken = { matches: () => false };
    app = await buildInboxApp({ staff: place.staff, staffToken, log: createLog("silent"), site: null, origin: null, port: () => 0, live });
    origin = (await app.listen({ host: "127.0.0.1", port: 0 })).replace("127.0.0.1", "localhost");
  });
  afterEach(async () => {
    await app.close();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  /** The events of one stream; ends with it. */
  async function* listen(token: string): AsyncGenerator<LiveView> {
    const answer = await fetch(origin + inboxPaths.live, { headers: { cookie: `inbox-session=${token}` } });
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
      "no-store",
    ]);
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
    expect(await next()).toMatchObject({ waiting: 1, newest: first, version: expect.stringContaining(held) });
    await place.staff.handling.answered("Ines Moreau", first);
    expect(await next()).toMatchObject({ waiting: 0, newest: first });
    expect((await place.staff.audit.list(10)).filter(({ actor }) => actor === "Grace Hall")).toEqual([]);
    await events.return(undefined);
  });

  test("A stream does not keep its session alive, and ends with it", async () => {
    const token = await place.signIn("Grace Hall", "intake");
    const events = listen(token);
    await events.next();
    now += 61 * 60_000;
    expect(await events.next()).toMatchObject({ done: true });
    expect((await fetch(origin + inboxPaths.live, { headers: { cookie: `inbox-session=${token}` } })).status).toBe(401);
  });

  test("The inbox closes while somebody listens", async () => {
    const events = listen(await place.signIn("Grace Hall", "intake"));
    await events.next();
    const ended = events.next();
    await app.close();
    expect(await ended).toMatchObject({ done: true });
  });
});
