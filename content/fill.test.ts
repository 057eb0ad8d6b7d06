import { expect, test } from "vitest";
import { fill, listSaying, saying } from "./fill.ts";

test("A text has what belongs in its places, and keeps a place for which there is nothing", () => {
  expect(fill("{n} of {all total} in {file}", { n: 3, "all total": "1,200" })).toBe(
    "3 of 1,200 in {file}",
  );
});

test("Words that count say one of one, and many of none and several, with the number as a count", () => {
  const found = saying(
    { one: "One page of {name}", many: "{pages} pages of {name}" },
    ["name", "pages"],
    ["pages"],
  );
  expect([0, 1, 2, 1200].map((pages) => found("a.pdf", pages))).toEqual([
    "0 pages of a.pdf",
    "One page of a.pdf",
    "2 pages of a.pdf",
    "1,200 pages of a.pdf",
  ]);
});

test("A number that is no count is said in its digits", () => {
  expect(saying("Page {page}, {words} words", ["page", "words"], ["words"])(1200, 3400)).toBe(
    "Page 1200, 3,400 words",
  );
});

test("A sentence for a finding takes a list, and leaves out what the list lacks", () => {
  expect(listSaying("From {from} to {to}.", ["from", "to"])(["A"])).toBe("From A to .");
});
