import { articles, categories } from "content/articles/index.ts";
import { events } from "content/events.ts";
import { guides } from "content/guides.ts";
import { plainText } from "content/marks.ts";
import type { SitePath } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import { describe, expect, it, test } from "vitest";
import { inDocument } from "web/pages/blog/listing-state.ts";
import { holdsForEach, pathOf } from "../support/offenders.ts";
import { documentOf, everyPage, mainText } from "../support/site.ts";
import { bodyLinks, copyright, counts, namedAbove, sectionNames, words } from "../support/spec.ts";

test("Every page that SPEC names is there", () =>
  expect(sitePaths).toEqual(expect.arrayContaining(Object.keys(bodyLinks))));

/** SPEC §2, blog articles: the way back, and a closing button. */
const everyArticle = ["/blog", "/contact"];
const linksOf: Readonly<Record<string, readonly string[]>> = bodyLinks;

describe("The links", () => {
  it("Every page has the links that SPEC names in its body", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const hrefs = page.root
        .querySelectorAll("main a[href]")
        .map((link) => link.getAttribute("href")?.replace(/^([^?]*)\?.*$/, "$1"));
      expect((linksOf[page.path] ?? everyArticle).filter((href) => !hrefs.includes(href))).toEqual(
        [],
      );
    }));
});

const pageOf = (path: string) => everyPage.find((candidate) => candidate.path === path);

test("Every page shows the words that SPEC fixes", () =>
  holdsForEach(
    Object.entries(words),
    ([path]) => path,
    ([path, expected]) => {
      const page = pageOf(path);
      const shown = page ? mainText(page).replace(/\s+/g, " ").toLowerCase() : "";
      expect(expected.filter((text) => !shown.includes(text.toLowerCase()))).toEqual([]);
    },
  ));

describe("The counts that SPEC names", () => {
  const links = (path: SitePath, pattern: RegExp) =>
    documentOf(path)
      .root.querySelectorAll("main a[href]")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => pattern.test(href));

  it("Every guide is there to view and to download", () => {
    const files = guides.flatMap(({ filename }) => [
      `/downloads/${filename}`,
      `/downloads/${filename}`,
    ]);
    expect(links("/resources", /^\/downloads\//).toSorted()).toEqual(files.toSorted());
  });

  it("Every article is on the blog, until there are more than a page holds", () => {
    const blog = mainText(documentOf("/blog"));
    expect(
      articles.slice(0, inDocument(1)).filter(({ title }) => !blog.includes(plainText(title))),
    ).toEqual([]);
  });

  it("There are at least as many pages, articles, guides and events as SPEC counts", () => {
    expect(sitePaths.length).toBeGreaterThanOrEqual(counts.pages);
    expect(articles.length).toBeGreaterThanOrEqual(counts.articles);
    expect(guides.length).toBeGreaterThanOrEqual(counts.guides);
    expect(events.length).toBeGreaterThanOrEqual(counts.events);
    expect(Object.keys(categories).length).toBeGreaterThanOrEqual(counts.categories - 1);
  });

  it("Every event is on its page, to come or past", () => {
    const page = mainText(documentOf("/events"));
    expect(events.filter(({ title }) => !page.includes(plainText(title)))).toEqual([]);
  });

  it("Every footer has the copyright year", () => {
    for (const { root } of everyPage)
      expect(root.querySelector("footer")?.text).toContain(copyright);
  });
});

const plainWords = (text = "") => text.replace(/\s+/g, " ").trim().toLowerCase();
/**
 * Whether a heading is the name, or has it as whole words: “Benefits of hosting” says “Benefits”.
 */
const says = (heading: string, name: string) =>
  ` ${heading.replace(/[,.:]/g, " ")} `.includes(` ${plainWords(name)} `);

test("Every section that SPEC names is called by its plain noun", () =>
  holdsForEach(
    Object.entries(sectionNames),
    ([path]) => path,
    ([path, names]) => {
      const said = pageOf(path)
        ?.root.querySelectorAll("main [data-name], main h1, main h2, main h3")
        .map(({ text }) => plainWords(text));
      expect(names.filter((name) => !said?.some((heading) => says(heading, name)))).toEqual([]);
    },
  ));

test("A witty title has the noun of its page, or is below it", () =>
  holdsForEach(namedAbove, String, (path) => {
    const [first] = documentOf(path).root.querySelectorAll("main [data-name], main h1");
    expect(plainWords(first?.text)).toContain(plainWords(sectionNames[path][0]));
  }));

test("Every section is named once, before its heading", () =>
  holdsForEach(everyPage, pathOf, ({ root }) => {
    for (const section of root.querySelectorAll("main > section")) {
      const [, ...others] = section.querySelectorAll("[data-name], h1, h2");
      expect(others.filter((other) => other.hasAttribute("data-name"))).toEqual([]);
    }
  }));
