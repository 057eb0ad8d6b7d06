import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { contactForm } from "#content/contact-form.ts";
import { labels } from "#content/labels.ts";
import { chunkWeights, modules, sentBytes, textFonts, weigh } from "../support/page-weight.ts";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

const FONTS_BEFORE_TEXT_BYTES = 40_000;

describe.each([...everyPage, documentOf("/404")])("$path", ({ root }) => {
  it("shows its text with at most 40 KB of fonts", () => {
    const fonts = textFonts(root);
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, font) => sum + sentBytes(font), 0)).toBeLessThanOrEqual(FONTS_BEFORE_TEXT_BYTES);
  });
});

describe("against tests/site/budgets.json (written anew by node scripts/write-budgets.ts when a growth is wanted)", () => {
  const budgets: { pages: Record<string, Record<string, number>>; chunks: Record<string, number> } = JSON.parse(
    readFileSync("tests/site/budgets.json", "utf8"),
  );

  it.each([...everyPage, documentOf("/404")])("$path sends no more of any kind, in no more requests", (page) => {
    expect(grown(budgets.pages[page.path] ?? {}, weigh(page))).toEqual([]);
  });

  it("no script or style sheet grew, and none is new", () => {
    expect(grown(budgets.chunks, chunkWeights())).toEqual([]);
  });
});

/** What is over its ceiling, and by how much. */
function grown(ceilings: Readonly<Record<string, number>>, weights: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(weights).flatMap(([name, weight]) => {
    const ceiling = ceilings[name];
    if (ceiling === undefined) return [`${name} is new: ${weight}`];
    return weight > ceiling ? [`${name} grew by ${weight - ceiling} to ${weight}`] : [];
  });
}

test("the form's libraries are on the contact page alone", () => {
  const marks = [contactForm.failure.title, "useMutation", labels.notifications];
  const withForm = everyPage.filter(({ html }) =>
    modules(html).some((module) => marks.some((mark) => readFileSync(siteFolder + module, "utf8").includes(mark))),
  );
  expect(withForm.map(({ path }) => path)).toEqual(["/contact"]);
});
