import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { publicationsIn } from "content/publish-at.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { killAtEachStep } from "../tests/faults/kill-steps.ts";

// Each release starts three processes.
vi.setConfig({ testTimeout: 240_000 });

/**
 * A project with the articles and events of the site and a build that takes no time. Its service
 * "restarts" by writing down what is live.
 */
let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "release-"));
  cpSync("content", join(project, "content"), { recursive: true });
  for (const folder of ["tools", "bin"]) mkdirSync(join(project, folder));
  writeNpm();
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

const shared = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  SOURCE_DATE_EPOCH: "1793491200",
};
const write = (name: string, text: string) => writeFileSync(join(project, name), text);
const live = () => readFileSync(join(project, "current/build/client/index.html"), "utf8");
const releases = () =>
  readdirSync(join(project, "releases"))
    .filter((name) => /^\d/.test(name))
    .sort();
const state = () => JSON.parse(readFileSync(join(project, "releases/state.json"), "utf8"));
const restarts = () => readFileSync(join(project, "restarts"), "utf8");

function run(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const settings = {
    DATA_DIR: join(project, "store"),
    RELEASE_RELOAD: "cat current/build/client/index.html >> restarts",
    ...env,
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("tools/release.ts"), ...args],
    {
      cwd: project,
      encoding: "utf8",
      // A run that waits without end must fail its test.
      timeout: 200_000,
      killSignal: "SIGKILL",
      env: { ...shared, PATH: `${join(project, "bin")}:${process.env.PATH}`, ...settings },
    },
  );
  return { status, said: stdout + stderr };
}

/** npm itself takes longer than a release. */
function writeNpm() {
  writeFileSync(
    join(project, "bin/npm"),
    '#!/bin/sh\n[ "$*" = "run build" ] && exec node tools/build.mjs\n',
    { mode: 0o755 },
  );
}

/** A release in a process that the test may kill. */
function started(env: Readonly<Record<string, string>>) {
  const settings = {
    ...shared,
    PATH: `${join(project, "bin")}:${process.env.PATH}`,
    DATA_DIR: join(project, "store"),
    ...env,
  };
  return spawn(process.execPath, [resolve("tools/release.ts")], {
    cwd: project,
    stdio: "ignore",
    env: settings,
  });
}

/** Changes the site and releases it. */
function release(words: string, env: Readonly<Record<string, string>> = {}) {
  change(words);
  return run([], env);
}

/** Names of releases are whole seconds. */
function change(words: string) {
  const last = existsSync(join(project, "releases")) ? releases().at(-1) : undefined;
  while (last === new Date().toISOString().replace(/[-:]|\.\d+/g, "")) spawnSync("sleep", ["0.1"]);
  write("content/words.txt", words);
}

test("A release builds aside, goes live in one step, restarts the service, and keeps three with the scripts of open pages", () => {
  for (const words of ["first", "second", "third", "fourth"]) {
    expect(release(words)).toMatchObject({ status: 0, said: expect.stringContaining("is live.") });
    expect(live()).toBe(words);
  }
  expect(releases()).toHaveLength(3);
  expect(restarts()).toBe("firstsecondthirdfourth");
  expect(readdirSync(join(project, "current/build/client/assets"))).toEqual([
    "first.js",
    "fourth.js",
    "second.js",
    "third.js",
  ]);
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
  expect(run(["back"])).toMatchObject({
    status: 1,
    said: "There is no release before this one.\n",
  });
});

test("A build that fails and a service that does not start leave the site as it was", () => {
  release("first");
  expect(release("fault")).toMatchObject({
    status: 1,
    said: expect.stringContaining("The site is as it was."),
  });
  expect([live(), releases().length]).toEqual(["first", 1]);
  write("content/words.txt", "second");
  expect(
    run([], { RELEASE_RELOAD: "grep -q first current/build/client/index.html" }),
  ).toMatchObject({
    status: 1,
    said: expect.stringMatching(/has failed\. The site is \d+T\d+Z again\./),
  });
  expect(live()).toBe("first");
});

test("The reload of site.env puts the former release back when the new service takes connections and answers nothing", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const [, reload = ""] =
    /^RELEASE_RELOAD=(.*)$/m.exec(readFileSync("deploy/site.env", "utf8")) ?? [];
  expect(reload).toContain("127.0.0.1:3000");
  release("first");
  // The first question is refused, so that the service is found dead; the former release is
  // answered.
  const asked = reload
    .replace("systemctl restart site", "grep -q second current/build/client/index.html")
    .replace("3000", String(port));
  const ended = release("second", {
    RELEASE_RELOAD: `grep -q first current/build/client/index.html || { ${asked}; }`,
  });
  silent.close();
  expect(ended).toMatchObject({
    status: 1,
    said: expect.stringMatching(/has failed\. The site is \d+T\d+Z again\./),
  });
  expect(live()).toBe("first");
});

test("A release that was killed before the service took it is made live by the next run", () => {
  release("first");
  release("second");
  const [first = "", second = ""] = releases();
  // Killed after the stamp, before the switch.
  rmSync(join(project, "current"));
  symlinkSync(join("releases", first), join(project, "current"));
  write("releases/state.json", JSON.stringify({ wanted: second, taken: first }));
  expect(run().said).toContain(`${second} is live.`);
  expect([live(), state()]).toEqual(["second", { wanted: second, taken: second }]);
  // Killed while the service restarted.
  write("releases/state.json", JSON.stringify({ wanted: second, taken: first }));
  expect(run(["list"]).said).toContain("the service has not said that it took it");
  expect(run().said).toContain(`${second} is live.`);
  expect(restarts()).toBe("firstsecondsecondsecond");
  expect(run().said).toContain("Nothing has changed");
});

test("A release that the service refused is not tried again by itself, also after a kill while it was put back", () => {
  release("first");
  release("second", { RELEASE_RELOAD: "grep -q first current/build/client/index.html" });
  const [first = "", second = ""] = releases();
  expect(run().said).toContain("Nothing has changed");
  rmSync(join(project, "current"));
  symlinkSync(join("releases", second), join(project, "current"));
  write("releases/state.json", JSON.stringify({ wanted: first, taken: null }));
  expect(run().said).toContain(`${first} is live.`);
  expect(live()).toBe("first");
});

test.each(["build", "reload"])(
  "A run that is killed during its %s leaves a whole site, and the next run releases",
  async (step) => {
    release("first");
    write("content/words.txt", "second");
    // The step waits for ever, so that the kill meets it.
    const hang = "echo reached > reached; exec sleep 600";
    if (step === "build")
      writeFileSync(join(project, "bin/npm"), `#!/bin/sh\ncd ../..; ${hang}\n`, { mode: 0o755 });
    const killed = started({ RELEASE_RELOAD: step === "reload" ? hang : "true" });
    await vi.waitFor(() => expect(existsSync(join(project, "reached"))).toBe(true), 60_000);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(live()).toBe(step === "build" ? "first" : "second");
    writeNpm();
    expect(release("second")).toMatchObject({
      status: 0,
      said: expect.stringContaining("is live."),
    });
    expect(live()).toBe("second");
  },
);

test("A run killed at any of its steps leaves a whole site, and the next run makes it live", {
  timeout: 1_800_000,
}, async () => {
  release("first");
  let [former, words] = ["first", "first"];
  const killed = await killAtEachStep(
    (step) => {
      [former, words] = [live(), `step${step}`];
      change(words);
      const settings = { RELEASE_RELOAD: "true", DATA_DIR: join(project, "store") };
      const env = { ...shared, ...settings, PATH: `${join(project, "bin")}:${process.env.PATH}` };
      return { args: [resolve("tools/release.ts")], env, cwd: project };
    },
    () => {
      expect([former, words]).toContain(live());
      expect(run()).toMatchObject({ status: 0 });
      expect([live(), state().wanted === state().taken]).toEqual([words, true]);
      expect(run().said).toContain("Nothing has changed");
    },
  );
  expect(live()).toBe(words);
  expect(
    readdirSync(join(project, "releases")).filter((name) => !/^\d|^state\.json$/.test(name)),
  ).toEqual([]);
  expect(releases()).toHaveLength(3);
  expect(killed).toBeGreaterThanOrEqual(14);
  console.log(`release: ${killed} kills`);
});

test("An empty stamp or an empty state counts as none: release, list and back work", () => {
  for (const words of ["first", "second", "third"]) release(words);
  const [, second = "", third = ""] = releases();
  write(`releases/${second}/release.json`, "");
  write("releases/state.json", "");
  expect(run(["list"])).toMatchObject({ status: 0, said: expect.stringContaining(third) });
  expect(run(["back"]).status).toBe(0);
  expect(live()).toBe("first");
  expect(release("fourth").said).toContain("is live.");
});

test("One release runs at a time, and the lock of a process that is gone is taken over", async () => {
  release("first");
  write("content/words.txt", "second");
  const running = started({ RELEASE_RELOAD: "echo reached > reached; exec sleep 600" });
  await vi.waitFor(() => expect(existsSync(join(project, "reached"))).toBe(true), 60_000);
  expect(run()).toMatchObject({
    status: 1,
    said: expect.stringContaining("A release is under way already"),
  });
  running.kill("SIGKILL");
  await once(running, "exit");
  expect(run().said).toContain("is live.");
  expect(live()).toBe("second");
});

test("Without RELEASE_RELOAD no release of the last week is removed, because a server may still serve it", () => {
  for (const words of ["first", "second", "third", "fourth", "fifth"])
    release(words, { RELEASE_RELOAD: "" });
  expect(releases()).toHaveLength(5);
});

test("Nothing is built until a change or a publication is due, and the list says what is scheduled", () => {
  const article = join(project, "content/articles/translate-first.md");
  writeFileSync(
    article,
    readFileSync(article, "utf8").replace(
      /date: .*/,
      "date: 2027-01-12\npublishAt: 2027-01-12 09:00",
    ),
  );
  const due =
    publicationsIn(join(project, "content")).find(({ at }) => at === "2027-01-12 09:00")?.moment ??
    0;
  const minutesBefore = (minutes: number) =>
    run([], { SOURCE_DATE_EPOCH: String(due / 1000 - 60 * minutes) }).said;
  expect(minutesBefore(60)).toContain("is live.");
  expect(run(["list"]).said).toContain("2027-01-12 09:00: content/articles/translate-first.md:");
  expect(minutesBefore(1)).toContain("nothing is due");
  expect(minutesBefore(0)).toContain("is live.");
});

test("A store inside a release, and a word that is no command, are refused", () => {
  expect(run([], { DATA_DIR: "data" })).toMatchObject({
    status: 1,
    said: expect.stringContaining("DATA_DIR must be an absolute path"),
  });
  expect(run(["bak"])).toMatchObject({
    status: 1,
    said: expect.stringContaining("There is no “bak”"),
  });
  expect(existsSync(join(project, "releases"))).toBe(false);
});
