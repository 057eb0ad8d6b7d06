import type { Page } from "@playwright/test";
import { sitePaths } from "#content/site-paths.ts";
import { fontsAreThere, heldBackFonts, twoFrames } from "./fonts.ts";
import { expect, test } from "./test.ts";

/**
 * Pixels that fonts may move anything vertically: one line that wraps differently (at most 30 high), which writers need not avoid. Sideways
 * moves do not count.
 */
const MOST = 40;

test.describe("fonts that come late", () => {
  for (const path of sitePaths) {
    test(`move nothing on ${path}`, async ({ page }) => {
      await page.addInitScript(observeShifts, MOST);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await shiftOf(page, path), `at ${width} px`).toEqual([]);
      }
    });
  }
});

/** What moved between the first paint and the fonts, which are held back until the fallback fonts are on the screen. */
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

/** Runs in the page before its scripts: records visible elements that moved vertically by more than `most` pixels. */
function observeShifts(most: number) {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  type Moved = { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly };
  const movedBy = (entry: PerformanceEntry): readonly Moved[] => ({ sources: [], ...entry.toJSON() }).sources;
  new PerformanceObserver((list) => {
    for (const { previousRect, currentRect } of list.getEntries().flatMap(movedBy)) {
      const isSeen = previousRect.height > 0 && currentRect.height > 0;
      if (isSeen && Math.abs(currentRect.top - previousRect.top) > most) shifts.push(JSON.stringify([previousRect, currentRect]));
    }
  }).observe({ type: "layout-shift", buffered: true });
}
