import type { Page } from "@playwright/test";
import { sitePaths } from "#content/site-paths.ts";
import { headingsFontIsThere, heldBackFonts } from "./fonts.ts";
import { expect, test } from "./test.ts";

/** What may move when the fonts arrive, in the measure of web.dev/cls, which calls 0.1 good: a line that breaks elsewhere, low on the screen. */
const MOST_SHIFT = 0.02;

test.describe("fonts that come late", () => {
  for (const path of sitePaths) {
    test(`move nothing on ${path}`, async ({ page }) => {
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await shiftOf(page, path), `at ${width} px`).toEqual([]);
      }
    });
  }
});

/** What moved between the first paint and the fonts, which are held back until the fallbacks have been on the screen for a while. */
async function shiftOf(page: Page, path: string): Promise<readonly string[]> {
  const arrive = await heldBackFonts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(300);
  arrive();
  await page.waitForFunction(headingsFontIsThere);
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; nodes: string[] }[]>((resolve) => {
        const read = (list: PerformanceEntryList) =>
          resolve(
            (list as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]).map(({ value, sources }) => ({
              value,
              nodes: sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90) ?? ""),
            })),
          );
        new PerformanceObserver((list) => read(list.getEntries())).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 200, []);
      }),
  );
  await page.unroute("**/*.woff2");
  return shifts.filter(({ value }) => value > MOST_SHIFT).map(({ value, nodes }) => `${value.toFixed(4)}: ${nodes.join(" | ")}`);
}
