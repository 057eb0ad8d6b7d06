import { describe, expect, test } from "vitest";
import { sitePaths } from "../site-map.ts";
import { forensicDataCollection } from "./forensic-data-collection.ts";
import { googleDriveCollection } from "./google-drive-collection.ts";
import { articles, categories } from "./index.ts";
import { siemlyActivityLogs } from "./siemly-activity-logs.ts";

const bodies = { siemlyActivityLogs, googleDriveCollection, forensicDataCollection };
const of = (url: string) => articles.find((article) => article.url === url);

describe("the articles", () => {
  test("are ten, by one author, newest first, in seven categories of which one is All (SPEC §2, §9)", () => {
    expect(articles).toHaveLength(10);
    expect(new Set(articles.map(({ author }) => author)).size).toBe(1);
    expect(articles.map(({ date }) => date)).toEqual([...articles.map(({ date }) => date)].sort().reverse());
    expect(Object.keys(categories)).toHaveLength(7);
    for (const category of Object.keys(categories))
      if (category !== "all") expect(articles.map((article) => article.category)).toContain(category);
  });

  test("have ids for /contact?article=, each once", () => {
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    for (const { id } of articles) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  test("lead to this site, elsewhere, or nowhere yet", () => {
    const inside = articles.flatMap(({ url }) => (url?.startsWith("/") ? [url] : []));
    expect(inside.toSorted()).toEqual(sitePaths.filter((path) => path.startsWith("/blog/")).toSorted());
    expect(articles.some(({ url }) => url?.startsWith("https://"))).toBe(true);
    expect(articles.filter(({ url }) => !url).length).toBeGreaterThanOrEqual(2);
  });

  test("carry the days and reading times that SPEC §2 gives", () => {
    expect(of("/blog/siemly-activity-logs")).toMatchObject({ date: "2025-05-22", category: "digital-investigation" });
    expect(of("/blog/google-drive-collection")).toMatchObject({ date: "2025-05-08", category: "ediscovery", readTime: 7 });
    expect(of("/blog/forensic-data-collection")).toMatchObject({ date: "2025-04-21", category: "digital-forensics", readTime: 10 });
  });

  test.each(Object.entries(bodies))("%s is at least 900 words long", (_, sections) => {
    expect(
      JSON.stringify(sections)
        .replace(/"\w+":/g, " ")
        .split(/\s+/).length,
    ).toBeGreaterThan(900);
  });

  test("the forensic story has three options and their three endings (SPEC §2)", () => {
    const endings = forensicDataCollection.flatMap((section) => ("verdict" in section ? [section.verdict.words] : []));
    expect(endings).toEqual(["Game Over", "Risk Level: High", "Congratulations."]);
    expect(forensicDataCollection.at(-1)).toMatchObject({ id: "moral", heading: "The moral of the story" });
  });
});
