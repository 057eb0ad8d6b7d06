import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countedWordsLimit, countPath, wordsNotKept } from "content/wire/counts.ts";
import {
  createCounter,
  createCountStore,
  otherKeys,
  startFlushing,
  today,
} from "service/counting/counts.ts";
import { countableWords, countVisits, readSearchWords } from "service/counting/visits.ts";
import { openDatabase } from "service/db/database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleMessage, rawRequest, startTestServer } from "../../tests/support/service.ts";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

const page = (key: string, n: number) => ({ kind: "page", key, n }) as const;

describeOnBothEngines("the numbers by day", (openStore) => {
  test("The numbers by day of several servers are added up, and shown with the most frequent first", async () => {
    const { database, again } = await openStore();
    const [here, there] = [createCountStore(database), createCountStore(again())];
    const rounds = Array.from({ length: 10 }, () => [
      here.add("2026-11-22", [page("/a", 1), page("/b", 2)]),
      there.add("2026-11-22", [page("/b", 2), page("/a", 1), { kind: "form", key: "sent", n: 1 }]),
    ]);
    await Promise.all(rounds.flat());
    await here.add("2026-11-20", [page("/a", 100)]);
    await here.add("2026-11-22", []);
    const none = { total: 0, rows: [] };
    expect(await there.view("2026-11-22", 2)).toEqual({
      from: "2026-11-21",
      to: "2026-11-22",
      groups: {
        page: {
          total: 60,
          rows: [
            { key: "/b", n: 40 },
            { key: "/a", n: 20 },
          ],
        },
        form: { total: 10, rows: [{ key: "sent", n: 10 }] },
        guide: none,
        referrer: none,
        campaign: none,
        search: none,
      },
    });
    expect((await here.view("2026-11-22", 3)).groups.page.total).toBe(160);
  });

  test("Keys of a day are bounded: further ones are counted under one name", async () => {
    const { database } = await openStore();
    const counts = createCountStore(database);
    const invented = (from: number) =>
      Array.from(
        { length: 400 },
        (_, at) => ({ kind: "referrer", key: `s${from + at}.example`, n: 1 }) as const,
      );
    for (const from of [0, 400, 800]) await counts.add("2026-11-22", invented(from));
    await counts.add("2026-11-22", [{ kind: "referrer", key: "s7.example", n: 5 }]);
    const rows = await database.kysely.selectFrom("daily_count").selectAll().execute();
    expect(rows).toHaveLength(501);
    expect(rows.find(({ key }) => key === otherKeys)).toMatchObject({ n: 700 });
    expect(rows.find(({ key }) => key === "s7.example")).toMatchObject({ n: 6 });
    await counts.add("2026-11-23", invented(0));
    expect((await counts.view("2026-11-23", 1)).groups.referrer.total).toBe(400);
  });

  test("The numbers by day are kept for 25 months", async () => {
    const { database } = await openStore();
    const store = createCountStore(database);
    for (const day of ["2024-10-21", "2024-10-22", "2026-11-22"])
      await store.add(day, [page("/a", 1)]);
    await store.forgetOld("2026-11-22");
    const rows = await database.kysely
      .selectFrom("daily_count")
      .select("day")
      .orderBy("day")
      .execute();
    expect(rows.map(({ day }) => day)).toEqual(["2024-10-22", "2026-11-22"]);
  });
});

test("what the store does not take is counted with the next, and what is left goes with the end", async () => {
  const counter = createCounter();
  const taken: string[] = [];
  let away = true;
  let now = Date.UTC(2026, 10, 22, 12);
  const add = async (
    day: string,
    counts: readonly { readonly key: string; readonly n: number }[],
  ) => {
    if (away) throw new Error("away");
    taken.push(...counts.map(({ key, n }) => `${day} ${key} ${n}`));
  };
  const errors: unknown[] = [];
  const clock = { now: () => now };
  const stop = startFlushing(counter, { add }, clock, (error) => errors.push(error), 5);
  counter.add("page", "/a");
  while (errors.length === 0) await new Promise(setImmediate);
  counter.add("page", "/a");
  away = false;
  now += 24 * 60 * 60_000;
  await stop();
  expect(today(clock)).toBe("2026-11-23");
  expect(taken).toEqual(["2026-11-22 /a 2"]);
});

const browser = {
  host: "www.company.example",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0",
};

function counted(path: string, headers: IncomingHttpHeaders) {
  const counter = createCounter();
  countVisits(counter)(path.replace(/\?.*/, ""), {
    headers: { ...browser, ...headers },
    ip: "203.0.113.7",
    url: path,
  });
  return counter.take().map(({ kind, key, n }) => `${kind} ${key} ${n}`);
}

test("a page counts by its path, a guide by its file", () => {
  expect(counted("/forensics", { "sec-fetch-mode": "navigate" })).toEqual(["page /forensics 1"]);
  expect(counted("/downloads/digital-forensics.html", {})).toEqual([
    "guide digital-forensics.html 1",
  ]);
});

test("The host of the site that led here is kept, and nothing after it", () => {
  expect(counted("/", { referer: "https://www.Search.example/?q=ada+whitlock" })).toEqual([
    "page / 1",
    "referrer search.example 1",
  ]);
});

test("Of a campaign's link source, medium and campaign are kept, and nothing else of the query", () => {
  const link =
    "/forensics?utm_source=Newsletter&utm_medium=email&utm_campaign=Spring+2027&utm_term=x&utm_content=ada%40client.example&id=7#top";
  expect(counted(link, {})).toEqual([
    "page /forensics 1",
    "campaign newsletter / email / spring 2027 1",
  ]);
  expect(counted("/?utm_source=bar-journal", {})).toEqual([
    "page / 1",
    "campaign bar-journal / - / - 1",
  ]);
  expect(counted("/?q=x&utm_source=", {})).toEqual(["page / 1"]);
});

test.each([
  "ada@client.example",
  "ada%40client.example",
  "3125550142",
  "a".repeat(41),
  "<script>",
  "%E2%80%AE",
])("A campaign named %s is counted without its name", (name) => {
  expect(counted(`/?utm_source=mail&utm_campaign=${name}`, {})).toEqual([
    "page / 1",
    "campaign mail / - / (not kept) 1",
  ]);
});

test.each([
  ...[
    "https://www.company.example/contact",
    "https://company.example/",
    "http://plain.example/",
    "https://203.0.113.7/",
  ],
  ...["https://[2001:db8::1]/", "https://intranet/", "android-app://com.example/", "nonsense"],
])("%s is no site that led here", (referer) => {
  expect(counted("/", { referer })).toEqual(["page / 1"]);
});

test.each([
  ["a robot that says so", { "user-agent": "Mozilla/5.0 (compatible; Searchbot/2.1)" }],
  ["a program", { "user-agent": "curl/8.17.0" }],
  ["one without a name", { "user-agent": undefined }],
  ["one who asks not to be tracked", { "sec-gpc": "1" }],
  ["one who asks so in the older way", { dnt: "1" }],
  ["what is loaded ahead", { "sec-purpose": "prefetch" }],
  ["what a script reads", { "sec-fetch-mode": "cors" }],
])("%s is not counted", (_who, headers) => {
  expect(counted("/", headers)).toEqual([]);
});

test("Invented sites are counted under one name, and one address counts sixty pages a minute", () => {
  const counter = createCounter();
  const count = countVisits(counter);
  for (let number = 0; number < 1_000; number += 1)
    count("/", {
      headers: { ...browser, referer: `https://s${number}.example/` },
      ip: `203.0.${number % 250}.7`,
      url: `/?utm_source=s${number}`,
    });
  for (let number = 0; number < 200; number += 1)
    count("/flood", { headers: browser, ip: "198.51.100.1", url: "/flood" });
  const counts = counter.take();
  expect(counts.length).toBeLessThan(1_010);
  expect(counts.filter(({ key }) => key === otherKeys)).toMatchObject([
    { kind: "referrer", n: 500 },
    { kind: "campaign", n: 500 },
  ]);
  expect(counts.find(({ key }) => key === "/flood")).toMatchObject({ n: 60 });
  expect(counter.take()).toEqual([]);
});

const known = new Set(["slack", "export", "rule", "502", "d", "microsoft", "365", "tar", "o", "v"]);

test.each([
  ["  slack   export ", "slack export"],
  ["TAR", "tar"],
  ["Rule 502(d)", "rule 502 d"],
  ["microsoft 365", "microsoft 365"],
])("Of %j is kept %j, because the index has every word", (words, kept) => {
  expect(countableWords(words, known)).toBe(kept);
});

test.each([
  ...[
    "ADA WHITLOCK",
    '"Ada Whitlock"',
    "(Ada Whitlock)",
    "ada whitlock slack",
    "Whitlock, Ada",
    "McDonald Ronald",
    "Jean-Luc Picard",
  ],
  ...[
    "O'Brien Patrick",
    "J. Smith",
    "SMITH & JONES",
    "smith v. jones",
    "whitlock.com/ada",
    "ada@client.example",
  ],
  ...[
    "ada\uFF20whitlock.com",
    "\u0622\u062f\u0627",
    "\u5f20\u4f1f",
    "312 555 0100",
    "slack export rule 502 d tar",
    "...",
    "",
  ],
])("%j is not kept", (words) => {
  expect(countableWords(words, known)).toBe(wordsNotKept);
});

test("No more is kept than the limit", () => {
  const word = "a".repeat(300);
  expect(countableWords(word, new Set([word]))).toHaveLength(countedWordsLimit);
});

test("The words are read from the build's list, and without one nothing is kept", () => {
  const file = join(mkdtempSync(join(tmpdir(), "words-")), "search-words.json");
  expect(readSearchWords(file).size).toBe(0);
  writeFileSync(file, JSON.stringify(["slack", "export"]));
  expect(countableWords("Slack export", readSearchWords(file))).toBe("slack export");
});

const now = Date.UTC(2026, 10, 22, 18);
const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0";

let siteFolder: string;
beforeAll(() => {
  siteFolder = mkdtempSync(join(tmpdir(), "counted-site-"));
  for (const name of [
    "index.html",
    "forensics/index.html",
    "404/index.html",
    "downloads/guide.html",
    "style.css",
  ]) {
    mkdirSync(join(siteFolder, name, ".."), { recursive: true });
    writeFileSync(join(siteFolder, name), "<title>x</title>");
  }
});
afterAll(() => rmSync(siteFolder, { recursive: true, force: true }));

/** Runs `visit` against a new service, and gives what it counted once it has stopped. */
async function countedOf(
  visit: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<void>,
  settings = {},
) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "counts-"));
  const server = await startTestServer(
    { DATA_DIR, ...settings },
    { siteFolder, clock: { now: () => now } },
  );
  await visit(server);
  await server.stop({ keep: true });
  const database = openDatabase({ engine: "sqlite", file: join(DATA_DIR, "contact.sqlite") });
  const { groups } = await createCountStore(database).view("2026-11-22", 1);
  await database.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
  return Object.fromEntries(
    Object.entries(groups).flatMap(([kind, { rows }]) =>
      rows.map(({ key, n }) => [`${kind} ${key}`, n] as const),
    ),
  );
}

test("documents that are sent whole are counted, and nothing else that is asked for", async () => {
  const counts = await countedOf(async ({ url }) => {
    // Not with fetch: it sends `sec-fetch-mode: cors`, as scripts do.
    const headers = { "user-agent": agent };
    const first = await rawRequest(url, "/forensics", {
      ...headers,
      referer: "https://search.example/?q=x",
    });
    await rawRequest(url, "/forensics", {
      ...headers,
      "if-none-match": String(first.headers.etag),
    });
    await rawRequest(url, "/forensics/", headers);
    await rawRequest(url, "/forensics?utm_source=bar-journal&q=secret", headers);
    await rawRequest(url, "/forensics", headers, "HEAD");
    for (const path of ["/", "/", "/downloads/guide.html", "/style.css", "/nowhere", "/healthz"])
      await rawRequest(url, path, headers);
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

const report = (
  url: string,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(url + countPath, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test("Forms and empty searches are counted, without what might tell of somebody", async () => {
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
  expect(counts).toEqual({
    "form begun": 1,
    "form sent": 1,
    "form failed": 1,
    "search slack export": 1,
    [`search ${wordsNotKept}`]: 1,
  });
});

test("A page loaded ahead is counted once the browser says that its visitor is there", async () => {
  const counts = await countedOf(async ({ url }) => {
    await rawRequest(url, "/forensics", {
      "user-agent": agent,
      "sec-purpose": "prefetch;prerender",
      "sec-fetch-mode": "navigate",
    });
    await report(url, { kind: "page", path: "/forensics" });
    await report(url, { kind: "page", path: "/" }, { dnt: "1" });
    for (const path of ["/invented", "/404", "/style.css", "/forensics?q=secret"])
      await report(url, { kind: "page", path });
    for (let number = 0; number < 80; number += 1) await report(url, { kind: "page", path: "/" });
  });
  expect(counts).toEqual({ "page /forensics": 1, "page /": 59 });
});

test("a page elsewhere cannot count here, and one address not without end", async () => {
  const counts = await countedOf(async ({ url }) => {
    expect(
      (
        await report(
          url,
          { kind: "form-begun" },
          { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
        )
      ).status,
    ).toBe(403);
    expect((await report(url, `"${"x".repeat(5_000)}"`)).status).toBe(413);
    for (let number = 0; number < 30; number += 1)
      expect((await report(url, { kind: "form-begun" })).status).toBe(204);
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
