import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { paleWords } from "../pale.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules of axe that colors alone can break: a dark theme can break no others. */
export const ofColor: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/**
 * axe's rules for WCAG 2.2 A and AA, including target size (2.5.8) with its exceptions, and colors
 * in both themes: by axe itself in the long run, for which it takes most of its time. `where` names
 * what was checked: the page's instruments and open dialogs, because every-page.e2e.ts has the
 * rest.
 */
export async function expectRulesKept(
  page: Page,
  where: string,
  within = "[data-instrument], dialog[open]",
): Promise<void> {
  await expectFormKept(page, where, within);
  await expectNothingPale(page);
  if (process.env.TEST_TIER !== "all") return;
  await expectColorsKept(page, where, within);
  await expectDarkKept(page, where, within);
}

/** The rules without those of color, which do not depend on the width. */
export const expectFormKept = (page: Page, where: string, within: string) =>
  expectNone(
    page,
    where,
    {
      runOnly: { type: "tag", values: standard },
      rules: { "color-contrast": { enabled: false }, "link-in-text-block": { enabled: false } },
    },
    within,
  );

/**
 * No words of the page are too pale in either theme. A hundredth of the time that axe's rules of
 * color take.
 */
export async function expectNothingPale(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect
      .soft(
        await page.evaluate(paleWords, "screen" as const),
        `too pale in the ${colorScheme} theme`,
      )
      .toEqual([]);
  }
}

/** axe's color rules alone. */
export const expectColorsKept = (page: Page, where: string, within: string) =>
  expectNone(page, where, ofColor, within);

/**
 * axe's color rules in the dark theme, where nothing else differs. In forced colors axe reads the
 * author's colors, which nobody sees: `expectControlsVisible` covers them.
 */
export async function expectDarkKept(page: Page, where: string, within: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNone(page, `${where}, dark`, ofColor, within);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

async function expectNone(
  page: Page,
  where: string,
  options: RunOptions,
  within: string,
): Promise<void> {
  const said = (await brokenRules(page, options, within)).map(
    ({ id, html }) => `${where}: ${id}: ${html}`,
  );
  expect.soft(said).toEqual([]);
}

/**
 * What axe finds in the page as it is, or in the part that the selector `within` names: the rule
 * and the element of each fault. Its script is added to a document once.
 */
export async function brokenRules(
  page: Page,
  options: RunOptions,
  within = "html",
): Promise<readonly { readonly id: string; readonly html: string }[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(layOutEverything);
  }
  return page.evaluate(
    async ({ options, within }) => {
      // axe reads the page's style sheets and does not fetch them again.
      const { violations } = await window.axe.run(within, {
        ...options,
        preload: false,
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => ({ id, html: html.slice(0, 160) })),
      );
    },
    { options, within },
  );
}

/**
 * Runs in the page. axe cannot see the ground of a section that is not laid out yet
 * (web/styles/base.css).
 */
function layOutEverything() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "main > section, [data-apart], footer { content-visibility: visible !important; }",
  );
  document.adoptedStyleSheets.push(sheet);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
