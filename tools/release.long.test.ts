import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { publicationsIn } from "content/publish-at.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Each release starts three processes.
vi.setConfig({ testTimeout: 240_000 });

/** A project with the articles and events of the site and a build that takes no time. Its service "restarts" by writing down what is live. */
let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "release-"));
  cpSync("content", join(project, "content"), { recursive: true });
  for (const folder of ["tools", "bin"]) mkdirSync(join(project, folder));
  // npm itself takes longer than a release.
  writeFileSync(join(project, "bin/npm"), '#!/bin/sh\n[ "$*" = "run build" ] && exec node tools/build.mjs\n', { mode: 0o755 });
  write("content/words.txt", "first");
  write(
    "tools/build.mjs",
    `import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const words = readFileSync("content/words.txt", "utf8");
if (words === "fault") process.exit(1);
mkdirSync("build/client/assets", { recursive: true });
writeFileSync("build/client/index.html", words);
writeFileSync(\`build/client/assets/\${words}.js\`, words);`,
  );
  mkdirSync(join(project, "node_modules/library"), { recursive: true });
  write("node_modules/library/index.js", "");
});
afterEach(() => rmSync(project, { recursive: true }));

const shared = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, SOURCE_DATE_EPOCH: "1793491200" };
const write = (name: string, text: string) => writeFileSync(join(project, name), text);
const live = () => readFileSync(join(project, "current/build/client/index.html"), "utf8");
const releases = () => readdirSync(join(project, "releases")).sort();

function run(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const settings = { DATA_DIR: join(project, "store"), RELEASE_RELOAD: "cat current/build/client/index.html >> restarts", ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("tools/release.ts"), ...args], {
    cwd: project,
    encoding: "utf8",
    env: { ...shared, PATH: `${join(project, "bin")}:${process.env.PATH}`, ...settings },
  });
  return { status, said: stdout + stderr };
}

/** Changes the site and releases it. Names of releases are whole seconds. */
function release(words: string) {
  const last = existsSync(join(project, "releases")) ? releases().at(-1) : undefined;
  while (last === new Date().toISOString().replace(/[-:]|\.\d+/g, "")) spawnSync("sleep", ["0.1"]);
  write("content/words.txt", words);
  return run();
}

test("A release goes live in one step, and keeps the scripts of open pages", () => {
  for (const words of ["first", "second", "third", "fourth"]) {
    expect(release(words)).toMatchObject({ status: 0, said: expect.stringContaining("is live.") });
    expect(live()).toBe(words);
  }
  expect(releases()).toHaveLength(3);
  expect(readFileSync(join(project, "restarts"), "utf8")).toBe("firstsecondthirdfourth");
  expect(readdirSync(join(project, "current/build/client/assets"))).toEqual(["first.js", "fourth.js", "second.js", "third.js"]);
  expect(existsSync(join(project, "current/node_modules/library/index.js"))).toBe(true);
  expect(existsSync(join(project, "build"))).toBe(false);
});

test("Back takes the release before, one word forward the next, and the timer does not undo it", () => {
  release("first");
  release("second");
  expect(run(["back"]).status).toBe(0);
  expect(live()).toBe("first");
  expect(run().said).toContain("Nothing has changed");
  expect(live()).toBe("first");
  expect(run(["list"]).said).toMatch(/^\* \d{8}T\d{6}Z\n {2}\d{8}T\d{6}Z\n/);
  expect(run([releases().at(-1) ?? ""]).status).toBe(0);
  expect(live()).toBe("second");
  run(["back"]);
  expect(run(["back"])).toMatchObject({ status: 1, said: "There is no release before this one.\n" });
});

test("A build that fails and a service that does not start leave the site as it was", () => {
  release("first");
  expect(release("fault")).toMatchObject({ status: 1, said: expect.stringContaining("The site is as it was.") });
  expect([live(), releases().length]).toEqual(["first", 1]);
  write("content/words.txt", "second");
  expect(run([], { RELEASE_RELOAD: "grep -q first current/build/client/index.html" })).toMatchObject({
    status: 1,
    said: expect.stringMatching(/has failed\. The site is \d+T\d+Z again\./),
  });
  expect(live()).toBe("first");
});

test("Nothing is built until a change or a publication is due", () => {
  const article = join(project, "content/articles/translate-first.md");
  writeFileSync(article, readFileSync(article, "utf8").replace(/date: .*/, "date: 2027-01-12\npublishAt: 2027-01-12 09:00"));
  const due = publicationsIn(join(project, "content")).find(({ at }) => at === "2027-01-12 09:00")?.moment ?? 0;
  const minutesBefore = (minutes: number) => run([], { SOURCE_DATE_EPOCH: String(due / 1000 - 60 * minutes) }).said;
  expect(minutesBefore(60)).toContain("is live.");
  expect(run(["list"]).said).toContain("2027-01-12 09:00: content/articles/translate-first.md:");
  expect(minutesBefore(1)).toContain("nothing is due");
  expect(minutesBefore(0)).toContain("is live.");
});

test("A store inside a release, and a word that is no command, are refused", () => {
  expect(run([], { DATA_DIR: "data" })).toMatchObject({ status: 1, said: expect.stringContaining("DATA_DIR must be an absolute path") });
  expect(run(["bak"])).toMatchObject({ status: 1, said: expect.stringContaining("There is no “bak”") });
  expect(existsSync(join(project, "releases"))).toBe(false);
});
