import { describe, expect, test } from "vitest";
import { articleFiles, parsedParts } from "../markdown/article-files.ts";
import { articles, categories } from "./index.ts";

const partsOf = (slug: string) => articleFiles.filter((file) => file.slug === slug).flatMap((file) => parsedParts(file).parts);
const sectionsOf = (slug: string) => partsOf(slug).filter((part) => part.kind === "section");
const of = (url: string) => articles.find((article) => article.url === url);

describe("the articles", () => {
  test("stand newest first, in the categories of the bar (SPEC §2, §9)", () => {
    expect(articles.map(({ date }) => date)).toEqual([...articles.map(({ date }) => date)].sort().reverse());
    expect(Object.keys(categories)).toHaveLength(7);
    for (const category of Object.keys(categories))
      if (category !== "all") expect(articles.map((article) => article.category)).toContain(category);
  });

  test("lead to this site, elsewhere, or nowhere yet", () => {
    expect(articles.some(({ url }) => url?.startsWith("/blog/"))).toBe(true);
    expect(articles.some(({ url }) => url?.startsWith("https://"))).toBe(true);
    expect(articles.some(({ url }) => !url)).toBe(true);
  });

  test("carry the days, categories and reading times that SPEC §2 gives", () => {
    expect(of("/blog/siemly-activity-logs")).toMatchObject({ date: "2025-05-22", category: "digital-investigation", readTime: 7 });
    expect(of("/blog/google-drive-collection")).toMatchObject({ date: "2025-05-08", category: "ediscovery", readTime: 7 });
    expect(of("/blog/forensic-data-collection")).toMatchObject({ date: "2025-04-21", category: "digital-forensics", readTime: 10 });
  });

  test("have Bates numbers that no other article has", () => {
    const blocks = articleFiles
      .filter(({ url }) => url?.startsWith("/"))
      .map(({ slug, bates }) => [bates, bates + partsOf(slug).length + 3] as const);
    const inOrder = blocks.toSorted(([a], [b]) => a - b);
    for (const [i, [first]] of inOrder.entries()) expect(first).toBeGreaterThan(inOrder[i - 1]?.[1] ?? 0);
  });

  test("the forensic story has three options and their three endings (SPEC §2)", () => {
    const sections = sectionsOf("forensic-data-collection");
    const endings = sections.flatMap((section) => section.endings.flatMap((ending) => (ending.kind === "verdict" ? [ending.words] : [])));
    expect(endings).toEqual(["Game Over", "Risk Level: High", "Congratulations."]);
    const doors = sections.flatMap((section) => section.endings.flatMap((ending) => (ending.kind === "doors" ? ending.items : [])));
    expect(doors.map(({ tab }) => tab)).toEqual(["Option 1", "Option 2", "Option 3"]);
    expect(sections.at(-1)).toMatchObject({ id: "moral", heading: "The moral of the story" });
  });
});
