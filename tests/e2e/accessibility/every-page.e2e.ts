import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sitePaths } from "content/site-paths.ts";
import { siteFolder } from "../../support/site.ts";
import { sectionNames } from "../../support/spec.ts";
import { expectCleanOnPaper, expectWholePages } from "../paper.ts";
import { expect, hydrated, test } from "../test.ts";
import { expectControlsVisible, expectLegible, spaceText } from "./legible.ts";
import { expectColorsKept, expectDarkKept, expectFormKept, expectNothingPale } from "./rules.ts";

test.describe.configure({ timeout: 900_000 });

/**
 * Pages of different build: with a drawing that moves, the form, a table, a long article. The long
 * run visits all pages as it visits these.
 */
const samples = new Set(["/", "/contact", "/data-hosting", "/blog/forensic-data-collection"]);

for (const path of [...sitePaths, "/no-such-page"]) {
  // Every page has the header and footer of the home page, /about with its link marked as the
  // current one.
  const own = path === "/" || path === "/about" ? "html" : "main";
  const tag = samples.has(path) ? [] : ["@long"];

  test(`${path} keeps the rules, is legible at 320 and 1440 px, and prints well`, async ({
    page,
  }) => {
    await visit(page, path);
    // The notice of an island that failed twice.
    await expect(page.locator("#notice")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectFormKept(page, "1440 px", own);
    await expectLegible(page, "1440 px");
    await expectSectionNames(page, path);
    await expectControlsVisible(page, "light", own);
    await expectNothingPale(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectLegible(page, "320 px");
    await expectCleanOnPaper(page);
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectIndexSeen(page, path);
  });

  test(`${path} is legible at every width, spaced, dark, in forced colors and on paper`, {
    tag,
  }, async ({ page }) => {
    await visit(page, path);
    // 640 px is 1280 px at 200 %; then the narrowest and a usual width. Each also with the spacing
    // of WCAG 1.4.12.
    for (const width of [640, 320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 640) await expectLegible(page, `${width} px`);
      if (width === 320) await expectFormKept(page, `${width} px`, own);
      await spaceText(page, true);
      await expectLegible(page, `${width} px, spaced`, { spaced: true });
      await spaceText(page, false);
    }
    for (const width of [390, 820, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectLegible(page, `${width} px`);
      if (width === 390) await expectSectionNames(page, path);
    }
    // axe judges words on pictures too, and takes half of this test's time for it.
    await expectColorsKept(page, "1920 px", own);
    await expectDarkKept(page, "1920 px", own);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectControlsVisible(page, "dark", own);
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    await expectControlsVisible(page, "forced colors", own);
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await expectWholePages(page);
  });

  test(`${path} is legible in the fallback of each face, while fonts do not come`, { tag }, async ({
    page,
  }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    test
      .info()
      .annotations.push(
        { type: "expected console", description: ".woff2" },
        { type: "expected console", description: "ERR_FAILED" },
      );
    await visit(page, path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectLegible(page, `${width} px, without fonts`);
    }
  });
}

/**
 * Opens a page with all its islands alive and all its sections laid out, once its fonts have come
 * or will not come.
 */
async function visit(page: Page, path: string): Promise<void> {
  if (path === "/no-such-page")
    test.info().annotations.push({ type: "expected console", description: "404 (Not Found)" });
  const response = await page.goto(path);
  expect(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
  await hydrated(page);
  await spaceText(page, false);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Expects that every section that the specification names on this page shows its name at reading
 * size.
 */
async function expectSectionNames(page: Page, path: string): Promise<void> {
  const names: Partial<Record<string, readonly string[]>> = sectionNames;
  expect.soft(await page.evaluate(unread, [...(names[path] ?? [])])).toEqual([]);
}

/**
 * Runs in the page. Names that are hidden, cut off, outside the window, or smaller than the site's
 * small text.
 */
function unread(names: string[]): string[] {
  const small = 0.9375 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const read = [
    ...document.querySelectorAll<HTMLElement>("main [data-name], main h1, main h2, main h3"),
  ].filter((element) => {
    const { fontSize } = getComputedStyle(element);
    const { left, right, width, height } = element.getBoundingClientRect();
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return (
      seen &&
      Number.parseFloat(fontSize) >= small &&
      width > 10 &&
      height > 10 &&
      left >= 0 &&
      right <= innerWidth
    );
  });
  const said = read.map(
    ({ textContent }) =>
      ` ${textContent
        .replace(/[\s,.:]+/g, " ")
        .trim()
        .toLowerCase()} `,
  );
  return names.filter(
    (name) => !said.some((heading) => heading.includes(` ${name.toLowerCase()} `)),
  );
}

/** The texts as shipped: pages with those of their sections. Articles have their own. */
const indexed = new Map<string, readonly string[]>(
  JSON.parse(readFileSync(`${siteFolder}/search/pages.json`, "utf8")),
);

/**
 * Expects that the index of the page at `path` holds no word that a visitor cannot see there. Opens
 * all folds, and dialogs that are searched.
 */
async function expectIndexSeen(page: Page, path: string): Promise<void> {
  expect(indexed.size).toBeGreaterThan(30);
  const seen = new Set(wordsOf(await page.evaluate(textSeen)));
  expect
    .soft(wordsOf((indexed.get(path) ?? []).join(" ")).filter((word) => !seen.has(word)))
    .toEqual([]);
}

/** Runs in the page. */
function textSeen(): string {
  // Sections that are not laid out yet have no visible text.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("main > section, [data-apart] { content-visibility: visible !important; }");
  document.adoptedStyleSheets.push(sheet);
  for (const details of document.querySelectorAll("details")) details.open = true;
  // Dialogs that open in place count as seen.
  const opened = [
    ...document.querySelectorAll<HTMLDialogElement>("main dialog[data-searched=true]"),
  ].map((panel) => {
    panel.show();
    return panel.innerText;
  });
  return [document.querySelector("main")?.innerText ?? "", ...opened].join(" ");
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
