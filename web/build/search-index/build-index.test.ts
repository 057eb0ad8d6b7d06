import { describe, expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { buildIndex } from "./write-index.ts";

const entry = (kind: Entry["kind"], href: string, words: number): Entry => ({
  kind,
  href,
  title: href,
  description: "",
  mark: "",
  practice: "",
  sections: [{ anchor: "a", heading: "A heading", text: "word ".repeat(words) }],
});

describe("the index", () => {
  test("holds every title and the whole of every text", () => {
    const { heads, pages, reading } = buildIndex([entry("page", "/a", 2_000), entry("guide", "/b", 1)]);
    expect(heads.map(([, href]) => href)).toEqual(["/a", "/b"]);
    expect(pages).toEqual([["/a", ["word ".repeat(2_000)]]]);
    expect(reading).toEqual([["/b", ["word "]]]);
  });

  test("does not grow with the blog: of five thousand articles the newest are found by their texts, some hundreds by their titles", () => {
    const articles = Array.from({ length: 5_000 }, (_, i) => entry("article", `/blog/${i}`, 1_000));
    const { heads, pages, reading } = buildIndex([entry("page", "/a", 10), ...articles]);
    expect(pages).toHaveLength(1);
    expect(reading.map(([href]) => href)).toEqual(articles.slice(0, reading.length).map(({ href }) => href));
    expect(reading.length).toBeGreaterThan(20);
    expect(heads.length).toBeGreaterThan(500);
    expect(JSON.stringify({ heads, pages, reading }).length).toBeLessThan(350_000);
  });
});
