import { expect, test } from "vitest";
import { textOfLines } from "./text-of-lines.ts";

test("a short line without an end is the title of what follows", () => {
  expect(textOfLines(["Data targeting", "We interview custodians. Nothing is copied yet."])).toBe(
    "Data targeting: We interview custodians. Nothing is copied yet.",
  );
});

test("every word is kept, abbreviations and labels of a list too; numbers alone are not words", () => {
  expect(textOfLines(["1", "75%", "PRB 000181", "B-1", "Formats", "TIFF", "SOC 2", "24 hours"])).toBe("Formats, TIFF, SOC 2, 24 hours.");
});

test("the marks of questions and answers go", () => {
  expect(textOfLines(["Q.How do you know?", "A.We measure."])).toBe("How do you know? We measure.");
});
