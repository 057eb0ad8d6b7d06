import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { brandColors } from "./brand-colors.ts";
import { readBrandColors } from "./brand-colors-file.ts";
import { inFolder } from "./folder.ts";

const css = readFileSync(new URL("brand/colors.css", import.meta.url), "utf8");

/** The colors of another sheet. */
function colorsOf(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "colors-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "brand"));
  writeFileSync(join(folder, "brand/colors.css"), text);
  return inFolder(folder, readBrandColors);
}

test("Every color of the brand is known in both themes, also one that takes several lines", () => {
  const names = [...css.matchAll(/^ {4}--([\w-]+):(?!\s*")/gm)].map(([, name]) => name);
  expect(names).toContain("bond");
  expect(Object.keys(brandColors)).toEqual(names);
  for (const { light, dark } of Object.values(brandColors))
    expect([light, dark].join(" ")).toMatch(/^#[\da-f]{6} #[\da-f]{6}$/);
});

test("A color is read as a browser computes it: by theme, by reference, and mixed", () => {
  expect(
    colorsOf(`:root {
      --ink: light-dark(#102030, #fff); /* --not: #000000; */
      --sheet: #ffffff;
      --grey: light-dark(
        color-mix(in srgb, var(--ink) 25%, var(--sheet)),
        color-mix(in srgb, var(--ink) 25%, #000000)
      );
      --serif: "Redaction", serif;
    }`),
  ).toEqual({
    ink: { light: "#102030", dark: "#ffffff" },
    sheet: { light: "#ffffff", dark: "#ffffff" },
    grey: { light: "#c3c7cb", dark: "#404040" },
  });
});

test("Greys, rules and bars follow another ink", () => {
  const other = colorsOf(css.replace("--black: #10152b", "--black: #0b3d2e"));
  for (const name of ["ink", "ink-2", "ink-3", "rule", "rule-2", "bar", "on-mark"])
    expect(other[name]?.light, name).not.toBe(brandColors[name]?.light);
});

test("A color that is written in another way, or made of itself, is named with its line", () => {
  expect(() => colorsOf(":root {\n  --ink: black;\n}")).toThrow(
    /^content\/brand\/colors\.css:2:1: --ink: “black”: expected #10152b/,
  );
  expect(() => colorsOf(":root {\n  --ink: var(--ink);\n}")).toThrow("colors.css:2:1");
});

test("Each grey and sign stands out from its ground as much as the file says", () => {
  const least = { "ink-2": 7, "ink-3": 4.5, "rule-2": 3, wax: 4.5 };
  const pale = Object.entries(least).flatMap(([name, ratio]) =>
    (["light", "dark"] as const)
      .filter((theme) => contrast(name, "bond", theme) < ratio)
      .map((theme) => `${name} on bond, ${theme}: below ${ratio}:1`),
  );
  expect(pale).toEqual([]);
});

/** WCAG 2.2, relative luminance: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string, theme: "light" | "dark"): number {
  const [high = 0, low = 0] = [one, other]
    .map((name) => luminance(brandColors[name]?.[theme] ?? ""))
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
