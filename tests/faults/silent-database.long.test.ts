import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "service/db/database.ts";
import { toReadinessView } from "service/health.ts";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { startPostgres } from "../support/postgres.ts";
import { exampleMessage, startTestServer, until } from "../support/service.ts";
import { type SilentProxy, startSilentProxy } from "../support/silent-proxy.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;

describe("a PostgreSQL that falls silent and closes nothing", async () => {
  const { postgres, skipped } = await startPostgres();
  if (!postgres) {
    test.skip(skipped, () => {});
    return;
  }
  afterAll(() => postgres.stop());

  let direct: string;
  let proxy: SilentProxy;
  let server: Server;
  beforeEach(async () => {
    direct = await postgres.createDatabase();
    proxy = await startSilentProxy(Number(new URL(direct).port));
    server = await startTestServer(
      { DATABASE_URL: direct.replace(/:\d+\//, `:${proxy.port}/`) },
      { inTime: true },
    );
    expect((await server.postJson(exampleMessage("before"))).status).toBe(201);
  });
  afterEach(async () => {
    proxy.silence(null);
    await server.stop();
    await proxy.close();
  });

  const post = (key: string) =>
    server.postJson(exampleMessage(`words of ${key}`), { "idempotency-key": key });
  const ready = async () => toReadinessView(await server.service.readiness());
  async function stored(): Promise<readonly string[]> {
    const database = openDatabase({ engine: "postgres", url: direct });
    const rows = await database.kysely.selectFrom("contact_message").select("message").execute();
    await database.close();
    return rows.map(({ message }) => message);
  }
  /** More visitors than there are connections, in four waves a second apart. */
  async function visit(name: string) {
    const waves = Array.from({ length: 4 }, (_, wave) =>
      Array.from({ length: 10 }, async (_, number) => {
        await pause(wave * 1_000);
        return post(`${name}-${wave}-${number}`);
      }),
    );
    return Promise.all(waves.flat());
  }

  test("Every visitor is answered with the telephone number while the database is silent, and posts are stored when it speaks again", async () => {
    proxy.silence("both");
    const visits = visit("lost");
    expect(await until(async () => ((await ready()).store === "silent" ? "silent" : null))).toBe(
      "silent",
    );
    for (const answer of await visits) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        code: "store-unavailable",
        detail: expect.stringContaining(server.service.company.phone.display),
      });
    }
    expect(await ready()).toMatchObject({ status: "not ready" });
    proxy.silence(null);
    expect(await until(async () => (await post("after")).status === 201)).toBe(true);
    expect(await until(async () => (await ready()).status === "ready")).toBe(true);
    expect((await stored()).toSorted()).toEqual(["before", "words of after"]);
  });

  test("a commit whose answer was lost is one message, however often the visitor sends it again", async () => {
    proxy.silence("answers");
    expect((await post("k")).status).toBe(503);
    proxy.silence(null);
    const again = await until(async () => {
      const answer = await post("k");
      return answer.status === 201 ? answer : null;
    });
    expect(again?.status).toBe(201);
    expect((await stored()).filter((words) => words === "words of k")).toHaveLength(1);
  });

  test("the same with a server that is stopped in mid-work and goes on later", async () => {
    postgres.freeze();
    const visits = await visit("frozen").finally(() => postgres.thaw());
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([503]));
    const again = await until(async () => {
      // A connection that both ends give up at the same moment is no answer yet.
      const answers = await visit("frozen").catch(() => null);
      return answers?.every(({ status }) => status === 201) ? answers : null;
    });
    expect(again).toHaveLength(40);
    expect((await stored()).toSorted()).toEqual(
      [
        "before",
        ...visits.map((_, n) => `words of frozen-${Math.floor(n / 10)}-${n % 10}`),
      ].toSorted(),
    );
  });
});
