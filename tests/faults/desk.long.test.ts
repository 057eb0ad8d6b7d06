import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { toDeskProblem } from "desk/routes.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { about, anna, ben, createProject, deskOf, type TestProject } from "../support/desk.ts";

let project: TestProject;
let bin: string;
const path = process.env.PATH ?? "";
const real = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();

/** Makes commands of git that match `pattern` do something first, or after they are done. */
function wrapGit(pattern: string, act: string, when: "before" | "after" = "before"): void {
  const acting = `case "$*" in ${pattern}) ${act};; esac`;
  const lines =
    when === "before"
      ? [acting, `exec ${real} "$@"`]
      : [`${real} "$@"`, "code=$?", acting, "exit $code"];
  writeFileSync(join(bin, "git"), ["#!/bin/sh", ...lines, ""].join("\n"));
  chmodSync(join(bin, "git"), 0o755);
}

beforeEach(() => {
  project = createProject();
  bin = mkdtempSync(join(tmpdir(), "desk-bin-"));
});
afterEach(() => {
  process.env.PATH = path;
  for (const folder of [project.folder, bin]) rmSync(folder, { recursive: true, force: true });
});

async function withDesk<T>(
  work: (desk: Awaited<ReturnType<typeof deskOf>>) => Promise<T>,
): Promise<T> {
  const desk = await deskOf(project.folder);
  return work(desk).finally(() => desk.close());
}
const save = (title: string) =>
  withDesk(async ({ drafts }) => {
    const { version, words } = await drafts.open(about);
    return drafts.save(
      { file: about, version, words: { ...words, value: { ...Object(words.value), title } } },
      anna,
    );
  });

describe("a desk that is killed while it publishes", () => {
  test.each([
    ["fast-import*", "before"],
    ["fast-import*", "after"],
    ["'read-tree -m -u '[0-9a-f]*", "before"],
    ["'read-tree -m -u '[0-9a-f]*", "after"],
    ["update-ref*", "before"],
    ["update-ref*", "after"],
  ] as const)(
    "at %s (%s) leaves the old or the new words, and the next try ends it",
    async (pattern, when) => {
      await save("Anna's");
      const before = project.git("rev-parse", "main");
      wrapGit(pattern, "kill -9 $PPID", when);
      const env = { ...process.env, PATH: `${bin}:${path}` };
      const { signal } = spawnSync(
        process.execPath,
        ["tests/faults/desk-worker.ts", project.folder],
        { cwd: resolve("."), env },
      );
      expect(signal).toBe("SIGKILL");
      const isNew = project.git("rev-parse", "main") !== before;
      const hasDraft = project.git("branch", "--list", "desk/*") !== "";
      expect(isNew).toBe(!hasDraft);
      if (hasDraft)
        await withDesk(async ({ drafts, publication }) => {
          const { version, words } = await drafts.open(about);
          expect(words.value).toMatchObject({ title: "Anna's" });
          await publication.publish([{ file: about, version }], ben);
        });
      expect([project.onDisk(about), project.git("status", "--porcelain")]).toEqual([
        expect.stringContaining("Anna's"),
        "",
      ]);
      expect(project.git("fsck", "--no-dangling")).toBe("");
    },
  );
});

test("a full disk keeps the former draft, and the person is told that the disk is full", async () => {
  const { version } = await save("Kept");
  wrapGit("fast-import*", 'echo "fatal: write error: No space left on device" >&2; exit 128');
  process.env.PATH = `${bin}:${path}`;
  const error = await save("Lost").catch((thrown: unknown) => thrown);
  expect(toDeskProblem(error)).toMatchObject({
    status: 503,
    code: "disk",
    message: expect.stringContaining("disk is full"),
  });
  process.env.PATH = path;
  expect(await withDesk(({ drafts }) => drafts.open(about))).toMatchObject({
    version,
    words: { value: { title: "Kept" } },
  });
});
