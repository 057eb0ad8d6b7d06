import type { Page } from "@playwright/test";
import { pinClock, pinnedNow } from "../support/pinned-clock.ts";
import { test as base, expect } from "./base.ts";

/** In the words of Chromium and of Firefox. */
const aborted = /^(?:net::ERR_ABORTED|NS_BINDING_\w+)$/;
/** What Firefox says of a font whose page was left while it came (NS_BINDING_ABORTED as a number). */
const fontLeftBehind = /download failed \(font-family: .* status=2152398850 /;

/** Every browser test has the same day, and also fails on a console message, a failed request or a request to another host: at its end, or when asked. */
export const test = base.extend<{ expectSilence: () => void }>({
  expectSilence: [
    async ({ page, baseURL }, use) => {
      await page.addInitScript(pinClock, pinnedNow);
      const complaints: string[] = [];
      const leftBehind: string[] = [];
      page.on("console", (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
      page.on("requestfailed", (request) => {
        // A navigation that leaves the page takes its open requests with it.
        const why = request.failure()?.errorText ?? "";
        if (aborted.test(why)) leftBehind.push(request.url());
        else complaints.push(`failed: ${request.url()} ${why}`);
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) complaints.push(`elsewhere: ${request.url()}`);
      });
      const expectSilence = () => {
        const expected = test.info().annotations.filter(({ type }) => type === "expected console");
        const excuses = [...expected.map(({ description = "" }) => description), ...leftBehind.map((url) => `imported module: ${url}`)];
        const isExcused = (text: string) => fontLeftBehind.test(text) || excuses.some((excuse) => text.includes(excuse));
        expect(complaints.filter((text) => !isExcused(text))).toEqual([]);
      };
      await use(expectSilence);
      expectSilence();
    },
    { auto: true },
  ],
});

export { expect };

/** Presses beside everything, and waits until scripts have taken over. They then come at once; at a mere sign of a visitor they wait for load and idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  // The search names its keys once it hears them.
  await page.waitForSelector("#find button[aria-keyshortcuts]", { state: "attached" });
}
