import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "content/folder.ts";
import { staff } from "content/specimen/people.ts";
import { afterAll, beforeEach, expect, it } from "vitest";
import { renameKey } from "./rename-key.ts";

let folder: string;
beforeEach(() => {
  if (folder) return;
  folder = mkdtempSync(join(tmpdir(), "rename-key-"));
  cpSync(contentFolder, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const texts = () =>
  Object.fromEntries(
    globSync("**/*.{yaml,md}", { cwd: folder }).map((file) => [
      file,
      readFileSync(join(folder, file), "utf8"),
    ]),
  );
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
const keys = (file: string, pattern: RegExp) =>
  readFileSync(join(folder, file), "utf8").match(pattern) ?? [];

it("A person has another key in every file after a rename, and nothing else has changed", () => {
  const before = texts();
  const key = staff.examiner;
  const files = [...renameKey(folder, "person", key, `${key}renamed`).keys()];
  expect(files).toContain("people.yaml");
  expect(files).toContain("specimen/people.yaml");
  const restored = Object.entries(texts()).map(([file, text]) => [
    file,
    text.replaceAll(`${key}renamed`, key),
  ]);
  expect(Object.fromEntries(restored)).toEqual(before);
});

it("A figure, a partner, an authority and a category are renamed with what names them", () => {
  const [partner = ""] = keys("partners.yaml", /(?<=^ {2}- id: )\S+/gm);
  const [authority = ""] = keys("legal/authorities.yaml", /(?<=^ {2}- id: )\S+/gm);
  const [article = ""] = globSync("articles/*.md", { cwd: folder });
  edit(
    "claims.yaml",
    (text) =>
      `${text}\nmatters:\n  figure: 400+\n  measures: matters closed\n  doesNotSay: How large they were.\n`,
  );
  edit(
    article,
    (text) =>
      `${text.replace(/^category: .*$/m, "category: Privacy Law")}\n{figure:matters} matters.\n`,
  );
  const renames = [
    ["figure", "matters", "mattersClosed", ["claims.yaml", article]],
    ["partner", partner, "zz-partner", ["partners.yaml"]],
    ["authority", authority, "zz-authority", ["legal/authorities.yaml"]],
    ["category", "Privacy Law", "Privacy and Data", [article]],
  ] as const;
  for (const [kind, from, to, files] of renames)
    expect([...renameKey(folder, kind, from, to).keys()], kind).toEqual(
      expect.arrayContaining([...files]),
    );
  const written = Object.values(texts()).join("\n");
  for (const old of ["figure:matters}", `authority:${authority}}`, `partner:${partner}}`])
    expect(written).not.toContain(old);
  expect(written).toContain("category: Privacy and Data\n");
});

it("A rename that cannot stay changes nothing and says why", () => {
  const before = texts();
  const [first = "", second = ""] = keys("people.yaml", /^[a-z]+(?=:$)/gm);
  for (const [kind, from, to, message] of [
    ["person", "nobody", "somebody", "There is no person “nobody”: expected one of"],
    ["person", first, second, `There is a person “${second}” already`],
    ["person", first, "Ada Whitlock", "“Ada Whitlock” cannot be the key of a person"],
    ["colour", first, second, "Expected one of person, figure, partner, authority, category"],
    ["figure", "noticeHours", "hoursOfNotice", "Nothing was renamed:\ncontent/claims.yaml:"],
  ] as const)
    expect(() => renameKey(folder, kind, from, to)).toThrow(message);
  expect(texts()).toEqual(before);
});
