import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** axe's rules for WCAG 2.2 A and AA, target size (2.5.8) with its exceptions among them. `where` says what was looked at. */
export async function expectRulesKept(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  await expectNone(new AxeBuilder({ page }), where, rules);
}

/** In forced colours axe reads the author's colours, which nobody sees: contrast is looked at by `expectControlsVisible`. */
export async function expectRulesKeptInForcedColours(page: Page): Promise<void> {
  await expectNone(new AxeBuilder({ page }).disableRules("color-contrast"), "forced colours");
}

async function expectNone(builder: AxeBuilder, where: string, rules?: readonly string[]): Promise<void> {
  const axe = builder.setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standard)).analyze();
  const said = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where}: ${id}: ${html.slice(0, 160)}`));
  expect.soft(said).toEqual([]);
}

/** Light with every rule, then dark with those that a colour can break: nothing else differs. */
export async function expectRulesKeptInBothThemes(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectRulesKept(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectRulesKept(page, `${where}, dark`, ["color-contrast", "link-in-text-block"]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}
