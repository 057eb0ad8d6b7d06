import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { contentFolder } from "content/folder.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pathAt } from "./faults.ts";
import { type DeskSite, openDeskSite } from "./site.ts";
import { UnreadableWords } from "./thread.ts";

let site: DeskSite;
let folder: string;

beforeAll(() => {
  site = openDeskSite(resolve("."));
});
afterAll(() => site.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "desk-"));
  cpSync(contentFolder, folder, { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

const change = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toMatch(from);
  writeFileSync(join(folder, file), text.replace(from, to));
};

describe("The page of a draft", () => {
  test("The page of a draft has the draft's words, those of other files too, and no script", {
    timeout: 600_000,
  }, async () => {
    change("pages/about.yaml", /^ {2}title: .+/m, "  title: A title of the draft");
    change("company.yaml", /^name: .+/m, "name: Whitlock Discovery");
    const html = await site.preview("/about", folder);
    expect(html).toContain("<title>A title of the draft");
    expect(html).toContain("Whitlock Discovery");
    expect(html).not.toMatch(/<script|["'(]\/assets\//);
    const [, font = ""] = /\/api\/desk\/site\/(assets\/[\w.-]+\.woff2)/.exec(html ?? "") ?? [];
    expect(await site.file(font)).toContain(font);
  });

  test("The page of a draft has the draft's words of a tool, and its papers of the matter", {
    timeout: 600_000,
  }, async () => {
    change("instruments/hash.yaml", /heading: .+/, "heading: Is the copy the same?");
    expect(await site.preview("/forensics", folder)).toContain("Is the copy the same?");
    change("specimen/workbook.yaml", "name: Q4-reserve.xlsx", "name: Q4-provision.xlsx");
    expect(await site.preview("/modern-attachments", folder)).toContain("Q4-provision.xlsx");
  });

  test("A draft's page exists for articles and guides, not for unknown addresses", {
    timeout: 600_000,
  }, async () => {
    change("articles/google-drive-collection.md", /^title: .+/m, "title: Linked at noon");
    change("guides/paper-discovery.md", /^title: .+/m, "title: Paper at noon");
    expect(await site.preview("/blog/google-drive-collection", folder)).toContain("Linked at noon");
    expect(await site.preview("/downloads/paper-discovery.html", folder)).toContain(
      "Paper at noon",
    );
    expect(await site.preview("/nowhere", folder)).toBeNull();
  });

  test("The page of a draft is refused in the check's words while the words cannot be read", {
    timeout: 600_000,
  }, async () => {
    change("pages/about.yaml", /claim: \w+/, "claim: unheard");
    await expect(site.preview("/about", folder)).rejects.toThrow(UnreadableWords);
    await expect(site.preview("/about", folder)).rejects.toThrow(
      "expected a figure of content/claims.yaml",
    );
  });

  test("The page of a draft names no file outside the site", async () => {
    for (const name of [
      "../package.json",
      "assets/../../package.json",
      "assets/none.woff2",
      "render.js",
      "assets/x.js",
    ])
      expect(await site.file(name)).toBeNull();
  });
});

describe("The check of a draft", () => {
  test("A check names the field of each fault in its file, and no field for other files", {
    timeout: 600_000,
  }, async () => {
    change("pages/about.yaml", /claim: \w+/, "claim: unheard");
    change("events.yaml", /^ {2}date: .+/m, "  date: 30 February 2027");
    const faults = (await site.check(folder, "content/pages/about.yaml")).filter(
      ({ isDoubt }) => !isDoubt,
    );
    expect(faults).toEqual([
      expect.objectContaining({ file: "content/events.yaml", path: null }),
      expect.objectContaining({
        file: "content/pages/about.yaml",
        path: ["numbers", "figures", 0, "claim"],
      }),
    ]);
  });
});

test.each([
  ["title: A\nlist:\n  - one\n  - two\n", 4, 5, ["list", 1]],
  ["a:\n  b:\n    - c: 1\n      d: >-\n        long\n        words\n", 6, 9, ["a", "b", 0, "d"]],
  ["---\ntitle: A\ndate: 2027-01-01\n---\n\nProse\n", 3, 7, ["date"]],
  ["---\ntitle: A\n---\n\nProse\n", 5, 1, null],
] as const)("The field at a place of a file is found: %#", (text, line, column, path) => {
  expect(pathAt(text, line, column)).toEqual(path);
});
