import { describe, expect, test } from "vitest";
import { articles, categories } from "./index.ts";

const of = (url: string) => articles.find((article) => article.url === url);

describe("the articles", () => {
  test("The articles are newest first, in the categories of the bar (SPEC §2, §9)", () => {
    expect(articles.map(({ date }) => date)).toEqual(
      [...articles.map(({ date }) => date)].sort().reverse(),
    );
    expect(Object.keys(categories)).toHaveLength(7);
    for (const category of Object.keys(categories))
      if (category !== "all")
        expect(articles.map((article) => article.category)).toContain(category);
  });

  test("lead to this site, elsewhere, or nowhere yet", () => {
    expect(articles.some(({ url }) => url?.startsWith("/blog/"))).toBe(true);
    expect(articles.some(({ url }) => url?.startsWith("https://"))).toBe(true);
    expect(articles.some(({ url }) => !url)).toBe(true);
  });

  test("carry the days, categories and reading times that SPEC §2 gives", () => {
    expect(of("/blog/siemly-activity-logs")).toMatchObject({
      date: "2025-05-22",
      category: "digital-investigation",
      readTime: 7,
    });
    expect(of("/blog/google-drive-collection")).toMatchObject({
      date: "2025-05-08",
      category: "ediscovery",
      readTime: 7,
    });
    expect(of("/blog/forensic-data-collection")).toMatchObject({
      date: "2025-04-21",
      category: "digital-forensics",
      readTime: 10,
    });
  });
});
