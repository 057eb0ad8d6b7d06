import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("The packed command runs in an empty folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  const npm = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  npm("npm", "pack", "--silent", "--pack-destination", folder, join(process.cwd(), "instruments"));
  const [tarball = ""] = readdirSync(folder);
  writeFileSync(join(folder, "a.txt"), "abc");
  // Without what decodes pictures: nothing is fetched.
  const run = (...args: readonly string[]) =>
    npm(
      "npx",
      "--yes",
      "--offline",
      "--omit=optional",
      "--package",
      `./${tarball}`,
      "instruments",
      ...args,
    );
  const { findings } = JSON.parse(run("hash", "a.txt"));
  expect(findings.files[0].digests.sha256).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  expect(run("--list").trim().split("\n")).toHaveLength(14);
  expect(run("elusion", "--size", "18,470", "--sampled", "1,534", "--found", "2")).toContain(
    '"low"',
  );
  writeFileSync(join(folder, "a.jpg"), "abc");
  expect(() => run("photo", "a.jpg")).toThrow(
    expect.objectContaining({
      status: 1,
      stdout: expect.stringContaining("npm install @napi-rs/canvas"),
    }),
  );
});
