import type { Page } from "@playwright/test";
import { sitePaths } from "#content/site-paths.ts";
import { fontsAreThere, heldBackFonts, twoFrames } from "./fonts.ts";
import { expect, test } from "./test.ts";

/** What may move when the fonts arrive, in the measure of web.dev/cls, which calls 0.1 good: a line that breaks elsewhere. No writer chooses words by it. */
const MOST_SHIFT = 0.05;

test.describe("fonts that come late", () => {
  for (const path of sitePaths) {
    test(`move nothing on ${path}`, async ({ page }) => {
      await page.addInitScript(observeShifts, MOST_SHIFT);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await shiftOf(page, path), `at ${width} px`).toEqual([]);
      }
    });
  }
});

/** What moved between the first paint and the fonts, which are held back until the fallbacks are on the screen. */
async function shiftOf(page: Page, path: string): Promise<readonly string[]> {
  const arrive = await heldBackFonts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await twoFrames(page);
  arrive();
  await page.waitForFunction(fontsAreThere);
  await twoFrames(page);
  const shifts = await page.evaluate(() => ("shifts" in window && Array.isArray(window.shifts) ? window.shifts : ["not observed"]));
  await page.unroute("**/*.woff2");
  return shifts;
}

/** In the page, before anything of it: keeps each shift that is larger than `most`, and what it moved. */
function observeShifts(most: number) {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries().map((entry) => ({ value: 0, sources: [], ...entry.toJSON() }))) {
      if (value > most) shifts.push(`${value.toFixed(4)}: ${JSON.stringify(sources).slice(0, 300)}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
