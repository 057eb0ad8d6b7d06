import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { brokenRules } from "../../support/axe.ts";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** axe's rules for WCAG 2.2 A and AA, target size (2.5.8) with its exceptions among them. `where` says what was looked at. */
const expectRulesKept = (page: Page, where: string, rules?: string[]) =>
  expectNone(page, where, { runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: standard } });

async function expectNone(page: Page, where: string, options: RunOptions): Promise<void> {
  const said = (await brokenRules(page, options)).map(({ id, html }) => `${where}: ${id}: ${html}`);
  expect.soft(said).toEqual([]);
}

/**
 * Light with every rule, then dark with those that a colour can break: nothing else differs. Forced colours are not axe's: it reads the author's
 * colours there, which nobody sees (`expectControlsVisible` looks at them).
 */
export async function expectRulesKeptInBothThemes(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectRulesKept(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectRulesKept(page, `${where}, dark`, ["color-contrast", "link-in-text-block"]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}
