import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countedWordsLimit, wordsNotKept } from "content/wire/counts.ts";
import { countableWords, readSearchWords } from "service/counting/route.ts";
import { expect, test } from "vitest";

const known = new Set(["slack", "export", "rule", "502", "d", "microsoft", "365", "tar", "o", "v"]);

test.each([
  ["  slack   export ", "slack export"],
  ["TAR", "tar"],
  ["Rule 502(d)", "rule 502 d"],
  ["microsoft 365", "microsoft 365"],
])("Of %j is kept %j, because the index has every word", (words, kept) => {
  expect(countableWords(words, known)).toBe(kept);
});

test.each([
  ...["ADA WHITLOCK", '"Ada Whitlock"', "(Ada Whitlock)", "ada whitlock slack", "Whitlock, Ada", "McDonald Ronald", "Jean-Luc Picard"],
  ...["O'Brien Patrick", "J. Smith", "SMITH & JONES", "smith v. jones", "whitlock.com/ada", "ada@client.example"],
  ...["ada\uFF20whitlock.com", "\u0622\u062f\u0627", "\u5f20\u4f1f", "312 555 0100", "slack export rule 502 d tar", "...", ""],
])("%j is not kept", (words) => {
  expect(countableWords(words, known)).toBe(wordsNotKept);
});

test("No more is kept than the limit", () => {
  const word = "a".repeat(300);
  expect(countableWords(word, new Set([word]))).toHaveLength(countedWordsLimit);
});

test("The words are read from the build's list, and without one nothing is kept", () => {
  const file = join(mkdtempSync(join(tmpdir(), "words-")), "search-words.json");
  expect(readSearchWords(file).size).toBe(0);
  writeFileSync(file, JSON.stringify(["slack", "export"]));
  expect(countableWords("Slack export", readSearchWords(file))).toBe("slack export");
});
