import { describe, expect, test } from "vitest";
import { bestPassage, countTerms, excerpt } from "./excerpt.ts";
import { termsOf } from "./words.ts";

const text =
  "Everything is written down. The custodian keeps the phone while the examiner watches. A hash is taken when the image closes, and again on arrival. Nothing else is copied, and nothing else is kept for longer than the matter needs it.";

describe("an excerpt", () => {
  test("begins with the sentence of the hit and is cut at a word", () => {
    const cut = excerpt(text, termsOf("hash"), 60);
    expect(cut).toMatch(/^… A hash is taken /);
    expect(cut).toMatch(/[\w.] …$/);
    expect(cut.length).toBeLessThanOrEqual(64);
  });

  test("is the whole of a short text, and its beginning when nothing was hit", () => {
    expect(excerpt("Short.", ["hash"], 60)).toBe("Short.");
    expect(excerpt(text, ["absent"], 60)).toMatch(/^Everything/);
  });

  test("always holds the hit, wherever it is", () => {
    for (const word of ["written", "examiner", "arrival", "longer", "needs"]) expect(excerpt(text, termsOf(word), 50)).toContain(word);
  });
});

test("the best passage is the first that holds the most of the terms", () => {
  const passages = ["custody", "chain of custody", "the chain, in custody"];
  expect(bestPassage(passages, String, termsOf("chain of custody"))).toBe("chain of custody");
  expect(bestPassage(passages, String, termsOf("hash"))).toBeUndefined();
  expect(countTerms("Custody, custody and CUSTODY", termsOf("custody chain"))).toBe(1);
});
