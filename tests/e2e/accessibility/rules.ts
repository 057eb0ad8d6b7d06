import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { brokenRules } from "../../support/axe.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules that colours alone can break. */
const ofColour = ["color-contrast", "link-in-text-block"];

/** axe's rules for WCAG 2.2 A and AA, including target size (2.5.8) with its exceptions. `where` names what was checked. */
export const expectRulesKept = (page: Page, where: string) => expectNone(page, where, { runOnly: { type: "tag", values: standard } });

export async function expectRulesKeptInBothThemes(page: Page, where: string): Promise<void> {
  await expectRulesKept(page, where);
  await expectDarkKept(page, where);
}

/** The same without colour rules, for further widths of the same page: colours do not depend on the width. */
export const expectFormKept = (page: Page, where: string) =>
  expectNone(page, where, {
    runOnly: { type: "tag", values: standard },
    rules: Object.fromEntries(ofColour.map((rule) => [rule, { enabled: false }])),
  });

/**
 * axe's colour rules in the dark theme, where nothing else differs. In forced colours axe reads the author's colours, which nobody sees:
 * `expectControlsVisible` covers them.
 */
export async function expectDarkKept(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNone(page, `${where}, dark`, { runOnly: { type: "rule", values: ofColour } });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

async function expectNone(page: Page, where: string, options: RunOptions): Promise<void> {
  const said = (await brokenRules(page, options)).map(({ id, html }) => `${where}: ${id}: ${html}`);
  expect.soft(said).toEqual([]);
}
