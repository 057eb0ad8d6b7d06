import { describe, expect, test } from "vitest";
import { forensicDataCollection } from "#content/articles/forensic-data-collection.ts";
import { numberParagraphs, paragraphsOf } from "./numbering.ts";

describe("paragraph numbers", () => {
  test("run from 1 through the whole article, answers of decisions included, none twice and none left out", () => {
    const numbers = paragraphsOf(numberParagraphs(forensicDataCollection)).map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(numbers.length).toBeGreaterThan(20);
  });

  test("do not count notes, lists or tables", () => {
    const [section] = numberParagraphs([{ id: "a", label: "A", blocks: ["One.", { kind: "note", title: "N", text: "n" }, "Two."] }]);
    expect(paragraphsOf(section ? [section] : []).map(({ n, text }) => `${n} ${text}`)).toEqual(["1 One.", "2 Two."]);
  });
});
