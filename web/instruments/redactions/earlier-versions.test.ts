import { expect, test } from "vitest";
import { comparison } from "./read-pages.ts";

/** What an earlier version's only page no longer shows, if the last version's page has the words `last`. */
function gone(last: string, ...lines: readonly string[]) {
  const words = lines.map((line) => ({ words: line, box: [0, 0, 1, 1] as const, glyphs: [], size: 10 }));
  const compare = comparison({ pages: [last], pictures: new Set() }, 1);
  return compare({ page: 1, words, pictures: [] }).map((finding) => finding.words);
}

test("a line whose words are all there is not gone", () => {
  expect(gone("Pay on delivery, and not before.", "pay on delivery", "and not before")).toEqual([]);
});

test("a word that the last version has once is gone if an earlier one had it twice, also after a line that lost another word", () => {
  expect(gone("price", "secret price", "price")).toEqual(["secret price price"]);
});
