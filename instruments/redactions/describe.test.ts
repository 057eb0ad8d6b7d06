import { expect, test } from "vitest";
import type { Checked } from "./check-file.ts";
import { batchRows, fileVerdict, gradeOf, stepsOf, testRows, verdictOf } from "./describe.ts";
import type { FileOutcome } from "./finding.ts";

const nothing: Checked = {
  pages: 1,
  bars: { holding: 0, empty: 0, untested: 0 },
  findings: [],
  counts: {},
  looks: {},
  unsure: {},
  gaps: [],
  earlier: 0,
  looked: [],
  isRestricted: false,
  isPortfolio: false,
};
const file = (name: string, checked: Partial<Checked>): FileOutcome => ({
  name,
  size: 1,
  sha256: null,
  result: { status: "checked", checked: { ...nothing, ...checked } },
});

test("The first line says what is readable below bars, the next count the bars and name the rest", () => {
  const { plain, notes } = fileVerdict({
    ...nothing,
    bars: { holding: 3, empty: 36, untested: 2 },
    counts: { cover: 2, marks: 1, scripts: 16 },
  });
  expect(plain).toBe("Readable below bars: 3 places");
  expect(notes.slice(0, 2)).toEqual([
    "41 bars: 3 hold something, 36 hold nothing that these tests can find, 2 could not be tested.",
    "Also in the file: scripts and links (16).",
  ]);
});

test("Bars that no test can judge are never said to hold nothing", () => {
  expect(fileVerdict({ ...nothing, bars: { holding: 0, empty: 3, untested: 1 } }).plain).toBe(
    "1 of 4 bars could not be tested",
  );
  expect(
    fileVerdict({ ...nothing, gaps: [{ test: "cover", reason: "page", pages: [1] }] }).plain,
  ).toBe("Not all of it could be tested");
  expect(fileVerdict({ ...nothing, bars: { holding: 0, empty: 4, untested: 0 } }).plain).toBe(
    "Nothing readable below 4 bars",
  );
});

test("What a sticker or a frame covers is to be looked at, and gives no headline of a failed redaction", () => {
  const sticker = {
    ...nothing,
    counts: { picture: 1 },
    looks: { picture: 1 },
    unsure: { picture: 1 },
  };
  expect(fileVerdict(sticker).plain).toBe("Look at 1 place");
  expect(testRows(sticker).find(({ test }) => test === "picture")?.standing).toBe("look");
  const both = {
    ...sticker,
    bars: { holding: 1, empty: 0, untested: 0 },
    counts: { picture: 1, cover: 2 },
  };
  expect(fileVerdict(both).plain).toBe("Readable below bars: 2 places");
  const cropped = { ...nothing, counts: { edges: 1 }, looks: { edges: 1 } };
  expect(fileVerdict(cropped).plain).toBe("Look at 1 place");
  expect(testRows(cropped).find(({ test }) => test === "edges")?.standing).toBe("found");
  expect(gradeOf({ test: "cover", cause: "fill", words: "x" })).toBe("Words under a bar");
  expect(gradeOf({ test: "edges", cause: "croppedPicture", words: "" })).toBe("Look at this place");
  expect(gradeOf({ test: "color", cause: "sameColor", words: "x" })).toBe(
    "Words elsewhere in the file",
  );
});

test("A batch has the gravest file first, and an unread file before those with nothing", () => {
  const unread: FileOutcome = {
    name: "sealed",
    size: 1,
    sha256: null,
    result: { status: "refused", reason: "encrypted" },
  };
  const files = [
    file("clean", {}),
    unread,
    file("links", { counts: { scripts: 16 } }),
    file("one", { counts: { cover: 1 } }),
    file("untested", { bars: { holding: 0, empty: 0, untested: 1 } }),
    file("three", { counts: { ocr: 3 } }),
    file("white", { counts: { color: 9 } }),
  ];
  expect(batchRows(files).map(({ name }) => name)).toEqual([
    "three",
    "one",
    "white",
    "sealed",
    "untested",
    "links",
    "clean",
  ]);
  expect(verdictOf(files).plain).toBe("Readable below bars in 2 of 6 files");
});

test("A title is to be read first; words under a bar stop the file", () => {
  const [title, bookmark, words] = [
    stepsOf({ test: "properties", cause: "property", words: "Plan", about: "Title" }),
    stepsOf({ test: "notes", cause: "bookmark", words: "Chapter 1" }),
    stepsOf({ test: "cover", cause: "fill", words: "Ask Marsh" }),
  ].map(([first]) => first);
  expect(title).toMatch(/^Read it\. .* do not send this copy\.$/);
  expect(bookmark).toBe(title);
  expect(words).toMatch(/^Do not send this copy\./);
});
