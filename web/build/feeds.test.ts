import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { atom, rss } from "./feeds.ts";

test.each([
  ["Atom", atom],
  ["RSS", rss],
] as const)("A title with signs of markup stays a title in the %s feed", (_, write) => {
  const title = "Meet & confer: what <b>26(f)</b> asks";
  const entry = {
    id: "tag:company.example,2026-01-02:one",
    url: "https://company.example/blog/one?a=1&b=2",
    title,
    summary: title,
    html: `<p>${title}</p>`,
    published: "2026-01-02T00:00:00-06:00",
    updated: "2026-01-02T00:00:00-06:00",
    authors: [{ name: title, url: "https://company.example/?a=1&b=2" }],
    category: "eDiscovery",
  };
  const [found] = parse(write([entry])).querySelectorAll("entry, item");
  expect(found?.querySelector("title")?.text).toBe(title);
  expect(found?.querySelectorAll("b")).toEqual([]);
  expect(found?.toString()).not.toMatch(/&(?!\w+;|#)/);
});
