// Shared by `npm start` and `npm test`. Depends on nothing, runs on Node 20 or newer, and does nothing when nothing changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const INSTALL_STAMP = join(root, "node_modules/.installed-from");
const BUILD_STAMP = join(root, "build/.built-from");
const SOURCES = [
  "app",
  "content",
  "public",
  "scripts",
  "shared",
  "server",
  "inbox",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
/** What the build itself writes among the sources. */
const GENERATED = ["public/downloads", "public/calendar"];

/** Installs the packages of package-lock.json unless they are there. */
export function install() {
  const wanted = fingerprint(["package-lock.json"]);
  if (read(INSTALL_STAMP) === wanted) return;
  say("Installing packages. A first time takes about a minute.");
  // Not npm ci: it refuses a lock file that lacks the optional binaries of another platform. This takes what the file says, adds those, and saves nothing.
  run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], { shell: process.platform === "win32" });
  writeFileSync(INSTALL_STAMP, wanted);
}

/** Builds the site unless it stands as its sources are. */
export function build() {
  const wanted = fingerprint(SOURCES);
  if (read(BUILD_STAMP) === wanted) return;
  say("Building the site.");
  run(pinnedNode(), ["scripts/build.ts"]);
  writeFileSync(BUILD_STAMP, wanted);
}

/** The Node that package.json pins, whatever the machine's own is. */
export function pinnedNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  return join(root, "node_modules/node/bin", name);
}

/** Runs a command in the project's folder with the pinned Node first in the path; ends this process when it fails. */
export function run(command, args, options = {}) {
  const bin = join(root, "node_modules/.bin");
  const separator = process.platform === "win32" ? ";" : ":";
  const env = { ...process.env, PATH: existsSync(pinnedNode()) ? `${bin}${separator}${process.env.PATH}` : process.env.PATH };
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", env, ...options });
  if (error) say(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function say(text) {
  console.log(`\n${text}`);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function fingerprint(paths) {
  const hash = createHash("sha256");
  // A build knows where its form posts to.
  hash.update(process.env.PUBLIC_API_ORIGIN ?? "");
  for (const file of paths.flatMap(filesOf)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full) || GENERATED.includes(path)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
