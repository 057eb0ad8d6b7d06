import { sitePaths } from "content/site-paths.ts";
import { complaintsOfReact, expectConsole, expectToLeadOn } from "./disturbances.ts";
import { expect, hydrated, test } from "./test.ts";

// In Chromium accessibility/every-page.e2e.ts and islands.e2e.ts check this and more.
// All pages share the code, so every sixth one suffices; EVERY_ROUTE=true takes all.
for (const path of sitePaths.filter((_, index) => index % 6 === 0 || process.env.EVERY_ROUTE === "true")) {
  test(`${path} is quiet, fits every screen, and leads on when others have changed it`, async ({ page, expectSilence }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of [320, 820, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
    expectSilence();
    expectConsole(...complaintsOfReact);
    await expectToLeadOn(page, path);
  });
}
