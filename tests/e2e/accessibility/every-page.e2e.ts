import { sitePaths } from "#content/site-paths.ts";
import { hydrated, test } from "../test.ts";
import { expectControlsVisible } from "./controls.ts";
import { expectLegible, spaceText } from "./legible.ts";
import { expectRulesKeptInBothThemes, expectRulesKeptInForcedColours } from "./rules.ts";

test.describe.configure({ timeout: 120_000 });

for (const path of [...sitePaths, "/no-such-page"]) {
  test(`${path} keeps the rules and stays legible: narrow, wide, dark, enlarged, spaced, in forced colours`, async ({ page }) => {
    if (path === "/no-such-page") test.info().annotations.push({ type: "expected console", description: "404 (Not Found)" });
    await page.goto(path);
    await hydrated(page);
    // Between 320 and 599 px a page has one frame.
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectRulesKeptInBothThemes(page, `${width} px`);
    }
    // 1280 px at 200 %, and the three widths with the spacing of WCAG 1.4.12.
    for (const width of [640, 320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectLegible(page, `${width} px`);
      await spaceText(page, true);
      await expectLegible(page, `${width} px, spaced`);
      await spaceText(page, false);
    }
    await expectControlsVisible(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectControlsVisible(page, "dark");
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    await expectControlsVisible(page, "forced colours");
    await expectRulesKeptInForcedColours(page);
  });
}
