import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "content/folder.ts";
import { expect, onTestFinished, test } from "vitest";
import { findWords } from "./find-words.ts";

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("A search finds words in a field, also across a fold of the file, and says where", () => {
  const folder = folderWith({
    "holidays.yaml":
      "holidays:\n  - day: 2026-12-24\n    name: >-\n      A zebra’s\n      quiet Eve\n",
    "articles/zebra.md": "---\ntitle: Stripes\n---\n\nOne line.\n\nA quiet zebra’s line.\n",
  });
  expect(findWords(folder, "quiet ZEBRA'S")).toEqual([
    {
      file: "content/articles/zebra.md",
      title: "Stripes",
      path: ["body"],
      line: 2,
      label: "Text",
      text: "A quiet zebra’s line.",
    },
    {
      file: "content/holidays.yaml",
      title: "Holidays",
      path: ["holidays", 0, "name"],
      label: "Holidays › Name",
      text: "A zebra’s quiet Eve",
    },
  ]);
  expect(findWords(folder, "zebra", "content/holidays.yaml")).toHaveLength(1);
  expect(findWords(folder, "zebra giraffe")).toEqual([]);
  expect(findWords(folder, "  ")).toEqual([]);
});

test("A search puts texts first that have the words in their order, and cuts at whole words", () => {
  const long = `${"stripe ".repeat(30)}quiet zebra.`;
  const folder = folderWith({
    "holidays.yaml": `holidays:\n  - day: 2026-12-24\n    name: ${long}\n`,
    "articles/zebra.md": "---\ntitle: Stripes\n---\n\nA zebra, quiet.\n",
  });
  const [first, second] = findWords(folder, "quiet zebra");
  expect(first?.text).toMatch(/^… (?:stripe )+quiet zebra\.$/);
  expect(second?.text).toBe("A zebra, quiet.");
});

test("A search leaves out a file that cannot be read, and finds the others", () => {
  const folder = folderWith({
    "holidays.yaml": "holidays: [zebra\n",
    "articles/zebra.md": "---\ntitle: Stripes\n---\n\nA zebra.\n",
  });
  expect(findWords(folder, "zebra").map(({ file }) => file)).toEqual(["content/articles/zebra.md"]);
});
