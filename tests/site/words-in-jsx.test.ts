import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { wordsInCode } from "../support/words-in-code.ts";

/** Files that show no visitor a word, and strings that only look like words. */
const exceptions: readonly { readonly file: RegExp; readonly words?: RegExp; readonly reason: string }[] = [
  { file: /^app\/style\//, reason: "shown on the development server only" },
  { file: /\.test\.tsx?$/, reason: "the names of tests" },
  { file: /^app\/exhibits\/partner-mark\.tsx$/, reason: "drawn marks: the letters of each partner’s own logo" },
  {
    file: /./,
    words: /^[<#]|^noopener noreferrer$|^allow-[\w -]+$|^width=device-width|^\(prefers-|^application\/json,|^þ$/,
    reason: "for programs: markup, selectors, link relations, a sandbox, a viewport, a media query, a header, the delimiter of load files",
  },
  { file: /^app\/search\/words\.ts$/, reason: "words that the search passes over" },
  { file: /./, words: /^(Arrow|Escape|Home|End)$/, reason: "names of keys in keyboard events" },
];

const files = globSync("app/**/*.{ts,tsx}").sort();

test.each(files)("%s takes its words from content/", (file) => {
  const found = wordsInCode(file, readFileSync(file, "utf8"));
  expect(found.filter(({ words }) => !isExcepted(file, words))).toEqual([]);
});

test("every exception is needed", () => {
  const all = files.flatMap((file) => wordsInCode(file, readFileSync(file, "utf8")).map(({ words }) => ({ file, words })));
  const unused = exceptions.filter((exception) => !all.some(({ file, words }) => fits(exception, file, words)));
  expect(unused.map(({ reason }) => reason)).toEqual([]);
});

describe("what counts as words", () => {
  it.each([
    ["<p>Call us</p>", "Call us"],
    ["<b>Q.</b>", "Q."],
    ['<img alt="A scanned note" />', "A scanned note"],
    ['<nav aria-label={open ? "close" : title} />', "close"],
    ["<p>{sending ? `Sending` : label}</p>", "Sending"],
    [`<p>{\`no. \${n}\`}</p>`, "no."],
    ['<p>{wait && "one moment"}</p>', "one moment"],
    ['<Closing note={"Free, " + words} />', "Free,"],
    ['({ title: "Two words" })', "Two words"],
    ['["Index"]', "Index"],
  ])("%s", (code, words) => {
    expect(wordsInCode("a.tsx", code).map((found) => found.words)).toEqual([words]);
  });

  it.each([
    '<p className="two names" data-kind="plain">{label}</p>',
    '<path d="M3 6l5 5 5-5" />',
    `<b>{\`B-\${n}\`}</b>`,
    'if (key === "Escape") throw new Error("No such key");',
    'type Name = "Some name"; import { a } from "A b";',
  ])("not %s", (code) => {
    expect(wordsInCode("a.tsx", code)).toEqual([]);
  });
});

function isExcepted(file: string, words: string): boolean {
  return exceptions.some((exception) => fits(exception, file, words));
}

function fits(exception: (typeof exceptions)[number], file: string, words: string): boolean {
  return exception.file.test(file) && (exception.words?.test(words) ?? true);
}
