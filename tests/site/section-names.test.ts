import { describe, expect, it, test } from "vitest";
import { documentOf, everyPage } from "../support/site.ts";
import { namedAbove, sectionNames } from "../support/spec.ts";

const words = (text = "") => text.replace(/\s+/g, " ").trim().toLowerCase();

describe.each(Object.entries(sectionNames))("%s", (path, names) => {
  it("calls each section that the specification names by its plain noun", () => {
    const page = everyPage.find((candidate) => candidate.path === path);
    const said = page?.root.querySelectorAll("main [data-name], main h2, main h3").map(({ text }) => words(text));
    expect(names.filter((name) => !said?.includes(words(name)))).toEqual([]);
  });
});

test.each(namedAbove)("on %s the title stands under the noun of the page", (path) => {
  const [first] = documentOf(path).root.querySelectorAll("main [data-name], main h1");
  expect(words(first?.text)).toBe(words(sectionNames[path][0]));
});

test.each(everyPage)("on $path a section is named once, before its heading", ({ root }) => {
  for (const section of root.querySelectorAll("main > section")) {
    const [, ...others] = section.querySelectorAll("[data-name], h1, h2");
    expect(others.filter((other) => other.hasAttribute("data-name"))).toEqual([]);
  }
});
