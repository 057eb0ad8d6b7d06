import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countPath, wordsNotKept } from "content/wire/counts.ts";
import { createCountStore } from "service/counting/counts.ts";
import { openDatabase } from "service/db/database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "../../tests/support/raw-http.ts";
import { exampleMessage, startTestServer } from "../../tests/support/service.ts";

const now = Date.UTC(2026, 10, 22, 18);
const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0";

let siteFolder: string;
beforeAll(() => {
  siteFolder = mkdtempSync(join(tmpdir(), "counted-site-"));
  for (const name of ["index.html", "forensics/index.html", "404/index.html", "downloads/guide.html", "style.css"]) {
    mkdirSync(join(siteFolder, name, ".."), { recursive: true });
    writeFileSync(join(siteFolder, name), "<title>x</title>");
  }
});
afterAll(() => rmSync(siteFolder, { recursive: true, force: true }));

/** Runs `visit` against a new service, and gives what it counted once it has stopped. */
async function countedOf(visit: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<void>, settings = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "counts-"));
  const server = await startTestServer({ DATA_DIR, ...settings }, { siteFolder, clock: { now: () => now } });
  await visit(server);
  await server.stop({ keep: true });
  const database = openDatabase({ engine: "sqlite", file: join(DATA_DIR, "contact.sqlite") });
  const { groups } = await createCountStore(database).view("2026-11-22", 1);
  await database.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
  return Object.fromEntries(Object.entries(groups).flatMap(([kind, { rows }]) => rows.map(({ key, n }) => [`${kind} ${key}`, n] as const)));
}

test("documents that are sent whole are counted, and nothing else that is asked for", async () => {
  const counts = await countedOf(async ({ url }) => {
    // Not with fetch: it sends `sec-fetch-mode: cors`, as scripts do.
    const headers = { "user-agent": agent };
    const first = await rawRequest(url, "/forensics", { ...headers, referer: "https://search.example/?q=x" });
    await rawRequest(url, "/forensics", { ...headers, "if-none-match": String(first.headers.etag) });
    await rawRequest(url, "/forensics/", headers);
    await rawRequest(url, "/forensics?utm_source=bar-journal&q=secret", headers);
    await rawRequest(url, "/forensics", headers, "HEAD");
    for (const path of ["/", "/", "/downloads/guide.html", "/style.css", "/nowhere", "/healthz"]) await rawRequest(url, path, headers);
    await rawRequest(url, "/", { ...headers, "sec-gpc": "1" });
  });
  expect(counts).toEqual({
    "page /": 2,
    "page /forensics": 2,
    "guide guide.html": 1,
    "referrer search.example": 1,
    "campaign bar-journal / - / -": 1,
  });
});

const report = (url: string, body: object | string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url + countPath, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test("forms that are begun, sent and refused are counted, and searches that found nothing, without what might tell of somebody", async () => {
  const counts = await countedOf(async ({ url, postJson }) => {
    const answers = [
      await report(url, { kind: "form-begun" }),
      await report(url, { kind: "search", words: "Slack  export" }),
      await report(url, { kind: "search", words: "Ada Whitlock" }),
      await report(url, { kind: "search", words: "quiet" }, { "sec-gpc": "1" }),
      await report(url, { kind: "page", key: "/invented" }),
      await report(url, "null"),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    await postJson(exampleMessage());
    await postJson({});
  });
  expect(counts).toEqual({ "form begun": 1, "form sent": 1, "form failed": 1, "search slack export": 1, [`search ${wordsNotKept}`]: 1 });
});

test("a page elsewhere cannot count here, and one address not without end", async () => {
  const counts = await countedOf(async ({ url }) => {
    expect((await report(url, { kind: "form-begun" }, { origin: "https://evil.example", "sec-fetch-site": "cross-site" })).status).toBe(
      403,
    );
    expect((await report(url, `"${"x".repeat(5_000)}"`)).status).toBe(413);
    for (let number = 0; number < 30; number += 1) expect((await report(url, { kind: "form-begun" })).status).toBe(204);
    expect((await fetch(url + countPath)).status).toBe(405);
  });
  expect(counts).toEqual({ "form begun": 10 });
});

test("with COUNTING=false nothing is counted, and the browser hears no complaint", async () => {
  const counts = await countedOf(
    async ({ url, postJson }) => {
      await fetch(url, { headers: { "user-agent": agent } });
      expect((await report(url, { kind: "form-begun" })).status).toBe(204);
      await postJson(exampleMessage());
    },
    { COUNTING: "false" },
  );
  expect(counts).toEqual({});
});
