import { articlePaths } from "content/site-paths.ts";
import { describe, expect, test } from "vitest";
import { searchTexts } from "web/build/articles.ts";
import { readArticle } from "web/pages/article/read-article.ts";
import { searchIn } from "./search.ts";

const search = searchIn(
  searchTexts(articlePaths.flatMap((path) => readArticle(path.replace("/blog/", "")) ?? [])),
);

const ids = (q: string) => search(q).map(({ id }) => id);

describe("the search", () => {
  test("The search finds titles, excerpts and words that stand only in an article’s text", () => {
    expect(ids("engineer")[0]).toBe("forensic-data-collection");
    expect(ids("custodian questions")[0]).toBe("ask-before-you-collect");
    expect(ids("Zubulake")).toEqual(["forensic-data-collection"]);
    expect(ids("RSS")).toEqual(["siemly-activity-logs"]);
    expect(ids("fingerprint")).toEqual(["forensic-data-collection"]);
  });

  test("forgives a typing error", () => {
    expect(ids("enginer")).toContain("forensic-data-collection");
    expect(ids("privelege")).toContain("privilege-at-four");
    expect(ids("hash valeu")).toContain("forensic-data-collection");
  });

  test("wants every word, and finds nothing for nonsense", () => {
    expect(ids("engineer Zubulake")).toEqual(["forensic-data-collection"]);
    expect(ids("xylophone quartet")).toEqual([]);
  });

  test("The search names the paragraph that answered when the card does not show why", () => {
    const [found] = search("Zubulake");
    expect(found?.passage?.n).toBeGreaterThan(1);
    expect(found?.passage?.text.toLowerCase()).toContain("zubulake");
    expect(search("engineer")[0]?.passage).toBeUndefined();
  });

  test("survives whatever is typed", () => {
    for (const q of ["(", "*", "\\", "a".repeat(100), "“”", "37(e)", "💥"])
      expect(() => search(q)).not.toThrow();
  });
});
