import { getStarted, mobileLinks, servicesMenu } from "content/navigation.ts";
import { tap } from "./base.ts";
import { expect, hydrated, test } from "./test.ts";

/** The Services menu of a wide window. */
test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
  });

  test("The menu opens and closes by click, also beside it, and shows the first practice", async ({
    page,
  }) => {
    const button = page.getByRole("button", { name: "Services" });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("link", { name: "eDiscovery Query Assistant" })).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("link", { name: "eDiscovery Query Assistant" })).toBeHidden();
    await button.click();
    await page.mouse.click(700, 800);
    await expect(page.locator("#services-menu")).toBeHidden();
  });

  test("A practice opens its list when the pointer rests on it, and a link leads there", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Services" }).click();
    const menu = page.locator("#services-menu");
    for (const { label, links } of [...servicesMenu].reverse()) {
      await menu.getByRole("link", { name: label, exact: true }).hover();
      for (const link of links)
        await expect(menu.locator(`a[href="${link.href}"]:visible`).first()).toBeVisible();
      const last = links.at(-1);
      await expect(
        menu.getByRole("link", { name: last?.label }).locator("visible=true").first(),
      ).toBeVisible();
    }
    await menu.getByRole("link", { name: "Transcription" }).click();
    await expect(page).toHaveURL(/\/transcription$/);
    await expect(menu).toBeHidden();
  });

  test("The menu opens by Enter, Space and ArrowDown; Escape closes it and gives the focus back", async ({
    page,
  }) => {
    const button = page.getByRole("button", { name: "Services" });
    const first = page.getByRole("link", { name: "All AI Solutions" });
    await button.focus();
    for (const key of ["Enter", "Space", "ArrowDown"]) {
      await page.keyboard.press(key);
      await expect(first, key).toBeVisible();
      if (key === "ArrowDown") await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
      await expect(first).toBeHidden();
    }
  });

  test("arrow keys move, ArrowRight enters a list, ArrowLeft returns, Home and End jump", async ({
    page,
  }) => {
    const focused = page.locator(":focus");
    await page.getByRole("button", { name: "Services" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(focused).toContainText("Next-Gen AI");
    await page.keyboard.press("ArrowDown");
    await expect(focused).toContainText("Microsoft 365");
    await page.keyboard.press("ArrowRight");
    await expect(focused).toContainText("Platform");
    await page.keyboard.press("End");
    await expect(focused).toContainText("Strategic Advisory Services");
    await page.keyboard.press("ArrowDown");
    await expect(focused).toContainText("Platform");
    await page.keyboard.press("ArrowUp");
    await expect(focused).toContainText("Strategic Advisory Services");
    await page.keyboard.press("Home");
    await expect(focused).toContainText("Platform");
    await page.keyboard.press("ArrowLeft");
    await expect(focused).toContainText("Microsoft 365");
  });

  test("letters find a link, and the letters typed are forgotten after a second", async ({
    page,
  }) => {
    const focused = page.locator(":focus");
    await page.clock.install();
    await page.getByRole("button", { name: "Services" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("goo");
    await expect(focused).toContainText("Google");
    await page.clock.runFor(1_100);
    await page.keyboard.type("li");
    await expect(focused).toContainText("Litigation Support");
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true });
    test("a tap opens it, a tap on a practice goes to its page", async ({ page }) => {
      await tap(page.getByRole("button", { name: "Services" }));
      await tap(page.locator("#services-menu").getByRole("link", { name: "Google", exact: true }));
      await expect(page).toHaveURL(/\/google$/);
    });
  });
});

/** The panel of a phone. */
test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("The panel holds seven links and Get Started, marks the page, and closes when one is chosen", async ({
    page,
  }) => {
    await page.goto("/case-studies");
    await hydrated(page);
    const [opener, panel] = [
      page.getByRole("button", { name: "Menu" }),
      page.locator("#mobile-menu"),
    ];
    await tap(opener);
    await expect(panel.getByRole("link", { name: "Case Studies" })).toHaveAttribute(
      "aria-current",
      "page",
    );
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
});
