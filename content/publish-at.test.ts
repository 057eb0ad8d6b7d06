import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readArticleFiles } from "./articles/files.ts";
import { contentFolder, inFolder } from "./folder.ts";
import { readEvents } from "./lists.ts";
import { isPublished, publicationsIn, publishAt } from "./publish-at.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(contentFolder, folder, { recursive: true });
  const company = join(folder, "company.yaml");
  writeFileSync(
    company,
    readFileSync(company, "utf8").replace(/^ {2}zone: .*/m, "  zone: America/Chicago"),
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const at = (iso: string) => vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse(iso) / 1000));

test("A publication is at the office's time, in winter and in summer", () => {
  const read = (text: string) => inFolder(folder, () => publishAt.parse(text));
  expect(read("2027-01-12 09:00")).toBe(Date.parse("2027-01-12T15:00Z"));
  expect(read("Monday, 2027-07-12 09:00")).toBe(Date.parse("2027-07-12T14:00Z"));
});

test("An article and an event are there from their minute on, and no Bates number changes", () => {
  const article = join(folder, "articles/translate-first.md");
  writeFileSync(
    article,
    readFileSync(article, "utf8").replace(
      /date: .*/,
      "date: 2027-01-12\npublishAt: 2027-01-12 09:00",
    ),
  );
  const events = join(folder, "events.yaml");
  writeFileSync(
    events,
    readFileSync(events, "utf8").replace(
      "  changed: 2026-11-16",
      "  publishAt: 2027-01-12 09:00\n  changed: 2026-11-16",
    ),
  );
  const seen = () => ({
    articles: inFolder(folder, readArticleFiles).map(({ slug, bates }) => `${slug} ${bates}`),
    events: inFolder(folder, readEvents)
      .values.filter(isPublished)
      .map(({ id }) => id),
  });

  at("2027-01-12T14:59:00Z");
  const before = seen();
  at("2027-01-12T15:00:00Z");
  const after = seen();
  expect(after.articles.filter((row) => !before.articles.includes(row))).toEqual([
    expect.stringMatching(/^translate-first \d+$/),
  ]);
  expect(before.articles.filter((row) => !after.articles.includes(row))).toEqual([]);
  expect(after.events.filter((id) => !before.events.includes(id))).toEqual([
    "ai-powered-document-review",
  ]);
  expect(publicationsIn(folder).map(({ file, at: written }) => `${file} ${written}`)).toEqual([
    "content/articles/translate-first.md 2027-01-12 09:00",
    "content/events.yaml 2027-01-12 09:00",
  ]);
});
