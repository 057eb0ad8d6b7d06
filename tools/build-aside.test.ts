import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Writes the day of the build to where it is asked to build, and counts the builds. */
const build = `import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
const folder = process.env.BUILD_DIR ?? "build";
mkdirSync(folder, { recursive: true });
writeFileSync(folder + "/day", process.env.SOURCE_DATE_EPOCH ?? "today");
appendFileSync("builds", folder + " ");`;

test("Tests build their site aside, once, and leave the site of today as it was", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-aside-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of [
    "tools/bootstrap.mjs",
    "tools/build-if-changed.mjs",
    "tests/support/test-site.mjs",
  ])
    cpSync(file, join(folder, file));
  for (const name of ["web/build", "node_modules"])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "web/build/build.ts"), build);
  // There are no packages to install.
  writeFileSync(
    join(folder, "node_modules/.installed-from"),
    createHash("sha256").update("").digest("hex"),
  );
  const { SOURCE_DATE_EPOCH: _, BUILD_DIR: __, BUILD_COMPRESSION: ___, ...env } = process.env;
  const run = (code: string) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module", "--eval", code],
      { cwd: folder, encoding: "utf8", env },
    );
    expect(status, stderr).toBe(0);
  };
  const start = `(await import("./tools/bootstrap.mjs")).build()`;
  const tests = `await import("./tools/build-if-changed.mjs")`;
  for (const each of [start, tests, start, tests]) run(each);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  expect(read("build/day")).toBe("today");
  expect(read(".cache/site-of-tests/day")).toBe("1793491200");
  expect(read("builds")).toBe("build .cache/site-of-tests ");
});
