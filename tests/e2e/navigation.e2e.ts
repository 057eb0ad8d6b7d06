import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("Skip to content is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("a new page starts at the top, and Back and Forward return to where one was", async ({
  page,
}) => {
  await page.goto("/services");
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page, "About");
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test("an anchor lands below the header, in a new document and within the page", async ({
  page,
}) => {
  await page.goto("/google#consulting");
  await hydrated(page);
  await expectBelowHeader(page, "#consulting");
  await page.evaluate(() => {
    location.hash = "";
    scrollTo(0, 0);
    location.hash = "#consulting";
  });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await expectBelowHeader(page, "#consulting");
});

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/**
 * A pointer's click would first scroll as if the sticky header's link were at its static position.
 */
const follow = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name, exact: true })
    .dispatchEvent("click");

async function expectBelowHeader(page: Page, selector: string) {
  const top = await page
    .locator(selector)
    .evaluate((section) => section.getBoundingClientRect().top);
  const bottom = await page
    .locator("header")
    .first()
    .evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bottom - 1);
  expect(top).toBeLessThan(bottom + 200);
}
