import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test("a short line without an end is the title of what follows", () => {
  expect(sentencesOf(["Data targeting", "We interview custodians. Nothing is copied yet."])).toEqual([
    "Data targeting: We interview custodians.",
    "Nothing is copied yet.",
  ]);
});

test("numbers, letters and short labels are nobody’s sentence; longer labels are", () => {
  expect(sentencesOf(["1", "75%", "PRB 000181", "B-1", "Held by", "Collection log, hash list kept", "Out"])).toEqual([
    "Collection log, hash list kept.",
  ]);
});

test("abbreviations do not end a sentence", () => {
  expect(sentencesOf(["Accepted since Da Silva Moore (S.D.N.Y. 2012). See Smith v. Jones."])).toEqual([
    "Accepted since Da Silva Moore (S.D.N.Y. 2012).",
    "See Smith v. Jones.",
  ]);
});

test("the marks of questions and answers go", () => {
  expect(sentencesOf(["Q.How do you know?", "A.We measure."])).toEqual(["How do you know?", "We measure."]);
});
