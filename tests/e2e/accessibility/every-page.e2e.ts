import { sitePaths } from "content/site-paths.ts";
import { expectIndexSeen } from "../search-truth.ts";
import { expect, hydrated, test } from "../test.ts";
import { expectControlsVisible } from "./controls.ts";
import { expectLegible, spaceText } from "./legible.ts";
import { expectColorsKeptInBothThemes, expectFormKept } from "./rules.ts";
import { expectSectionNames } from "./section-names.ts";

test.describe.configure({ timeout: 120_000 });

for (const path of [...sitePaths, "/no-such-page"]) {
  test(`${path} comes alive, is quiet, fits every screen, keeps the rules, stays legible (dark, enlarged, spaced, in forced colors), and shows what the search has of it`, async ({
    page,
  }) => {
    if (path === "/no-such-page") test.info().annotations.push({ type: "expected console", description: "404 (Not Found)" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/no-such-page" ? 404 : 200);
    await hydrated(page);
    // The notice of an island that failed twice.
    await expect(page.locator("#notice")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectFormKept(page, "1440 px", "html");
    // Every page has the header and footer of the home page, /about with its link marked as the current one.
    const own = path === "/" || path === "/about" ? "html" : "main";
    await expectColorsKeptInBothThemes(page, "1440 px", own);
    // A page has the same frame from 320 to 599 px.
    await page.setViewportSize({ width: 320, height: 900 });
    await expectFormKept(page, "320 px", own);
    // 640 px is 1280 px at 200 %; then the narrowest and a usual width. Each also with the spacing of WCAG 1.4.12.
    for (const width of [640, 320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectLegible(page, `${width} px`);
      await spaceText(page, true);
      await expectLegible(page, `${width} px, spaced`);
      await spaceText(page, false);
      if (width === 1440) await expectSectionNames(page, path);
    }
    for (const width of [390, 820, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectLegible(page, `${width} px`);
      if (width === 390) await expectSectionNames(page, path);
    }
    await expectControlsVisible(page, "light", own);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectControlsVisible(page, "dark", own);
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    await expectControlsVisible(page, "forced colors", own);
    await page.emulateMedia({ forcedColors: "none" });
    await expectIndexSeen(page, path);
  });
}
