import { articles } from "content/articles/index.ts";
import { describe, expect, test } from "vitest";
import {
  addressOf,
  filterArticles,
  inDocument,
  isNarrowed,
  readState,
  shownOn,
} from "./listing-state.ts";

describe("the blog’s address", () => {
  test("The blog’s address says nothing by default", () => {
    expect(readState("")).toEqual({ category: "all", q: "", year: "", place: "", page: 1 });
    expect(addressOf(readState(""))).toBe("/blog");
    expect(addressOf(readState("?category=all&q=&year=&page=1"))).toBe("/blog");
  });

  test("The blog’s address holds every choice, and reads back what it wrote", () => {
    const state = {
      category: "ediscovery",
      q: "rule 37(e) & holds",
      year: "2025",
      place: "here",
      page: 2,
    } as const;
    expect(readState(addressOf(state).replace("/blog", ""))).toEqual(state);
  });

  test("ignores what it does not know", () => {
    const state = readState("?category=__proto__&year=20x5&place=moon&page=-3&q=%20%20");
    expect(isNarrowed(state)).toBe(false);
    expect(state.page).toBe(1);
    expect(readState("?page=1e9999").page).toBe(1);
  });

  test("filters by category, year and place together", () => {
    const shown = filterArticles(articles, {
      ...readState("?category=ediscovery&year=2025&place=here"),
    });
    expect(shown.map(({ id }) => id)).toEqual(["google-drive-collection"]);
    const years = articles.map(({ date }) => date.slice(0, 4));
    expect(filterArticles(articles, readState("?year=2025"))).toHaveLength(
      years.filter((year) => year === "2025").length,
    );
    expect(filterArticles(articles, readState("?year=1999"))).toEqual([]);
  });

  test("The blog’s address shows one featured and nine, then nine more each time (SPEC §9)", () => {
    expect([1, 2, 3].map(shownOn)).toEqual([10, 19, 28]);
  });

  test("The document does not grow with the blog, and never holds less than is shown", () => {
    expect([1, 2, 10].map(inDocument)).toEqual([50, 50, shownOn(10)]);
  });
});
