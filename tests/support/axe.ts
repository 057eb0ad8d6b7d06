import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** What axe finds against its rules in a page as it stands: the rule and the element of each fault. Its script is put into a document once. */
export async function brokenRules(page: Page, options: RunOptions): Promise<readonly { readonly id: string; readonly html: string }[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    // Style sheets are read from the page as it stands, not fetched again.
    const { violations } = await window.axe.run({ ...asked, preload: false, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html: html.slice(0, 160) })));
  }, options);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
