import { spawnSync } from "node:child_process";

/** The commit that is checked out, with "+changes" when files differ from it; null without git. */
export function currentCommit(): string | null {
  const [head, status] = [git("rev-parse", "HEAD"), git("status", "--porcelain")];
  if (head === null) return null;
  return status ? `${head}+changes` : head;
}

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
