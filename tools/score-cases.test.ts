import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

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
