import { expect, test } from "vitest";
import { placeholderFaults, placeholders } from "./placeholders.ts";

const file = "content/articles/a.md";

test("Words that a new article begins with are faults at their fields and lines", () => {
  const value = { title: "A", excerpt: placeholders.excerpt, parts: ["b", placeholders.lead] };
  const body = `One.\n\n${placeholders.paragraph}\n\n![Describe the picture](a/b.jpg)\n`;
  expect(placeholderFaults(file, { value, body })).toMatchObject([
    { path: ["excerpt"], isDoubt: false },
    { path: ["parts", 1] },
    { path: null, line: 3 },
    { path: null, line: 5, message: "the picture needs an alt text: say what it shows" },
  ]);
});

test("Words that somebody has written are no faults", () => {
  const value = { title: "A", excerpt: `${placeholders.excerpt} And more.`, minutes: 1 };
  const body = "A sentence about The first paragraph. And one more.\n\n![A seal](a/b.jpg)\n";
  expect(placeholderFaults(file, { value, body })).toEqual([]);
});
