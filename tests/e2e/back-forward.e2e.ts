import { expect, hydrated, test } from "./test.ts";

// Playwright disables the back/forward cache in every browser it starts.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("the way back to a page, as it came or taken over by scripts, is the page that was left", async ({
  page,
}) => {
  for (const path of ["/contact", "/events"]) {
    await page.goto(path);
    for (const state of ["as it came", "taken over by scripts"]) {
      if (state !== "as it came") await hydrated(page);
      await page.evaluate(
        (left) => document.documentElement.setAttribute("data-left", left),
        state,
      );
      await page.goto("/about");
      await page.goBack({ waitUntil: "commit" });
      await expect(page, state).toHaveURL(path);
      await expect(page.locator("html"), `${path}, ${state}`).toHaveAttribute("data-left", state);
    }
  }
});
