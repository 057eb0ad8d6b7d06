import { describe, expect, test } from "vitest";
import { parseMarks, plainText } from "./marks.ts";

describe("a text with marks", () => {
  test("A text with marks is its words and its marks, one inside the other", () => {
    expect(parseMarks("We *prove ==it==*.\nSee [the log](/forensics), ~~they said~~")).toEqual([
      "We ",
      { mark: "italic", words: ["prove ", { mark: "proved", words: ["it"] }] },
      ".",
      { mark: "break" },
      "See ",
      { mark: "link", words: ["the log"], href: "/forensics" },
      ", ",
      { mark: "alleged", words: ["they said"] },
    ]);
  });

  test("A text keeps what is not a mark: a star alone, an equals sign, brackets without address", () => {
    for (const text of ["4 * 5", "a = b", "37(e)", "[Patient 1]", "==open", ""])
      expect(plainText(text)).toBe(text);
  });

  test("A text with marks reads as plain words on one line", () => {
    expect(plainText("We *prove ==it==*.\n[The log](/forensics) shows it.")).toBe(
      "We prove it. The log shows it.",
    );
  });
});
