import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A copy of this tree in a temporary folder, to be changed as a writer would; call `remove` at the end. */
export type CopiedSite = { readonly folder: string; readonly remove: () => void };

/** Copies what is committed or new, and shares the packages and what earlier builds have kept. */
export function copySite(): CopiedSite {
  const folder = mkdtempSync(join(tmpdir(), "copied-site-"));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8", maxBuffer: 1e8 });
  for (const file of files.split("\0")) {
    if (!file || file === "node_modules" || !existsSync(file)) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  mkdirSync(".cache", { recursive: true });
  for (const shared of ["node_modules", ".cache"]) symlinkSync(resolve(shared), join(folder, shared));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds the copy. Throws with what the build said when it fails. */
export function buildCopy({ folder }: CopiedSite): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`The copy did not build:\n${stdout}\n${stderr}`);
}
