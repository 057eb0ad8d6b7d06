import { expect, hydrated, test } from "./test.ts";

// Playwright disables the back/forward cache in every browser it starts.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

for (const path of ["/", "/contact", "/events", "/consultation"]) {
  for (const state of ["as it came", "taken over by scripts"] as const) {
    test(`the way back to ${path}, ${state}, is the page that was left`, async ({ page }) => {
      await page.goto(path);
      if (state !== "as it came") await hydrated(page);
      await page.evaluate(() => document.documentElement.setAttribute("data-left", "here"));
      await page.goto("/about");
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL(path);
      await expect(page.locator("html")).toHaveAttribute("data-left", "here");
    });
  }
}
