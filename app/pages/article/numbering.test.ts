import { describe, expect, test } from "vitest";
import { articlePaths } from "#content/site-paths.ts";
import { articleData } from "./article-data.ts";
import { numberParagraphs, paragraphsOf } from "./numbering.ts";

const sectionsOf = (parts: Parameters<typeof numberParagraphs>[0]) => numberParagraphs(parts).filter((part) => part.kind === "section");

describe("paragraph numbers", () => {
  test.each(articlePaths)("run from 1 through the whole of %s, answers of decisions included, none twice and none left out", (path) => {
    const numbers = paragraphsOf(sectionsOf(articleData(path.replace("/blog/", ""))?.parts ?? [])).map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(numbers.length).toBeGreaterThan(5);
  });

  test("do not count notes, lists or tables", () => {
    const blocks = ["One.", { kind: "note", title: "N", text: "n" }, "Two."] as const;
    const sections = sectionsOf([{ kind: "section", id: "a", label: "A", blocks, endings: [] }]);
    expect(paragraphsOf(sections).map(({ n, text }) => `${n} ${text}`)).toEqual(["1 One.", "2 Two."]);
  });
});
