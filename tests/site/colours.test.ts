import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What is drawn as data, and the paper that print is on. */
const allowed = ["web/instruments/redactions/graphics-state.ts", "web/instruments/deidentify/look-alikes.ts", "web/styles/print.css"];

test("colors are typed in content/brand/ alone", () => {
  const files = globSync("{web,service}/**/*.{css,ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file) && !allowed.includes(file));
  const typed = files.flatMap((file) =>
    (readFileSync(file, "utf8").match(/#(?:[\da-f]{6}|[\da-f]{3})\b(?!-)/gi) ?? []).map((color) => `${file}: ${color}`),
  );
  expect(typed.filter((line) => !/: #(?:fff|000)$/.test(line))).toEqual([]);
});
