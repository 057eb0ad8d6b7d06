import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { brokenRules } from "../../support/axe.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What a colour can break, and nothing else. */
const ofColour = ["color-contrast", "link-in-text-block"];

/** axe's rules for WCAG 2.2 A and AA, target size (2.5.8) with its exceptions among them. `where` says what was looked at. */
export const expectRulesKept = (page: Page, where: string) => expectNone(page, where, { runOnly: { type: "tag", values: standard } });

export async function expectRulesKeptInBothThemes(page: Page, where: string): Promise<void> {
  await expectRulesKept(page, where);
  await expectDarkKept(page, where);
}

/** The same without those of colour, for another width of what has been looked at: colours do not depend on the width. */
export const expectFormKept = (page: Page, where: string) =>
  expectNone(page, where, {
    runOnly: { type: "tag", values: standard },
    rules: Object.fromEntries(ofColour.map((rule) => [rule, { enabled: false }])),
  });

/**
 * The rules of colour in the dark theme; nothing else differs there. Forced colours are not axe's: it reads the author's colours, which nobody sees
 * (`expectControlsVisible` looks at them).
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
