import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import "../tests/support/test-site.mjs";
import { buildFolder } from "service/settings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The folder of the working tree's site, which the npm commands have built when its sources
 * changed.
 */
export const workingSite = () => existingSite(resolve(root, buildFolder, "client"));

/**
 * The folder of the site to compare with: `built` if given, else the site of `revision`, built once
 * in `.cache/baseline/<sha>`.
 */
export function baselineSite(revision: string | undefined, built: string | undefined): string {
  if (built) return existingSite(resolve(built));
  if (!revision)
    throw new Error(
      "Name a revision (a commit, a branch or a tag), or a built site: --built <folder>.",
    );
  const sha = git("rev-parse", "--verify", `${revision}^{commit}`);
  const folder = resolve(root, ".cache/baseline", sha);
  const stamp = `${folder}/.cache/built`;
  if (!existsSync(stamp)) {
    checkOut(sha, folder);
    installPackages(folder);
    console.log(`Building ${revision} in .cache/baseline/${sha}.`);
    run("npm", ["run", "build"], folder);
    writeFileSync(stamp, "");
  }
  return existingSite(`${folder}/build/client`);
}

function existingSite(folder: string): string {
  if (!existsSync(`${folder}/index.html`)) throw new Error(`There is no built site in ${folder}.`);
  return folder;
}

function checkOut(sha: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  git("worktree", "prune");
  git("worktree", "add", "--detach", folder, sha);
}

/**
 * The revision's own: with a link to the packages here its modules would import those of the
 * working tree.
 */
function installPackages(folder: string) {
  run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], folder);
  // Compressed files and parsed articles are kept by content, so those of the working tree serve
  // the other revision as well.
  const kept = resolve(root, ".cache/compressed");
  mkdirSync(`${folder}/.cache`, { recursive: true });
  if (existsSync(kept)) cpSync(kept, `${folder}/.cache/compressed`, { recursive: true });
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}

function run(command: string, args: readonly string[], cwd: string) {
  const env = {
    // Among them the day of both sites.
    ...process.env,
    BUILD_DIR: "build",
    PATH: `${cwd}/node_modules/.bin${delimiter}${process.env.PATH}`,
  };
  const { status } = spawnSync(command, args, {
    cwd,
    env,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${cwd}.`);
}
