import { expect, hydrated, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("the active page is marked in the header", async ({ page }) => {
  for (const path of ["/about", "/case-studies", "/events", "/blog", "/resources", "/contact"]) {
    await page.goto(path);
    // Firefox calls a script that did not arrive because one left an error.
    await hydrated(page);
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveAttribute("href", path);
  }
});

test("Skip to content is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("a new page starts at the top, Back returns to where one was, an anchor lands below the header", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(300);
  // A pointer's click would first scroll the link, which is in the sticky header, to where it would be without it.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).dispatchEvent("click");
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);

  await page.goto("/google#consulting");
  await hydrated(page);
  const top = await page.locator("#consulting").evaluate((section) => section.getBoundingClientRect().top);
  const header = await page
    .locator("header")
    .first()
    .evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(header - 1);
  expect(top).toBeLessThan(header + 200);
});

test("a changed query scrolls to the top on the pages that ask for it", async ({ page }) => {
  await page.goto("/ai");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => {
    window.history.pushState({ key: "test", idx: 1 }, "", "/ai?from=menu");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(/from=menu/);
});

test("scripts wait for load and idle, or for the first touch of the page", async ({ page }) => {
  const before: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && before.push(request.url()));
  await page.goto("/ediscovery", { waitUntil: "domcontentloaded" });
  expect(before).toEqual([]);
  await page.mouse.click(700, 300);
  await hydrated(page);
  expect(before.length).toBeGreaterThan(0);
});
