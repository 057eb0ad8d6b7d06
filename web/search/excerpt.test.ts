import { describe, expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";
import { stemOf } from "./words.ts";

const text =
  "Everything is written down. The custodian keeps the phone while the examiner watches. A hash is taken when the image closes, and again on arrival. Nothing else is copied, and nothing else is kept for longer than the matter needs it. The hash of the image is read aloud.";
const terms = (...words: string[]) => words.map(stemOf);

describe("an excerpt", () => {
  test("begins with the sentence of the hit and is cut at a word", () => {
    const cut = excerpt(text, terms("hash"), 60);
    expect(cut).toMatch(/^… A hash is taken /);
    expect(cut).toMatch(/[\w.] …$/);
    expect(cut.length).toBeLessThanOrEqual(64);
  });

  test("is where the most of the words stand together", () => {
    expect(excerpt(text, terms("hash", "aloud"), 60)).toContain("read aloud");
  });

  test("is the whole of a short text, and its beginning when nothing was hit", () => {
    expect(excerpt("Short.", ["hash"], 60)).toBe("Short.");
    expect(excerpt(text, ["absent"], 60)).toMatch(/^Everything/);
  });

  test("always holds the hit, wherever it is", () => {
    for (const word of ["written", "examiner", "arrival", "longer", "needs"]) expect(excerpt(text, terms(word), 50)).toContain(word);
  });
});
