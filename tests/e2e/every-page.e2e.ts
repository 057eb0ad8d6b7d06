import { sitePaths } from "#content/site-paths.ts";
import { expect, hydrated, test } from "./test.ts";

// In Chromium the same is part of accessibility/every-page.e2e.ts.
for (const path of [...sitePaths, "/no-such-page"]) {
  test(`${path} is quiet and fits every screen`, async ({ page }) => {
    if (path === "/no-such-page") test.info().annotations.push({ type: "expected console", description: "404 (Not Found)" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    for (const width of [320, 820, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
