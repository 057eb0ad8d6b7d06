// npm run release: builds the site beside the running one and switches to it, if something has
// changed or an article or event is due.
// npm run release -- back: switches to the release before; -- NAME: to that one; -- list: says what
// is there and what is scheduled.
// Acts on the project in the current folder: releases/ holds the last three, current is a symlink
// to one of them (docs/operations.md). releases/state.json survives a kill at any moment: the next
// run, or a run of NAME, ends a switch that was begun.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, isAbsolute, join, resolve } from "node:path";
import { isPublished, publicationsIn, type Scheduled } from "content/publish-at.ts";
import { readConfig } from "service/config.ts";
import { isRunning } from "service/is-running.ts";
import { writeWholeFile } from "service/whole-file.ts";

const KEPT = 3;
const WEEK_MS = 7 * 86_400_000;
/** A build takes half a minute, a restart seconds: only what hangs reaches these. */
const BUILD_LIMIT_MS = 10 * 60_000;
const RELOAD_LIMIT_MS = 2 * 60_000;
const project = resolve(".");
const releases = join(project, "releases");
const current = join(project, "current");
const lock = join(releases, "lock");

/**
 * What is meant to be live, and what the service is known to have taken. They differ while a switch
 * is under way, and after a kill in the middle of one.
 */
type State = { readonly wanted: string | null; readonly taken: string | null };
/** What is released; the packages besides. */
const sources =
  "package.json package-lock.json tsconfig.json vite.config.ts content desk instruments public service tools web"
    .split(" ")
    .filter((name) => existsSync(join(project, name)));
/** Written by the development server. */
const generated = ["public/downloads", "public/calendar"];

const { releaseReload, database } = readConfig("Nothing is released");

async function release(): Promise<void> {
  const print = fingerprint();
  const newest = all().at(-1);
  const { wanted, taken } = readState();
  if (newest && readStamp(newest)?.fingerprint === print) {
    if (wanted !== null && wanted !== taken && all().includes(wanted)) {
      console.log(`An earlier run ended before ${wanted} was live.`);
      return switchTo(wanted);
    }
    console.log(`Nothing has changed since ${newest}, and nothing is due.`);
    return;
  }
  removeUnfinished();
  const name = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const folder = join(releases, name);
  copyTo(folder);
  const { status } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    stdio: "inherit",
    timeout: BUILD_LIMIT_MS,
    killSignal: "SIGKILL",
  });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    stop("Nothing is released: the build has failed. The site is as it was.");
  }
  keepFormerAssets(folder);
  // Before the stamp: a finished release that no state names would never go live.
  await writeState({ wanted: name, taken });
  await writeWholeFile(join(folder, "release.json"), (file) =>
    file.writeFile(JSON.stringify({ fingerprint: print })),
  );
  await switchTo(name);
  removeOld(name);
}

async function back(): Promise<void> {
  const live = currentName() ?? "";
  const before = all().findLast((name) => name < live);
  if (!before) stop("There is no release before this one.");
  await switchTo(before);
  console.log("Further runs of npm run release wait for a change.");
}

function list(): void {
  const { wanted, taken } = readState();
  for (const name of all()) {
    const isUnknown = name === currentName() && (name !== wanted || name !== taken);
    console.log(
      `${name === currentName() ? "*" : " "} ${name}${isUnknown ? ` (the service has not said that it took it: npm run release -- ${name})` : ""}`,
    );
  }
  for (const { file, line, at } of publications().filter((one) => !isDue(one)))
    console.log(`  ${at}: ${file}:${line}`);
}

/**
 * Switches in one step, so that no moment has no release. When the service does not take the new
 * one, switches back to the last it took.
 */
async function switchTo(name: string): Promise<void> {
  const { taken } = readState();
  const before = taken !== null && taken !== name && all().includes(taken) ? taken : null;
  if (await take(name, taken)) {
    console.log(`${name} is live.`);
    return;
  }
  const isBack = before !== null && (await take(before, null));
  const back =
    before === null
      ? ""
      : isBack
        ? ` The site is ${before} again.`
        : ` Nor did the service take ${before} again: it needs you now.`;
  stop(
    `${name} is not live: “${releaseReload}” has failed.${back} To try it again: npm run release -- ${name}`,
  );
}

/**
 * Points to a release and restarts the service; gives whether it took it. `taken` is what it had
 * until then.
 */
async function take(name: string, taken: string | null): Promise<boolean> {
  await writeState({ wanted: name, taken: taken === name ? null : taken });
  rmSync(`${current}.next`, { force: true });
  fs.symlinkSync(join("releases", name), `${current}.next`);
  fs.renameSync(`${current}.next`, current);
  if (!reload()) return false;
  await writeState({ wanted: name, taken: name });
  return true;
}

function reload(): boolean {
  if (releaseReload !== null)
    return (
      spawnSync(releaseReload, {
        shell: true,
        stdio: "inherit",
        timeout: RELOAD_LIMIT_MS,
        killSignal: "SIGKILL",
      }).status === 0
    );
  console.log("Restart the service now; RELEASE_RELOAD in the settings does it by itself.");
  return true;
}

/**
 * Keeps the last three. Without RELEASE_RELOAD nobody knows which of them the server still serves:
 * then all of the last week.
 */
function removeOld(live: string): void {
  const isYoung = (name: string) =>
    releaseReload === null && statSync(join(releases, name)).mtimeMs > Date.now() - WEEK_MS;
  for (const old of all().slice(0, -KEPT))
    if (old !== live && !isYoung(old)) rmSync(join(releases, old), { recursive: true });
}

/**
 * Removes what runs have left that were killed before their release was finished, or while they
 * took the lock.
 */
function removeUnfinished(): void {
  const isUnfinished = (name: string) =>
    /^\d{8}T\d{6}Z$/.test(name) &&
    name !== currentName() &&
    !existsSync(join(releases, name, "release.json"));
  for (const name of readdirSync(releases))
    if (isUnfinished(name) || /^lock-\d+$/.test(name))
      rmSync(join(releases, name), { recursive: true, force: true });
}

/**
 * Copies the sources; as hard links, which nothing writes through, the packages and what the build
 * before has compressed.
 */
function copyTo(folder: string): void {
  for (const name of sources) cpSync(join(project, name), join(folder, name), { recursive: true });
  for (const from of [join(project, "node_modules"), join(current, ".cache")].filter(existsSync))
    if (spawnSync("cp", ["-al", from, folder]).status !== 0)
      cpSync(from, join(folder, basename(from)), { recursive: true, verbatimSymlinks: true });
}

/** Pages that are open in browsers still ask for the scripts of the release before. */
function keepFormerAssets(folder: string): void {
  const from = join(current, "build/client/assets");
  if (!existsSync(from)) return;
  const isYoung = (file: string) =>
    statSync(file).isDirectory() || statSync(file).mtimeMs > Date.now() - WEEK_MS;
  cpSync(from, join(folder, "build/client/assets"), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: isYoung,
  });
}

/** Changes with the sources, the settings of the build, and each publication that comes due. */
function fingerprint(): string {
  const below = (name: string) =>
    readdirSync(join(project, name), { recursive: true, encoding: "utf8" }).map(
      (file) => `${name}/${file}`,
    );
  const files = sources.flatMap((name) =>
    statSync(join(project, name)).isDirectory() ? below(name) : [name],
  );
  const hash = createHash("sha256").update(
    JSON.stringify([process.env.PUBLIC_API_ORIGIN, publications().filter(isDue)]),
  );
  for (const file of files
    .filter((one) => !generated.some((folder) => one.startsWith(folder)))
    .sort())
    if (statSync(join(project, file)).isFile())
      hash.update(`\0${file}\0`).update(readFileSync(join(project, file)));
  return hash.digest("hex");
}

function publications(): readonly Scheduled[] {
  return publicationsIn(join(project, "content"));
}

function isDue({ moment }: Scheduled) {
  return isPublished({ publishAt: moment });
}

/** The finished releases, oldest first. */
function all(): readonly string[] {
  return existsSync(releases) ? readdirSync(releases).sort().filter(readStamp) : [];
}

function currentName() {
  return existsSync(current) ? basename(fs.readlinkSync(current)) : null;
}

/**
 * Null for a release that was not finished: killed while it was built, or a stamp that a full disk
 * or a power failure has cut off.
 */
function readStamp(name: string): { readonly fingerprint: string } | null {
  const stamp = readJson(join(releases, name, "release.json"));
  return stamp !== null && typeof stamp.fingerprint === "string"
    ? { fingerprint: stamp.fingerprint }
    : null;
}

/**
 * Without a state (a first release, or one of an older program) what `current` points to counts as
 * taken.
 */
function readState(): State {
  const state = readJson(join(releases, "state.json")) ?? {
    wanted: currentName(),
    taken: currentName(),
  };
  const nameOf = (value: unknown) => (typeof value === "string" ? value : null);
  return { wanted: nameOf(state.wanted), taken: nameOf(state.taken) };
}

async function writeState(state: State): Promise<void> {
  await writeWholeFile(join(releases, "state.json"), (file) =>
    file.writeFile(JSON.stringify(state)),
  );
}

function readJson(file: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * One at a time: the timer, the desk and a person may meet. The lock of a process that is gone is
 * taken over.
 */
function lockReleases(): void {
  mkdirSync(releases, { recursive: true });
  const own = `${lock}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (;;) {
      const holder = placed(own);
      if (holder === null) break;
      if (isRunning(holder))
        stop(`A release is under way already (process ${holder}). Nothing is done.`);
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  process.on("exit", () => rmSync(lock, { force: true }));
}

/**
 * Makes `own` the lock, with its number in it from the start. Gives null, or the process that has
 * the lock.
 */
function placed(own: string): number | null {
  try {
    fs.linkSync(own, lock);
    return null;
  } catch {
    return Number(existsSync(lock) ? readFileSync(lock, "utf8") : 0);
  }
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

const [command = "new"] = process.argv.slice(2);
if (command === "list") list();
else {
  if (!["new", "back"].includes(command) && !all().includes(command))
    stop(`There is no “${command}”: expected nothing, back, list, or a release of the list.`);
  if (command === "new" && database.engine === "sqlite" && !isAbsolute(process.env.DATA_DIR ?? ""))
    stop(
      "DATA_DIR must be an absolute path, as /var/lib/site: every release is a folder of its own. Is SETTINGS_FILE set?",
    );
  lockReleases();
  if (command === "new") await release();
  else if (command === "back") await back();
  else await switchTo(command);
}
