import { sitePaths } from "#content/site-paths.ts";
import { expect, hydrated, test } from "./test.ts";

/** What a page may fetch by itself on a first visit: document, fonts, rules, drawings and every script, as sent. Headers are not counted. */
const COLD_BYTES = 250_000;

for (const path of sitePaths) {
  test(`${path} weighs at most 250 KB cold, all that it ever loads by itself`, async ({ page }) => {
    const answers: Promise<{ url: string; bytes: number }>[] = [];
    page.on("requestfinished", (request) =>
      answers.push(request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize }))),
    );
    await page.goto(path);
    await hydrated(page);
    // What is lower down may want a face of its own.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    const weights = (await Promise.all(answers)).sort((one, other) => other.bytes - one.bytes);
    const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, weights.map(({ url, bytes }) => `${bytes} ${url}`).join("\n")).toBeLessThanOrEqual(COLD_BYTES);
  });
}
