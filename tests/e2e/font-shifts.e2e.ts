import type { Page } from "@playwright/test";
import { sitePaths } from "#content/site-paths.ts";
import { fontsAreThere, heldBackFonts, twoFrames } from "./fonts.ts";
import { expect, test } from "./test.ts";

/**
 * How far anything may move up or down when the fonts arrive, in pixels: one line that breaks elsewhere, of which the longest are 30 high. No writer
 * chooses words by it. Sideways a word may go with its line.
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

/** In the page, before anything of it: keeps what moved up or down by more than `most` pixels and can still be seen. */
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
