import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { launchServer } from "../tests/support/server-process.ts";
import { exampleMessage, until } from "../tests/support/service.ts";
import { startSmtp } from "../tests/support/smtp.ts";

// Each test starts whole processes.
vi.setConfig({ testTimeout: 180_000 });

let dataDir: string;
let running: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "contact-main-"));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

test("a first run says where everything is, and shows the staff token once", async () => {
  const first = await start();
  expect(first.out).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  expect(first.out).toContain(join(dataDir, "contact.sqlite"));
  expect(first.out).toContain(join(dataDir, "mail"));
  const token = /Staff token: (\S{40,})/.exec(first.out)?.[1] ?? "";
  const list = () =>
    fetch(`${first.url}/api/contacts`, { headers: { authorization: `Bearer ${token}` } });
  expect((await list()).status).toBe(200);
  expect(statSync(join(dataDir, "staff-token.sha256")).mode & 0o077).toBe(0);
  expect(statSync(join(dataDir, "contact.sqlite")).mode & 0o077).toBe(0);
  await first.stop("SIGTERM");
  expect((await start()).out).not.toContain(token);
});

test("wrong settings stop the start with every fault named at once", async () => {
  const { child } = launch({ PORT: "x", RETENTION_DAYS: "-1" });
  let err = "";
  child.stderr?.on("data", (chunk) => {
    err += chunk;
  });
  const [code] = await new Promise<unknown[]>((resolve) =>
    child.once("exit", (...ended) => resolve(ended)),
  );
  expect(code).toBe(1);
  expect(err).toContain("PORT: found text");
  expect(err).toContain("RETENTION_DAYS: found");
});

test("what was acknowledged before kill -9 is delivered after the next start", async () => {
  const smtp = await startSmtp();
  smtp.behave({ kind: "hang", stage: "data" });
  const env = {
    SMTP_URL: smtp.url,
    MAIL_FROM: "site@company.example",
    MAIL_TO: "office@company.example",
  };
  const first = await start(env);
  expect((await post(first.url)).status).toBe(201);
  await first.stop("SIGKILL");
  smtp.behave({ kind: "accept" });
  const second = await start(env);
  expect((await post(second.url)).status).toBe(201);
  await until(() => smtp.mails.length > 0);
  expect(smtp.mails.length).toBeGreaterThan(0);
  await second.stop("SIGTERM");
  await smtp.close();
});

test("SIGTERM ends it with code 0, and nothing that was acknowledged is missing", async () => {
  const { stop, url } = await start({ CONTACT_LIMIT_PER_MINUTE: "1000" });
  const posts = Array.from({ length: 50 }, () =>
    post(url).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await Promise.race(posts);
  expect(await stop()).toBe(0);
  const acknowledged = (await Promise.all(posts)).filter((status) => status === 201).length;
  const again = await start({ STAFF_TOKEN: "a-staff-token-for-tests-only" });
  const { items } = await (
    await fetch(`${again.url}/api/contacts?limit=200`, {
      headers: { authorization: "Bearer a-staff-token-for-tests-only" },
    })
  ).json();
  expect(items.length).toBeGreaterThanOrEqual(acknowledged);
  await until(
    () =>
      existsSync(join(dataDir, "mail")) &&
      readdirSync(join(dataDir, "mail")).length === items.length,
  );
  expect(readdirSync(join(dataDir, "mail"))).toHaveLength(items.length);
});

test("the log and the metrics hold nothing of a visitor", async () => {
  const { child, url } = await start({ METRICS_PORT: "0", LOG_LEVEL: "trace" });
  let log = "";
  child.stderr?.on("data", (chunk) => {
    log += chunk;
  });
  await post(url);
  await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"email":"ada@client.example',
  });
  await fetch(`${url}/api/contacts?q=ada@client.example`, {
    headers: { authorization: "Bearer secret-token" },
  });
  await until(() => log.includes('"status":401'));
  expect(log).toContain('"route":"/api/contact"');
  expect(log).not.toMatch(/ada@|Whitlock|call me|secret-token|127\.0\.0\.1"/);
});

function post(url: string) {
  return fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(exampleMessage()),
  });
}

/** Settings as an operator has them: a generated token, ordinary limits. */
const ordinary = {
  STAFF_TOKEN: "",
  CONTACT_LIMIT_PER_MINUTE: "",
  CONTACT_LIMIT_ALL_PER_MINUTE: "",
} as const;

function launch(env: Record<string, string>) {
  const server = launchServer({ ...ordinary, DATA_DIR: dataDir, ...env });
  running.push(server.child);
  return server;
}

async function start(env: Record<string, string> = {}) {
  const { child, url, said, stop } = launch(env);
  await until(() => said().includes("Staff token"));
  return { child, stop, out: said(), url: await url };
}
