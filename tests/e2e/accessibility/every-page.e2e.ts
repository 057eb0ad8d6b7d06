import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sitePaths } from "content/site-paths.ts";
import { sectionNames } from "../../support/spec.ts";
import { expect, hydrated, test } from "../test.ts";
import { expectControlsVisible, expectLegible, spaceText } from "./legible.ts";
import { expectColorsKeptInBothThemes, expectFormKept } from "./rules.ts";

test.describe.configure({ timeout: 120_000 });

for (const path of [...sitePaths, "/no-such-page"]) {
  test(`${path} comes alive, is quiet, fits every screen, keeps the rules, stays legible (dark, enlarged, spaced, in forced colors), and shows what the search has of it`, async ({
    page,
  }) => {
    if (path === "/no-such-page") test.info().annotations.push({ type: "expected console", description: "404 (Not Found)" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
    await hydrated(page);
    // The notice of an island that failed twice.
    await expect(page.locator("#notice")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectFormKept(page, "1440 px", "html");
    // Every page has the header and footer of the home page, /about with its link marked as the current one.
    const own = path === "/" || path === "/about" ? "html" : "main";
    await expectColorsKeptInBothThemes(page, "1440 px", own);
    // A page has the same frame from 320 to 599 px.
    await page.setViewportSize({ width: 320, height: 900 });
    await expectFormKept(page, "320 px", own);
    // 640 px is 1280 px at 200 %; then the narrowest and a usual width. Each also with the spacing of WCAG 1.4.12.
    for (const width of [640, 320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectLegible(page, `${width} px`);
      await spaceText(page, true);
      await expectLegible(page, `${width} px, spaced`);
      await spaceText(page, false);
      if (width === 1440) await expectSectionNames(page, path);
    }
    for (const width of [390, 820, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectLegible(page, `${width} px`);
      if (width === 390) await expectSectionNames(page, path);
    }
    await expectControlsVisible(page, "light", own);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectControlsVisible(page, "dark", own);
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    await expectControlsVisible(page, "forced colors", own);
    await page.emulateMedia({ forcedColors: "none" });
    await expectIndexSeen(page, path);
  });
}

/** Expects that every section that the specification names on this page shows its name at reading size. */
async function expectSectionNames(page: Page, path: string): Promise<void> {
  const names: Partial<Record<string, readonly string[]>> = sectionNames;
  expect.soft(await page.evaluate(unread, [...(names[path] ?? [])])).toEqual([]);
}

/** Runs in the page. Names that are hidden, cut off, outside the window, or smaller than the site's small text. */
function unread(names: string[]): string[] {
  const small = 0.9375 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const read = [...document.querySelectorAll<HTMLElement>("main [data-name], main h1, main h2, main h3")].filter((element) => {
    const { fontSize } = getComputedStyle(element);
    const { left, right, width, height } = element.getBoundingClientRect();
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return seen && Number.parseFloat(fontSize) >= small && width > 10 && height > 10 && left >= 0 && right <= innerWidth;
  });
  const said = read.map(
    ({ textContent }) =>
      ` ${textContent
        .replace(/[\s,.:]+/g, " ")
        .trim()
        .toLowerCase()} `,
  );
  return names.filter((name) => !said.some((heading) => heading.includes(` ${name.toLowerCase()} `)));
}

/** The texts as shipped: pages with those of their sections. Articles have their own. */
const indexed = new Map<string, readonly string[]>(JSON.parse(readFileSync("build/client/search/pages.json", "utf8")));

/** Expects that the index of the page at `path` holds no word that a visitor cannot see there. Opens all folds, and dialogs that are searched. */
async function expectIndexSeen(page: Page, path: string): Promise<void> {
  expect(indexed.size).toBeGreaterThan(30);
  const seen = new Set(wordsOf(await page.evaluate(textSeen)));
  expect.soft(wordsOf((indexed.get(path) ?? []).join(" ")).filter((word) => !seen.has(word))).toEqual([]);
}

/** Runs in the page. */
function textSeen(): string {
  // Sections that are not laid out yet have no visible text.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("main > section, [data-apart] { content-visibility: visible !important; }");
  document.adoptedStyleSheets.push(sheet);
  for (const details of document.querySelectorAll("details")) details.open = true;
  // Dialogs that open in place count as seen.
  const opened = [...document.querySelectorAll<HTMLDialogElement>("main dialog[data-searched=true]")].map((panel) => {
    panel.show();
    return panel.innerText;
  });
  return [document.querySelector("main")?.innerText ?? "", ...opened].join(" ");
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
