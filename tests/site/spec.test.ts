import { articles, categories } from "content/articles/index.ts";
import { events } from "content/events.ts";
import { guides } from "content/guides.ts";
import { plainText } from "content/marks.ts";
import type { SitePath } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import { describe, expect, it, test } from "vitest";
import { inDocument } from "web/pages/blog/listing-state.ts";
import { documentOf, everyPage, mainText } from "../support/site.ts";
import { bodyLinks, copyright, counts, namedAbove, sectionNames, words } from "../support/spec.ts";

test("every page that the specification names is there", () => expect(sitePaths).toEqual(expect.arrayContaining(Object.keys(bodyLinks))));

/** SPEC §2, blog articles: the way back, and a closing button. */
const everyArticle = ["/blog", "/contact"];
const linksOf: Readonly<Record<string, readonly string[]>> = bodyLinks;

describe.each(everyPage)("$path", (page) => {
  it("has the links that the specification names in its body", () => {
    const hrefs = page.root.querySelectorAll("main a[href]").map((link) => link.getAttribute("href")?.replace(/^([^?]*)\?.*$/, "$1"));
    expect((linksOf[page.path] ?? everyArticle).filter((href) => !hrefs.includes(href))).toEqual([]);
  });
});

describe.each(Object.entries(words))("%s", (path, expected) => {
  it("shows the words that the specification fixes", () => {
    const page = everyPage.find((candidate) => candidate.path === path);
    const shown = page ? mainText(page).replace(/\s+/g, " ").toLowerCase() : "";
    expect(expected.filter((text) => !shown.includes(text.toLowerCase()))).toEqual([]);
  });
});

describe("counts that the specification names", () => {
  const links = (path: SitePath, pattern: RegExp) =>
    documentOf(path)
      .root.querySelectorAll("main a[href]")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => pattern.test(href));

  it("every guide, each to view and to download", () => {
    const files = guides.flatMap(({ filename }) => [`/downloads/${filename}`, `/downloads/${filename}`]);
    expect(links("/resources", /^\/downloads\//).toSorted()).toEqual(files.toSorted());
  });

  it("every article on the blog, until there are more than a page holds", () => {
    const blog = mainText(documentOf("/blog"));
    expect(articles.slice(0, inDocument(1)).filter(({ title }) => !blog.includes(plainText(title)))).toEqual([]);
  });

  it("at least as many of each kind", () => {
    expect(sitePaths.length).toBeGreaterThanOrEqual(counts.pages);
    expect(articles.length).toBeGreaterThanOrEqual(counts.articles);
    expect(guides.length).toBeGreaterThanOrEqual(counts.guides);
    expect(events.length).toBeGreaterThanOrEqual(counts.events);
    expect(Object.keys(categories).length).toBeGreaterThanOrEqual(counts.categories - 1);
  });

  it("every event, to come or past", () => {
    const page = mainText(documentOf("/events"));
    expect(events.filter(({ title }) => !page.includes(plainText(title)))).toEqual([]);
  });

  it("the footer's copyright year", () => {
    for (const { root } of everyPage) expect(root.querySelector("footer")?.text).toContain(copyright);
  });
});

const plainWords = (text = "") => text.replace(/\s+/g, " ").trim().toLowerCase();
/** Whether a heading is the name, or has it as whole words: “Benefits of hosting” says “Benefits”. */
const says = (heading: string, name: string) => ` ${heading.replace(/[,.:]/g, " ")} `.includes(` ${plainWords(name)} `);

describe.each(Object.entries(sectionNames))("%s", (path, names) => {
  it("calls each section that the specification names by its plain noun", () => {
    const page = everyPage.find((candidate) => candidate.path === path);
    const said = page?.root.querySelectorAll("main [data-name], main h1, main h2, main h3").map(({ text }) => plainWords(text));
    expect(names.filter((name) => !said?.some((heading) => says(heading, name)))).toEqual([]);
  });
});

test.each(namedAbove)("On %s the title has the noun of the page or is below it", (path) => {
  const [first] = documentOf(path).root.querySelectorAll("main [data-name], main h1");
  expect(plainWords(first?.text)).toContain(plainWords(sectionNames[path][0]));
});

test.each(everyPage)("on $path a section is named once, before its heading", ({ root }) => {
  for (const section of root.querySelectorAll("main > section")) {
    const [, ...others] = section.querySelectorAll("[data-name], h1, h2");
    expect(others.filter((other) => other.hasAttribute("data-name"))).toEqual([]);
  }
});
