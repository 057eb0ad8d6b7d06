import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBrake } from "service/http/flood-guard.ts";
import { afterEach, describe, expect, test } from "vitest";
import { launchServer } from "../../tests/support/server-process.ts";
import {
  exampleMessage,
  rawRequest,
  startTestServer,
  testStaffToken,
  until,
} from "../../tests/support/service.ts";
import { serveMetrics } from "../metrics.ts";
import { requireStaff } from "./actor.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;
let server: Server;
let folder: string | null = null;
afterEach(async () => {
  await server.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe("every answer has a Request-Id", () => {
  const paths = [
    "/",
    "/nope",
    "/index.html",
    "/%ff%",
    "/api/contacts",
    "/api/contact",
    "/api/nope",
    "/api/%ff",
    "/healthz",
    "/readyz",
  ];

  test("Every answer has a request id of its own, and a problem repeats it", async () => {
    folder = mkdtempSync(join(tmpdir(), "request-ids-"));
    mkdirSync(join(folder, "404"));
    for (const name of ["index.html", "404/index.html"])
      writeFileSync(join(folder, name), "<title>x</title>");
    server = await startTestServer({}, { siteFolder: folder });
    const answers = await Promise.all([
      ...paths.map((path) => rawRequest(server.url, path)),
      rawRequest(server.url, "/", {}, "DELETE"),
      rawRequest(server.url, "/", { range: "bytes=0-1" }),
    ]);
    const ids = answers.map(({ headers }) => headers["request-id"]);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { headers, body } of answers)
      if (body.startsWith("{") && body.includes("title"))
        expect(JSON.parse(body).requestId).toBe(headers["request-id"]);
    const again = await rawRequest(server.url, "/", {
      "if-none-match": String(answers[0]?.headers.etag),
    });
    expect([again.status, again.headers["request-id"]]).toEqual([
      304,
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);
  });

  test("taken from a trusted proxy when it is well formed, and from nobody else", async () => {
    server = await startTestServer({ TRUSTED_PROXIES: "127.0.0.1" });
    const named = async (id: string) =>
      (await rawRequest(server.url, "/healthz", { "request-id": id })).headers["request-id"];
    expect(await named("f0e1d2c3b4a5968778695a4b3c2d1e0f")).toBe(
      "f0e1d2c3b4a5968778695a4b3c2d1e0f",
    );
    for (const wrong of ["short", "x".repeat(65), 'quote"and{brace}', "with spaces in it"])
      expect(await named(wrong)).toMatch(/^[\da-f-]{36}$/);
    await server.stop();
    server = await startTestServer({ TRUSTED_PROXIES: "10.0.0.0/8" });
    expect(await named("f0e1d2c3b4a5968778695a4b3c2d1e0f")).toMatch(/^[\da-f-]{36}$/);
  });

  test("that is in the log, with the visitor's network and not the address", async () => {
    server = await startTestServer();
    const { url, log, stop } = await startMain({ LOG_LEVEL: "info", TRUSTED_PROXIES: "127.0.0.1" });
    const answer = await fetch(`${url}/api/contacts`, {
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
    const id = answer.headers.get("request-id") ?? "none";
    await until(() => log().includes("203.0.113."));
    expect(log()).toContain(`"requestId":"${id}"`);
    expect(log()).toContain("203.0.113.0");
    expect(log()).not.toContain("203.0.113.9");
    await stop();
  });
});

test("an answer from an earlier post says so", async () => {
  server = await startTestServer();
  const key = { "idempotency-key": "once-and-again" };
  const replayed = async (answer: Promise<Response>) =>
    (await answer).headers.get("idempotent-replayed");
  expect(await replayed(server.postJson(exampleMessage("json"), key))).toBeNull();
  expect(await replayed(server.postJson(exampleMessage("json"), key))).toBe("true");
  expect(await replayed(server.postForm(exampleMessage("form")))).toBeNull();
  expect(await replayed(server.postForm(exampleMessage("form")))).toBe("true");
});

describe("bytes that are not UTF-8", () => {
  test.each([
    [
      "application/json",
      Buffer.from(JSON.stringify({ ...exampleMessage(), firstName: "Ren\u00e9" }), "latin1"),
    ],
    [
      "application/x-www-form-urlencoded",
      Buffer.from("firstName=Ren\u00e9&lastName=x&email=a@b.example", "latin1"),
    ],
    [
      "application/x-www-form-urlencoded",
      Buffer.from("firstName=Ren%E9&lastName=x&email=a@b.example"),
    ],
    [
      "application/x-www-form-urlencoded",
      Buffer.from("firstName=%C0%AF&lastName=x&email=a@b.example"),
    ],
  ])("in %s are refused with 400", async (type, body) => {
    server = await startTestServer();
    const answer = await fetch(`${server.url}/api/contact`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("UTF-8");
  });

  test("Text that is UTF-8 is taken as it is, percent signs included", async () => {
    server = await startTestServer();
    const words = "100% Ren\u00e9 \u{1F4C4} %zz + %E9 =&";
    expect((await server.postForm(exampleMessage(words))).status).toBe(201);
    expect((await server.postJson({ ...exampleMessage(words), lastName: "Json" })).status).toBe(
      201,
    );
    const { items } = await (await server.list()).json();
    expect(items.map(({ message }: { message: string }) => message)).toEqual([words, words]);
  });
});

describe("a wrong staff token", () => {
  test("A wrong token is answered late from the third on, and logged without the token", async () => {
    server = await startTestServer();
    const waits: number[] = [];
    const logged: unknown[] = [];
    const find = async (token: string) =>
      token === testStaffToken
        ? ({ kind: "machine", name: "test", role: "auditor" } as const)
        : null;
    const check = requireStaff(
      find,
      createBrake(async (ms) => void waits.push(ms)),
    );
    const ask = (authorization: string | undefined) =>
      Reflect.apply(check, undefined, [
        {
          headers: { authorization },
          ip: "203.0.113.9",
          log: { warn: (facts: unknown) => logged.push(facts) },
        },
      ]);
    for (let count = 0; count < 9; count += 1)
      await expect(ask("Bearer a-wrong-token")).rejects.toMatchObject({ status: 401 });
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000]);
    expect(logged).toEqual([1, 2, 4, 8].map((count) => ({ from: "203.0.113.0", count })));
    await expect(ask(undefined)).rejects.toMatchObject({ status: 401 });
    await ask(`Bearer ${testStaffToken}`);
    expect(waits).toHaveLength(7);
  });
});

test("The metrics are shown for this machine's own names, and for no other host name", async () => {
  server = await startTestServer();
  const metrics = await serveMetrics(server.service, 0);
  const address = metrics.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const status = async (host: string) => (await rawRequest(url, "/metrics", { host })).status;
  expect([
    await status("127.0.0.1:9100"),
    await status("localhost"),
    await status("rebound.example:9100"),
  ]).toEqual([200, 200, 421]);
  metrics.close();
});

/** A server as a process, whose log can be read. */
async function startMain(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "request-ids-main-"));
  const { url, logged, stop } = launchServer({ DATA_DIR: dataDir, ...env });
  return {
    url: await url,
    log: logged,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
