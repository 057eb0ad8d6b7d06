import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { findNginx, startNginx } from "../../tests/support/nginx.ts";
import { exampleMessage, startTestServer, testStaffToken, until } from "../../tests/support/service.ts";
import { serveMetrics } from "../metrics-server.ts";
import { requireStaff } from "./require-staff.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;
let server: Server;
let folder: string | null = null;
afterEach(async () => {
  await server.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe("every answer has a Request-Id", () => {
  const paths = ["/", "/nope", "/index.html", "/%ff%", "/api/contacts", "/api/contact", "/api/nope", "/api/%ff", "/healthz", "/readyz"];

  test("of its own: pages, files, redirects and refusals; and the problem repeats it", async () => {
    folder = mkdtempSync(join(tmpdir(), "request-ids-"));
    mkdirSync(join(folder, "404"));
    for (const name of ["index.html", "404/index.html"]) writeFileSync(join(folder, name), "<title>x</title>");
    server = await startTestServer({}, { siteFolder: folder });
    const answers = await Promise.all([...paths.map((path) => get(path)), get("/", {}, "DELETE"), get("/", { range: "bytes=0-1" })]);
    const ids = answers.map(({ headers }) => headers["request-id"]);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { headers, body } of answers)
      if (body.startsWith("{") && body.includes("title")) expect(JSON.parse(body).requestId).toBe(headers["request-id"]);
    const again = await get("/", { "if-none-match": String(answers[0]?.headers.etag) });
    expect([again.status, again.headers["request-id"]]).toEqual([304, expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test("taken from a trusted proxy when it is well formed, and from nobody else", async () => {
    server = await startTestServer({ TRUSTED_PROXIES: "127.0.0.1" });
    const named = async (id: string) => (await get("/healthz", { "request-id": id })).headers["request-id"];
    expect(await named("f0e1d2c3b4a5968778695a4b3c2d1e0f")).toBe("f0e1d2c3b4a5968778695a4b3c2d1e0f");
    for (const wrong of ["short", "x".repeat(65), 'quote"and{brace}', "with spaces in it"])
      expect(await named(wrong)).toMatch(/^[\da-f-]{36}$/);
    await server.stop();
    server = await startTestServer({ TRUSTED_PROXIES: "10.0.0.0/8" });
    expect(await named("f0e1d2c3b4a5968778695a4b3c2d1e0f")).toMatch(/^[\da-f-]{36}$/);
  });

  test("that stands in the log", async () => {
    server = await startTestServer();
    const { url, log, stop } = await startMain({ LOG_LEVEL: "info" });
    const answer = await fetch(`${url}/api/contacts`);
    const id = answer.headers.get("request-id") ?? "none";
    await until(() => log().includes(id));
    expect(log()).toContain(`"requestId":"${id}"`);
    await raw(url, "nonsense\r\n\r\n");
    expect(await until(() => /"requestId":"[\da-f-]{36}","status":400,"code":"malformed"/.test(log()))).toBe(true);
    await stop();
  });
});

test("an answer from an earlier post says so", async () => {
  server = await startTestServer();
  const key = { "idempotency-key": "once-and-again" };
  const replayed = async (answer: Promise<Response>) => (await answer).headers.get("idempotent-replayed");
  expect(await replayed(server.postJson(exampleMessage("json"), key))).toBeNull();
  expect(await replayed(server.postJson(exampleMessage("json"), key))).toBe("true");
  expect(await replayed(server.postForm(exampleMessage("form")))).toBeNull();
  expect(await replayed(server.postForm(exampleMessage("form")))).toBe("true");
});

describe("bytes that are not UTF-8", () => {
  test.each([
    ["application/json", Buffer.from(JSON.stringify({ ...exampleMessage(), firstName: "Ren\u00e9" }), "latin1")],
    ["application/x-www-form-urlencoded", Buffer.from("firstName=Ren\u00e9&lastName=x&email=a@b.example", "latin1")],
    ["application/x-www-form-urlencoded", Buffer.from("firstName=Ren%E9&lastName=x&email=a@b.example")],
    ["application/x-www-form-urlencoded", Buffer.from("firstName=%C0%AF&lastName=x&email=a@b.example")],
  ])("in %s are refused with 400", async (type, body) => {
    server = await startTestServer();
    const answer = await fetch(`${server.url}/api/contact`, { method: "POST", headers: { "content-type": type }, body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("UTF-8");
  });

  test("and whatever is UTF-8 is taken as it is, percent signs included", async () => {
    server = await startTestServer();
    const words = "100% Ren\u00e9 \u{1F4C4} %zz + %E9 =&";
    expect((await server.postForm(exampleMessage(words))).status).toBe(201);
    expect((await server.postJson({ ...exampleMessage(words), lastName: "Json" })).status).toBe(201);
    const { items } = await (await server.list()).json();
    expect(items.map(({ message }: { message: string }) => message)).toEqual([words, words]);
  });
});

describe("on a connection that has been answered before", () => {
  const first = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const post = (rest: string) => `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`;

  test.each([
    ["a malformed request", "broken\r\n\r\n", 400],
    ["headers that are too long", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(40_000)}\r\n\r\n`, 431],
    ["a body in broken chunks", post("Transfer-Encoding: chunked\r\n\r\nnot a length\r\n"), 400],
  ])("%s gets its answer", async (_name, bytes, status) => {
    server = await startTestServer();
    const text = await raw(server.url, first, bytes);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", `HTTP/1.1 ${status}`]);
    expect(text).toMatch(/"requestId":"[\da-f-]{36}"/);
  });

  test.each([
    ["whose headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow"],
    ["whose body", post("Content-Length: 100\r\n\r\n{")],
  ])("a request %s come too slowly gets 408", async (_name, bytes) => {
    server = await startTestServer();
    Object.assign(server.app.server, { headersTimeout: 300, requestTimeout: 400 });
    expect((await raw(server.url, first, bytes)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 408"]);
  });

  test("what is sent before a malformed request is answered first", async () => {
    server = await startTestServer();
    const text = await raw(server.url, `${first}${first}broken\r\n\r\n`);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 400"]);
  });

  test("nginx in front passes the 431 on instead of a 502", async (context) => {
    server = await startTestServer();
    const nginx = findNginx();
    if (nginx.found === null) return context.skip(nginx.skipped);
    const { port } = new URL(server.url);
    const front = await startNginx(
      nginx.found,
      (own) => `large_client_header_buffers 8 32k; upstream site { server 127.0.0.1:${port}; keepalive 4; }
server { listen 127.0.0.1:${own}; location / { proxy_http_version 1.1; proxy_set_header Connection ""; proxy_pass http://site; } }`,
    );
    context.onTestFinished(front.stop);
    expect((await fetch(`${front.url}/healthz`)).status).toBe(200);
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      // A post: nginx itself repeats a reading that got no answer.
      const answer = await fetch(`${front.url}/api/contact`, { method: "POST", headers: { "x-long": "a".repeat(20_000) }, body: "{}" });
      statuses.push(answer.status);
      await answer.arrayBuffer();
      await (await fetch(`${front.url}/healthz`)).arrayBuffer();
    }
    expect(statuses).toEqual(Array(10).fill(431));
  });
});

describe("a wrong staff token", () => {
  test("is answered late from the third within a minute on, and logged without it", async () => {
    server = await startTestServer();
    const waits: number[] = [];
    const logged: unknown[] = [];
    const check = requireStaff({ matches: (token) => token === testStaffToken }, async (ms) => void waits.push(ms));
    const ask = (authorization: string | undefined) =>
      Reflect.apply(check, undefined, [
        { headers: { authorization }, ip: "203.0.113.9", log: { warn: (facts: unknown) => logged.push(facts) } },
      ]);
    for (let count = 0; count < 9; count += 1) await expect(ask("Bearer a-wrong-token")).rejects.toMatchObject({ status: 401 });
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000]);
    expect(logged).toEqual([1, 2, 4, 8].map((count) => ({ from: "203.0.113.0", count })));
    await expect(ask(undefined)).rejects.toMatchObject({ status: 401 });
    await ask(`Bearer ${testStaffToken}`);
    expect(waits).toHaveLength(7);
  });
});

test("the metrics are shown to whoever asks for this machine by its own name, and to no page with a name of its own for it", async () => {
  server = await startTestServer();
  const metrics = await serveMetrics(server.service.metrics, 0);
  const address = metrics.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const status = async (host: string) => (await get("/metrics", { host }, "GET", url)).status;
  expect([await status("127.0.0.1:9100"), await status("localhost"), await status("rebound.example:9100")]).toEqual([200, 200, 421]);
  metrics.close();
});

/** Unlike fetch, sends the path as it is written. */
function get(path: string, headers: Record<string, string> = {}, method = "GET", url = server.url) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      let body = "";
      for await (const chunk of response.setEncoding("utf8")) body += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Sends each piece once the one before has been answered, on one connection; gives everything that came until the other side closed. */
function raw(url: string, ...pieces: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const rest = [...pieces];
    const socket = connect(Number(port), hostname, () => socket.write(rest.shift() ?? ""));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString();
      const next = rest.shift();
      if (next !== undefined) socket.write(next);
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
}

/** A server as a process, whose log can be read. */
async function startMain(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "request-ids-main-"));
  const child: ChildProcess = spawn(process.execPath, ["server/main.ts"], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout?.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    err += chunk;
  });
  await until(() => out.includes("Staff token"));
  return {
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0] ?? "",
    log: () => err,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
