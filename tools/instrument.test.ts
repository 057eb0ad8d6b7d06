import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("A photograph that was cut off and one that cannot be decoded are answered like any other", () => {
  const folder = mkdtempSync(join(tmpdir(), "photographs-"));
  writeFileSync(join(folder, "cut.jpg"), readFileSync("public/specimen/photo.jpg").subarray(0, 3_000));
  writeFileSync(join(folder, "none.heic"), "\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\u000cmeta\0\0\0\0\0\0\0\u000cmdat\0\0\0\0");
  const said = JSON.parse(execFileSync(process.execPath, ["tools/instrument.ts", "photo", folder], { encoding: "utf8" }));
  expect(said.findings.photographs.map(({ format }: { format: string }) => format)).toEqual(["jpeg", "heic"]);
});

test("A file that an instrument cannot read is named, and the command ends with an error", () => {
  const file = join(mkdtempSync(join(tmpdir(), "load-file-")), "a.txt");
  writeFileSync(file, "x");
  const { status, stdout } = spawnSync(process.execPath, ["tools/instrument.ts", "production", file], { encoding: "utf8" });
  expect([status, JSON.parse(stdout).refused.unread[0]]).toMatchObject([2, { name: "a.txt" }]);
});

test("The scorer counts a right and a wrong case of an instrument, and names the wrong one", () => {
  const folder = mkdtempSync(join(tmpdir(), "cases-"));
  const sections = [
    ["S1", "He came.", '["He came."]'],
    ["S2", "She went.", '["She stayed."]'],
  ] as const;
  for (const [id, text] of sections) {
    mkdirSync(join(folder, "summary", id), { recursive: true });
    writeFileSync(join(folder, "summary", id, "a.txt"), text);
  }
  writeFileSync(join(folder, "README.md"), sections.map(([id, , right]) => `## summary/${id}\n\n- expected: \`${right}\`\n`).join("\n"));
  expect(execFileSync(process.execPath, ["tools/score-cases.ts", folder], { encoding: "utf8" })).toBe("summary: 1 right, 1 wrong S2\n");
});
