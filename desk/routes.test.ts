import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "content/wire/staff-roles.ts";
import type { FastifyInstance } from "fastify";
import { PNG } from "pngjs";
import { openDatabase } from "service/db/database.ts";
import { migrate } from "service/db/open.ts";
import { buildInboxApp } from "service/inbox/app.ts";
import { createLog } from "service/logger.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  about,
  anna,
  ben,
  createProject,
  deskOf,
  standInSite,
  type TestProject,
} from "../tests/support/desk.ts";
import { staffOn } from "../tests/support/staff.ts";
import { deskInInbox } from "./in-inbox.ts";
import { buildDeskApp } from "./routes.ts";
import { deskPaths, type Opened, type SharedLink } from "./wire.ts";

let project: TestProject;
let screens: string;
let app: FastifyInstance;

beforeEach(() => {
  project = createProject();
  screens = join(mkdtempSync(join(tmpdir(), "desk-screens-")), "desk");
  mkdirSync(join(screens, "assets"), { recursive: true });
  writeFileSync(join(screens, "index.html"), "<html><head><title>Desk</title></head></html>");
  writeFileSync(join(screens, "assets/index-1.js"), "export {};");
});
afterEach(async () => {
  await app.close();
  for (const folder of [project.folder, join(screens, "..")])
    rmSync(folder, { recursive: true, force: true });
});

type Headers = Readonly<Record<string, string>>;
type Ask = { readonly headers?: Headers; readonly body?: object | Buffer };
const fromDesk = { host: "localhost:3300", "sec-fetch-site": "same-origin" };
/** Without what browsers say of the page that asks. */
const unnamed = { host: "localhost:3300" };
const ask = (
  method: "GET" | "POST" | "PUT",
  url: string,
  { headers = {}, body }: Ask = {},
  own: Headers = fromDesk,
) => {
  const bytes = Buffer.isBuffer(body) ? { "content-type": "application/octet-stream" } : {};
  return app.inject({
    method,
    url,
    headers: { ...own, ...bytes, ...headers },
    ...(body ? { payload: body } : {}),
  });
};
const opened = async (more?: Ask) =>
  (await ask("GET", `${deskPaths.entry}?file=${about}`, more)).json<Opened>();
const retitled = async (title: string, more?: Ask) => {
  const { version, words } = await opened(more);
  return { file: about, version, words: { ...words, value: { ...Object(words.value), title } } };
};

describe("the desk on this machine", () => {
  beforeEach(async () => {
    const desk = await deskOf(project.folder, { release: "true" });
    app = await buildDeskApp({
      desk,
      log: createLog("silent"),
      publicOrigin: "https://www.site.example",
      screens,
      personOf: () => ben,
    });
  });

  test("The desk on this machine opens, saves, checks, shows, publishes and undoes", async () => {
    expect((await ask("GET", deskPaths.overview)).json()).toMatchObject({
      me: { name: ben.name, mayPublish: true },
      site: "https://www.site.example",
      entries: expect.arrayContaining([expect.objectContaining({ file: about, draft: null })]),
    });
    const saved = await ask("PUT", deskPaths.entry, { body: await retitled("WRONG") });
    const { version } = saved.json();
    expect(saved.json()).toMatchObject({
      words: { value: { title: "WRONG" } },
      clashes: [],
      with: null,
    });
    expect(
      (await ask("GET", `${deskPaths.faults}?file=${about}&version=${version}`)).json(),
    ).toMatchObject([{ file: about, line: 2 }]);
    const refused = await ask("POST", deskPaths.publish, { body: { file: about, version } });
    expect([refused.statusCode, refused.headers["content-type"]]).toEqual([
      422,
      expect.stringContaining("application/problem+json"),
    ]);
    expect(refused.json()).toMatchObject({
      code: "faults",
      faults: [{ file: about, message: "this is wrong" }],
    });

    const better = (await ask("PUT", deskPaths.entry, { body: await retitled("Better") })).json();
    const page = await ask(
      "GET",
      `${deskPaths.preview}?file=${about}&at=/about&version=${better.version}`,
    );
    expect([page.body, page.headers["content-security-policy"]]).toEqual([
      expect.stringContaining("Better"),
      expect.not.stringContaining("script-src"),
    ]);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    const frame = await ask("GET", deskPaths.frame);
    expect(frame.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
    expect(
      (await ask("GET", `${deskPaths.preview}?file=${about}&at=/none&version=${better.version}`))
        .statusCode,
    ).toBe(404);
    const published = await ask("POST", deskPaths.publish, {
      body: { file: about, version: better.version },
    });
    expect(published.json()).toMatchObject({
      change: project.git("rev-parse", "main"),
      release: { state: "running" },
    });
    await expect.poll(async () => (await ask("GET", deskPaths.release)).json().state).toBe("live");
    const [{ change }] = (await ask("GET", `${deskPaths.history}?file=${about}`)).json();
    expect(
      (await ask("GET", `${deskPaths.change}?file=${about}&change=${change}`)).json(),
    ).toMatchObject({
      after: { value: { title: "Better" } },
    });
    expect((await ask("POST", deskPaths.release)).json()).toMatchObject({ state: "running" });
    await ask("POST", deskPaths.undo, { body: { file: about, version: "", change } });
    expect(project.onDisk(about)).toContain("title: About us");
  });

  test("The desk says which words are saved and who has a file open in another window", async () => {
    await ask("PUT", deskPaths.entry, { body: await retitled("Better") });
    const here = async (window: string) =>
      (await ask("POST", deskPaths.here, { body: { file: about, window } })).json();
    const { version } = await opened();
    expect(await here("one")).toEqual({ version, by: ben.name, others: [] });
    expect(await here("two")).toEqual({ version, by: ben.name, others: [ben.name] });
  });

  test("The desk on this machine marks, schedules, discards, creates and removes", async () => {
    const { version } = (await ask("PUT", deskPaths.entry, { body: await retitled("New") })).json();
    const seen = { file: about, version };
    const draft = async () => (await opened()).draft;
    await ask("POST", deskPaths.review, { body: { ...seen, state: "review" } });
    expect(await draft()).toMatchObject({ state: "review" });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await ask("POST", deskPaths.schedule, { body: { ...seen, at } });
    expect(await draft()).toMatchObject({ state: "scheduled", publishAt: at });
    await ask("POST", deskPaths.discard, { body: seen });
    expect(await draft()).toBeNull();
    const { file } = (
      await ask("POST", deskPaths.create, { body: { kind: "article", title: "Clawback" } })
    ).json();
    expect(file).toBe("content/articles/clawback.md");
    expect((await ask("POST", deskPaths.remove, { body: seen })).json()).toMatchObject({
      code: "needed",
    });
  });

  test("The desk on this machine takes pictures by their bytes, up to 20 MB", async () => {
    const url = `${deskPaths.picture}?file=${about}&name=Hall.png`;
    const png = PNG.sync.write(new PNG({ width: 1, height: 1 }));
    expect((await ask("POST", url, { body: png })).json()).toMatchObject({
      name: "about/hall.png",
    });
    const back = await ask("GET", `${deskPaths.picture}?file=${about}&name=about/hall.png`);
    expect([back.rawPayload, back.headers["content-type"]]).toEqual([png, "image/png"]);
    const [{ id, name }] = (await ask("GET", deskPaths.pictures)).json();
    const small = await ask("GET", `${deskPaths.thumbnail}?id=${id}`);
    expect([name, small.headers["content-type"]]).toEqual(["pages/about/hall.png", "image/webp"]);
    const blob = project.git("rev-parse", `main:${about}`);
    expect((await ask("GET", `${deskPaths.thumbnail}?id=${blob}`)).statusCode).toBe(404);
    const choice = { file: "content/people.yaml", id, name };
    expect((await ask("POST", deskPaths.choose, { body: choice })).json()).toEqual({
      name: "people/hall.png",
    });
    expect(back.headers["content-security-policy"]).toMatch(/^default-src 'none';.*sandbox$/);
    expect((await ask("POST", url, { body: Buffer.from("<html/>") })).statusCode).toBe(415);
    expect(
      (await ask("POST", url, { body: Buffer.concat([png, Buffer.alloc(20_000_000)]) })).json(),
    ).toMatchObject({
      status: 413,
      detail: expect.stringContaining("20 MB"),
    });
    expect((await ask("POST", url, { body: { a: 1 } })).statusCode).toBe(415);
  });

  test("The desk refuses other sites, names of this machine, bodies and files", async () => {
    const body = await retitled("New");
    const strangers: readonly Headers[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
    ];
    for (const headers of strangers)
      for (const [method, url] of [
        ["PUT", deskPaths.entry],
        ["POST", deskPaths.publish],
        ["GET", deskPaths.overview],
      ] as const) {
        const asked: Ask = { headers, ...(method !== "GET" && { body }) };
        expect((await ask(method, url, asked, unnamed)).statusCode, `${method} ${url}`).toBe(403);
      }
    for (const host of ["evil.example", "localhost.evil.example:3300"])
      expect((await ask("GET", deskPaths.overview, { headers: { host } })).statusCode).toBe(421);
    for (const wrong of [
      {},
      { ...body, more: 1 },
      { ...body, words: { value: {} } },
      { ...body, file: 1 },
    ])
      expect((await ask("PUT", deskPaths.entry, { body: wrong })).statusCode).toBe(422);
    expect(
      (
        await ask("PUT", deskPaths.entry, {
          headers: { "content-type": "text/plain" },
          body: Buffer.from("{}"),
        })
      ).statusCode,
    ).toBe(415);
    for (const file of ["content/code.ts", "content/../README.md", "package.json"]) {
      expect(
        (await ask("PUT", deskPaths.entry, { body: { ...body, file } })).statusCode,
        file,
      ).toBe(404);
      expect((await ask("GET", `${deskPaths.history}?file=${file}`)).statusCode, file).toBe(404);
    }
    expect(project.git("for-each-ref", "refs/heads/desk")).toBe("");
  });

  test("The desk's page runs only its own scripts, and no other file is served", async () => {
    const policy = String((await ask("GET", "/desk/")).headers["content-security-policy"]);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; .*require-trusted-types-for 'script'$/,
    );
    expect((await ask("GET", "/desk/assets/index-1.js")).headers["content-type"]).toContain(
      "/javascript",
    );
    for (const url of [
      "/desk/assets/..%2Findex.html",
      "/desk/assets/none.js",
      "/desk/../package.json",
      "/package.json",
      `${deskPaths.site}assets/x.js`,
    ])
      expect((await ask("GET", url)).statusCode, url).toBe(404);
  });
});

describe("the desk in the staff inbox", () => {
  let place: ReturnType<typeof staffOn>;

  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), "desk-store-"));
    const database = openDatabase({ engine: "sqlite", file: join(folder, "contact.sqlite") });
    await migrate(database);
    place = staffOn(database, { now: Date.now });
    const settings = { isInInbox: true, port: 0, branch: null, remote: null, release: null };
    const more = await deskInInbox(
      project.folder,
      { desk: settings, publicOrigin: null },
      place.staff,
      { screens, site: standInSite() },
    );
    const staffToken = { matches: () => false };
    app = await buildInboxApp({
      staff: place.staff,
      staffToken,
      log: createLog("silent"),
      site: null,
      origin: null,
      port: () => 3100,
      more,
    });
    return async () => {
      await database.close();
      for (const one of [folder, place.dataDir]) rmSync(one, { recursive: true, force: true });
    };
  });
  const signedIn = async (name: string, role: Role) => ({
    headers: { cookie: `inbox-session=${await place.signIn(name, role)}` },
  });

  test("The desk lets writers write and publishers publish, with their names in the trail", async () => {
    for (const url of [deskPaths.overview, `${deskPaths.entry}?file=${about}`, deskPaths.release])
      expect((await ask("GET", url)).statusCode).toBe(401);
    const intake = await signedIn("Ina Field", "intake");
    expect((await ask("GET", deskPaths.overview, intake)).statusCode).toBe(403);
    const writer = await signedIn(anna.name, "writer");
    expect((await ask("GET", deskPaths.overview, writer)).json()).toMatchObject({
      me: { name: anna.name, mayPublish: false },
    });
    expect((await ask("GET", "/api/contacts", writer)).statusCode).toBe(403);
    const { version } = (
      await ask("PUT", deskPaths.entry, { ...writer, body: await retitled("Anna's", writer) })
    ).json();
    const body = { file: about, version };
    for (const [url, more] of [
      [deskPaths.publish, {}],
      [deskPaths.schedule, { at: null }],
      [deskPaths.publishTogether, {}],
      [deskPaths.scheduleTogether, {}],
      [deskPaths.undo, { change: "x" }],
      [deskPaths.release, {}],
    ] as const)
      expect(
        (await ask("POST", url, { ...writer, body: { ...body, ...more } })).statusCode,
        url,
      ).toBe(403);
    const publisher = await signedIn(ben.name, "publisher");
    const together = { drafts: [body] };
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect(
      (await ask("POST", deskPaths.scheduleTogether, { ...publisher, body: { ...together, at } }))
        .statusCode,
    ).toBe(200);
    expect(
      (await ask("POST", deskPaths.publishTogether, { ...publisher, body: together })).json(),
    ).toMatchObject({ release: { state: "none" } });
    expect((await ask("POST", deskPaths.release, publisher)).json()).toMatchObject({
      code: "no-release",
    });
    const format = "--format=%an <%ae>, %(trailers:key=Desk-Published-By,valueonly)";
    expect(project.git("log", "-1", format)).toBe(`${anna.name} <desk@localhost>, ${ben.name}`);
    const entries = (await place.staff.audit.list(5)).filter(({ action }) => action === "publish");
    expect(entries).toMatchObject([{ actor: ben.name, detail: `${about}: Change about` }]);
  });

  test("A link to a draft shows its page to strangers until it ends, and nothing else", async () => {
    const writer = await signedIn(anna.name, "writer");
    const linked = async (at = "/about") => {
      const { version } = await opened(writer);
      return ask("POST", deskPaths.share, { ...writer, body: { file: about, version, at } });
    };
    expect((await linked()).json()).toMatchObject({ code: "no-draft" });
    await ask("PUT", deskPaths.entry, { ...writer, body: await retitled("First words", writer) });
    expect((await linked("/elsewhere")).statusCode).toBe(422);
    const { path, until } = (await linked()).json<SharedLink>();
    expect(path).toMatch(/^\/desk\/shared\/[\w-]{43}$/);
    expect((await opened(writer)).draft).toMatchObject({ linkUntil: until });
    // The repository has no token, and a later save keeps the link.
    expect(project.git("log", "--all", "--format=%B")).not.toContain(path.slice(-43));
    await ask("PUT", deskPaths.entry, { ...writer, body: await retitled("Later words", writer) });
    const stranger = { host: unnamed.host, "sec-fetch-site": "cross-site" };
    const shown = await ask("GET", path, {}, stranger);
    expect([shown.statusCode, shown.body]).toEqual([200, expect.stringContaining("Later words")]);
    expect(shown.headers).toMatchObject({
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    const next = (await linked()).json<SharedLink>().path;
    const wrong = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
    for (const address of [path, wrong]) {
      const answer = await ask("GET", address, {}, stranger);
      expect([answer.statusCode, answer.body]).toEqual([
        404,
        expect.stringContaining("This link has ended."),
      ]);
    }
    expect((await ask("GET", next, {}, stranger)).statusCode).toBe(200);
    const { version } = await opened(writer);
    expect(
      (await ask("POST", deskPaths.unshare, { body: { file: about, version } })).statusCode,
    ).toBe(401);
    await ask("POST", deskPaths.unshare, { ...writer, body: { file: about, version } });
    expect((await ask("GET", next, {}, stranger)).statusCode).toBe(404);
    expect((await opened(writer)).words.value).toMatchObject({ title: "Later words" });
  });

  test("The desk takes no change whose origin is not named, and no program's token", async () => {
    const writer = await signedIn(anna.name, "writer");
    const body = await retitled("New", writer);
    expect((await ask("PUT", deskPaths.entry, { ...writer, body }, unnamed)).statusCode).toBe(403);
    const token = await place.staff.machines.add("cli", "robot", "editor");
    expect(
      (await ask("GET", deskPaths.overview, { headers: { authorization: `Bearer ${token}` } }))
        .statusCode,
    ).toBe(403);
  });
});
