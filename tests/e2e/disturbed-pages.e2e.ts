import { sitePaths } from "#content/site-paths.ts";
import { complaintsOfReact, disturbances, expectConsole, expectToLeadOn, expectWords, wordsOf } from "./disturbances.ts";
import { hydrated, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

// In Firefox every-page.e2e.ts disturbs every second page after its scripts; with EVERY_ROUTE=true this file runs there too.
for (const path of sitePaths) {
  test(`${path} keeps its words, and leads on, when others change it before and after scripts come`, async ({ page }) => {
    expectConsole(...complaintsOfReact);
    await page.goto(path);
    for (const disturb of Object.values(disturbances)) await page.evaluate(disturb);
    // What others removed may come back or not; what they left must stay.
    const words = await wordsOf(page);
    await hydrated(page);
    await expectWords(page, words);
    await expectToLeadOn(page, path);
  });
}
