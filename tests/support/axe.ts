import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/**
 * What axe finds in the page as it is, or in the part that the selector `within` names: the rule and the element of each fault. Its script is
 * added to a document once.
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
      const { violations } = await window.axe.run(within, { ...options, preload: false, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html: html.slice(0, 160) })));
    },
    { options, within },
  );
}

/** Runs in the page. axe cannot see the ground of a section that is not laid out yet (web/styles/base.css). */
function layOutEverything() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("main > section, [data-apart], footer { content-visibility: visible !important; }");
  document.adoptedStyleSheets.push(sheet);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
