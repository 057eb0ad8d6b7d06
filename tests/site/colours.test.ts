import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const coloursIn = (file: string) => (readFileSync(file, "utf8").match(/#(?:[\da-f]{6}|[\da-f]{3})\b(?!-)/gi) ?? []).map(sixDigits);

test("a colour outside the tokens repeats one of them: guides, mails, answer page and manifest cannot read custom properties of the site", () => {
  const tokens = new Set(coloursIn("web/styles/tokens.css"));
  const files = globSync("{web,service}/**/*.{css,ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  const strangers = files.flatMap((file) => coloursIn(file).flatMap((colour) => (tokens.has(colour) ? [] : [`${file}: ${colour}`])));
  expect(strangers).toEqual([]);
});

function sixDigits(colour: string): string {
  return (colour.length === 4 ? colour.replace(/[\da-f]/gi, "$&$&") : colour).toLowerCase();
}
