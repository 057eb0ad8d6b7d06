import type { Page } from "@playwright/test";
import { pinClock, pinnedNow } from "../support/pinned-clock.ts";
import { test as base, expect } from "./base.ts";

/** How Chromium and Firefox name an aborted request. */
const aborted = /^(?:net::ERR_ABORTED|NS_BINDING_\w+)$/;
/**
 * Firefox's message for a font whose page was left before it arrived (NS_BINDING_ABORTED as a
 * number).
 */
const fontLeftBehind = /download failed \(font-family: .* status=2152398850 /;

/**
 * Pins the day. Fails a test on console messages, failed requests or requests to other hosts: at
 * its end, or when `expectSilence` is called.
 */
export const test = base.extend<{ expectSilence: () => void }>({
  expectSilence: [
    async ({ page, baseURL }, use) => {
      await page.addInitScript(pinClock, pinnedNow);
      const complaints: string[] = [];
      const leftBehind: string[] = [];
      page.on("console", (message) =>
        complaints.push(`console ${message.type()}: ${message.text()}`),
      );
      page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
      page.on("requestfailed", (request) => {
        // A navigation aborts the open requests of the page it leaves.
        const why = request.failure()?.errorText ?? "";
        if (aborted.test(why)) leftBehind.push(request.url());
        else complaints.push(`failed: ${request.url()} ${why}`);
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:"))
          complaints.push(`elsewhere: ${request.url()}`);
      });
      const expectSilence = () => {
        const expected = test.info().annotations.filter(({ type }) => type === "expected console");
        const excuses = [
          ...expected.map(({ description = "" }) => description),
          ...leftBehind.map((url) => `imported module: ${url}`),
        ];
        const isExcused = (text: string) =>
          fontLeftBehind.test(text) || excuses.some((excuse) => text.includes(excuse));
        expect(complaints.filter((text) => !isExcused(text))).toEqual([]);
      };
      await use(expectSilence);
      expectSilence();
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Waits for the page's script, gives a visitor's sign, comes near every island, and waits until all
 * are alive.
 */
export async function hydrated(page: Page): Promise<void> {
  // The search's button says its keys once they work.
  await page.waitForSelector("#find button[aria-keyshortcuts]", { state: "attached" });
  await page.evaluate(() => {
    dispatchEvent(new Event("pointerdown"));
    for (const island of document.querySelectorAll("[data-island]"))
      (island.firstElementChild ?? island).dispatchEvent(
        new PointerEvent("pointerover", { bubbles: true }),
      );
  });
  await page.waitForFunction(
    () => document.querySelector("[data-island]:not([data-alive])") === null,
  );
}
