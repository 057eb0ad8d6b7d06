// npm run release: builds the site beside the running one and switches to it, if something has changed or an article or event is due.
// npm run release -- back: switches to the release before; -- NAME: to that one; -- list: says what is there and what is scheduled.
// Acts on the project in the current folder: releases/ holds the last three, current is a symlink to one of them (docs/operations.md).
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs, { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, isAbsolute, join, resolve } from "node:path";
import { isPublished, publicationsIn, type Scheduled } from "content/publish-at.ts";
import { readConfig } from "service/config.ts";

const KEPT = 3;
const WEEK_MS = 7 * 86_400_000;
const project = resolve(".");
const releases = join(project, "releases");
const current = join(project, "current");
/** What is released; the packages besides. */
const sources = "package.json package-lock.json tsconfig.json vite.config.ts content desk public service tools web"
  .split(" ")
  .filter((name) => existsSync(join(project, name)));
/** Written by the development server. */
const generated = ["public/downloads", "public/calendar"];

const { releaseReload, database } = readConfig("Nothing is released");

function release(): void {
  if (!isAbsolute(process.env.DATA_DIR ?? "") && database.engine === "sqlite")
    stop("DATA_DIR must be an absolute path, as /var/lib/site: every release is a folder of its own. Is SETTINGS_FILE set?");
  const wanted = fingerprint();
  const newest = all().at(-1);
  if (newest && readStamp(newest)?.fingerprint === wanted) {
    console.log(`Nothing has changed since ${newest}, and nothing is due.`);
    return;
  }
  const name = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const folder = join(releases, name);
  copyTo(folder);
  const { status } = spawnSync("npm", ["run", "build"], { cwd: folder, stdio: "inherit" });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    stop("Nothing is released: the build has failed. The site is as it was.");
  }
  keepFormerAssets(folder);
  writeFileSync(join(folder, "release.json"), JSON.stringify({ fingerprint: wanted }));
  switchTo(name);
  for (const old of all().slice(0, -KEPT)) rmSync(join(releases, old), { recursive: true });
}

function back(): void {
  const live = currentName() ?? "";
  const before = all().findLast((name) => name < live);
  if (!before) stop("There is no release before this one.");
  switchTo(before);
  console.log("Further runs of npm run release wait for a change.");
}

function list(): void {
  for (const name of all()) console.log(`${name === currentName() ? "*" : " "} ${name}`);
  for (const { file, line, at } of publications().filter((one) => !isDue(one))) console.log(`  ${at}: ${file}:${line}`);
}

/** Switches in one step, so that no moment has no release. When the service does not take the new one, switches back. */
function switchTo(name: string): void {
  const before = currentName();
  pointTo(name);
  if (!reload()) {
    if (before) pointTo(before);
    if (before) reload();
    stop(
      `${name} is not live: “${releaseReload}” has failed.${before ? ` The site is ${before} again.` : ""} To try it again: npm run release -- ${name}`,
    );
  }
  console.log(`${name} is live.`);
}

function pointTo(name: string): void {
  rmSync(`${current}.next`, { force: true });
  fs.symlinkSync(join("releases", name), `${current}.next`);
  fs.renameSync(`${current}.next`, current);
}

function reload(): boolean {
  if (releaseReload !== null) return spawnSync(releaseReload, { shell: true, stdio: "inherit" }).status === 0;
  console.log("Restart the service now; RELEASE_RELOAD in the settings does it by itself.");
  return true;
}

/** Copies the sources; as hard links, which nothing writes through, the packages and what the build before has compressed. */
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
  const isYoung = (file: string) => statSync(file).isDirectory() || statSync(file).mtimeMs > Date.now() - WEEK_MS;
  cpSync(from, join(folder, "build/client/assets"), { recursive: true, force: false, preserveTimestamps: true, filter: isYoung });
}

/** Changes with the sources, the settings of the build, and each publication that comes due. */
function fingerprint(): string {
  const below = (name: string) => readdirSync(join(project, name), { recursive: true, encoding: "utf8" }).map((file) => `${name}/${file}`);
  const files = sources.flatMap((name) => (statSync(join(project, name)).isDirectory() ? below(name) : [name]));
  const hash = createHash("sha256").update(JSON.stringify([process.env.PUBLIC_API_ORIGIN, publications().filter(isDue)]));
  for (const file of files.filter((one) => !generated.some((folder) => one.startsWith(folder))).sort())
    if (statSync(join(project, file)).isFile()) hash.update(`\0${file}\0`).update(readFileSync(join(project, file)));
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

function readStamp(name: string): { readonly fingerprint: string } | null {
  const file = join(releases, name, "release.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

const [command = "new"] = process.argv.slice(2);
if (command === "new") release();
else if (command === "back") back();
else if (command === "list") list();
else if (all().includes(command)) switchTo(command);
else stop(`There is no “${command}”: expected nothing, back, list, or a release of the list.`);
