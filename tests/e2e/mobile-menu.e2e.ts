import { getStarted, mobileLinks } from "content/navigation.ts";
import { tap } from "./base.ts";
import { expect, hydrated, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("the panel marks the current page, holds the seven links and Get Started, and closes by its button and when a link is chosen", async ({
  page,
}) => {
  await page.goto("/case-studies");
  await hydrated(page);
  const [opener, panel] = [page.getByRole("button", { name: "Menu" }), page.locator("#mobile-menu")];
  await tap(opener);
  await expect(panel.getByRole("link", { name: "Case Studies" })).toHaveAttribute("aria-current", "page");
  await tap(page.getByRole("button", { name: "Close" }));
  await expect(panel).toBeHidden();
  await tap(opener);
  await expect(panel.getByRole("link")).toHaveCount(mobileLinks.length + 1);
  for (const { label, href } of [...mobileLinks, getStarted]) {
    await expect(panel.getByRole("link", { name: label }).first()).toHaveAttribute("href", href);
  }
  await tap(panel.getByRole("link", { name: "Events" }));
  await expect(page).toHaveURL(/\/events$/);
  await expect(panel).toBeHidden();
  await expect(opener).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the panel opens all the same", async ({ page }) => {
    await page.goto("/");
    await tap(page.getByRole("button", { name: "Menu" }));
    await tap(page.locator("#mobile-menu").getByRole("link", { name: "Contact" }));
    await expect(page).toHaveURL(/\/contact$/);
  });
});
