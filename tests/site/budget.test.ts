import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { contactTexts } from "#shared/contact-message.ts";
import { chunkWeights, documentFile, modules, sentBytes, weigh } from "../support/page-weight.ts";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

const FONTS_BEFORE_TEXT_BYTES = 40_000;
const COLD_BYTES = 250_000;

describe.each([...everyPage, documentOf("/404")])("$path", ({ path, html, root }) => {
  it("preloads at most 40 KB of fonts", () => {
    const fonts = root.querySelectorAll("link[rel=preload][as=font]").map((link) => link.getAttribute("href") ?? "");
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, font) => sum + sentBytes(font), 0)).toBeLessThanOrEqual(FONTS_BEFORE_TEXT_BYTES);
  });

  it("weighs at most 250 KB cold, with every script, style sheet and font it will ever load by itself", () => {
    const parts = new Set([documentFile(path), ...modules(html), ...addresses(html)]);
    const weights = [...parts].map((part) => [sentBytes(part), part] as const).sort(([a], [b]) => b - a);
    const total = weights.reduce((sum, [bytes]) => sum + bytes, 0);
    expect(total, weights.map((weight) => weight.join(" ")).join("\n")).toBeLessThanOrEqual(COLD_BYTES);
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
  const marks = [contactTexts.failureTitle, "useMutation", "Notifications ("];
  const withForm = everyPage.filter(({ html }) =>
    modules(html).some((module) => marks.some((mark) => readFileSync(siteFolder + module, "utf8").includes(mark))),
  );
  expect(withForm.map(({ path }) => path)).toEqual(["/contact"]);
});

const addresses = (html: string) => [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, address = ""]) => address);
