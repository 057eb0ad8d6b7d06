import { company } from "content/company.ts";
import { describe, expect, it, test } from "vitest";
import { documentOf, everyPage, meta } from "../support/site.ts";

describe.each(everyPage)("$path", (page) => {
  const { path, root } = page;

  it("has a title, a description and the same for previews", () => {
    const title = root.querySelector("title")?.text ?? "";
    const description = meta(page, "description") ?? "";
    expect(title.length).toBeGreaterThan(4);
    expect(title).not.toBe("Page Not Found");
    expect(description.length, "a description is a sentence or two").toBeGreaterThan(50);
    expect(description.length).toBeLessThan(200);
    expect([meta(page, "og:title"), meta(page, "twitter:title")]).toEqual([title, title].map(decoded));
    expect([meta(page, "og:description"), meta(page, "twitter:description")]).toEqual([description, description]);
  });

  it("is canonical at its own address", () => {
    const canonical = root.querySelectorAll("link[rel=canonical]").map((link) => link.getAttribute("href"));
    expect(canonical).toEqual([`${company.origin}${path}`]);
    expect(meta(page, "og:url")).toBe(`${company.origin}${path}`);
  });

  it("speaks English, has one main heading and skips no level", () => {
    expect(root.querySelector("html")?.getAttribute("lang")).toBe("en");
    const levels = root.querySelectorAll("main h1, main h2, main h3, main h4").map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0), `heading ${i + 1} of ${path}`).toBeLessThanOrEqual(1);
  });

  it("has its Bates number once, and files each section behind a side tab", () => {
    expect(root.querySelectorAll("[data-bates]").map(({ text }) => text)).toEqual([expect.stringMatching(/^PRB \d{6}$/)]);
    const tabs = root.querySelectorAll('nav[aria-label="On this page"] a').map((tab) => tab.getAttribute("href"));
    expect(tabs).toEqual(root.querySelectorAll("main > section").map((section) => `#${section.id}`));
  });
});

test("no two pages share a title, a description or a Bates number", () => {
  for (const of of [
    (page: (typeof everyPage)[number]) => [page.root.querySelector("title")?.text],
    (page: (typeof everyPage)[number]) => [meta(page, "description")],
    (page: (typeof everyPage)[number]) => page.root.querySelectorAll("[data-bates]").map(({ text }) => text),
  ]) {
    const values = everyPage.flatMap(of);
    expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
  }
});

test("the not-found document has SPEC's two strings and its title", () => {
  const { root } = documentOf("/404");
  expect(root.querySelector("title")?.text).toBe("Page Not Found");
  expect(root.querySelector("h1")?.text.replace(/\s/g, " ")).toBe("404 Page Not Found");
  expect(root.querySelector("main")?.text).toContain("Did you forget to add the page to the router?");
});

const decoded = (text: string) => text.replaceAll("&amp;", "&");
