import AxeBuilder from "@axe-core/playwright";
import { sitePaths } from "#content/site-map.ts";
import { expect, hydrated, test } from "./test.ts";

for (const path of [...sitePaths, "/no-such-page"]) {
  test(`${path} is quiet, accessible and fits a narrow screen`, async ({ page }) => {
    if (path === "/no-such-page") test.info().annotations.push({ type: "expected console", description: "404 (Not Found)" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
      expect(
        violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`),
      ).toEqual([]);
    }

    for (const width of [320, 820, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
