import { describe, expect, it, test } from "vitest";
import { documentOf, everyPage } from "../support/site.ts";
import { namedAbove, sectionNames } from "../support/spec.ts";

const words = (text = "") => text.replace(/\s+/g, " ").trim().toLowerCase();
/** Whether a heading is the name, or has it as whole words: “Benefits of hosting” says “Benefits”. */
const says = (heading: string, name: string) => ` ${heading.replace(/[,.:]/g, " ")} `.includes(` ${words(name)} `);

describe.each(Object.entries(sectionNames))("%s", (path, names) => {
  it("calls each section that the specification names by its plain noun", () => {
    const page = everyPage.find((candidate) => candidate.path === path);
    const said = page?.root.querySelectorAll("main [data-name], main h1, main h2, main h3").map(({ text }) => words(text));
    expect(names.filter((name) => !said?.some((heading) => says(heading, name)))).toEqual([]);
  });
});

test.each(namedAbove)("On %s the title has the noun of the page or is below it", (path) => {
  const [first] = documentOf(path).root.querySelectorAll("main [data-name], main h1");
  expect(words(first?.text)).toContain(words(sectionNames[path][0]));
});

test.each(everyPage)("on $path a section is named once, before its heading", ({ root }) => {
  for (const section of root.querySelectorAll("main > section")) {
    const [, ...others] = section.querySelectorAll("[data-name], h1, h2");
    expect(others.filter((other) => other.hasAttribute("data-name"))).toEqual([]);
  }
});
