import { expect, test } from "vitest";
import { countableWords } from "#server/counting/route.ts";
import { countedWordsLimit, wordsNotKept } from "#shared/counts.ts";

test.each([
  ["  slack   export ", "slack export"],
  ["WhatsApp", "whatsapp"],
  ["rule 502(d)", "rule 502(d)"],
  ["microsoft 365", "microsoft 365"],
  ["TAR", "tar"],
  ["vs code", "vs code"],
])("%j is kept as %j", (words, kept) => {
  expect(countableWords(words)).toBe(kept);
});

test.each([
  "ada@client.example",
  "312 555 0100",
  "078-05-1120",
  "1:21-cv-01234",
  "Ada Whitlock",
  "Ada B. Whitlock",
  "smith v. jones",
  "Smith vs. Jones",
  "dr whitlock",
  "estate of whitlock",
  "whitlock dob",
  "https://client.example/matter",
  "www.client.example",
  "what did my boss say about me",
  "12",
  "x",
])("%j might tell of somebody, and is not kept", (words) => {
  expect(countableWords(words)).toBe(wordsNotKept);
});

test("no more is kept than the limit", () => {
  expect(countableWords("a".repeat(300))).toHaveLength(countedWordsLimit);
});
