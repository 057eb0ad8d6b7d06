import { describe, expect, test } from "vitest";
import { parseMarks, plainText } from "./marks.ts";

describe("a text with marks", () => {
  test("is its words and its marks, one inside the other", () => {
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

  test("keeps what is not a mark: a star alone, one equals sign, brackets without an address", () => {
    for (const text of ["4 * 5", "a = b", "37(e)", "[Patient 1]", "==open", ""]) expect(plainText(text)).toBe(text);
  });

  test("reads as plain words on one line", () => {
    expect(plainText("We *prove ==it==*.\n[The log](/forensics) shows it.")).toBe("We prove it. The log shows it.");
  });
});
