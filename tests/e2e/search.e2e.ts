import { search } from "content/words.ts";
import { button, dialog, field, openedAt, options } from "./search-test.ts";
import { expect, hydrated, test } from "./test.ts";

test.describe("the dialog opens", () => {
  test("by the button, with the focus in its field, and gives it back when Escape closes it", async ({ page }) => {
    await openedAt(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("by a slash and by Control or Command with K, from wherever one is", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    for (const keys of ["/", "Control+k", "Meta+k"]) {
      await page.keyboard.press(keys);
      await expect(field(page), keys).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(link).toBeFocused();
    }
  });

  test("but not by a slash that somebody is writing", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.getByRole("textbox", { name: "Message" }).pressSequentially("and/or");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("and/or");
    await expect(dialog(page)).toBeHidden();
  });

  test("nor by a slash that the visitor has switched off, on any page from then on", async ({ page }) => {
    await openedAt(page);
    await expect(button(page)).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
    await dialog(page).getByRole("checkbox", { name: search.slash }).uncheck();
    await page.keyboard.press("Escape");
    await expect(button(page)).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeHidden();
    await page.goto("/events");
    await hydrated(page);
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeHidden();
    // The slash belongs to the browser again: Firefox's quick find now has the focus.
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeVisible();
  });
});

test.describe("the results", () => {
  test("come as one types, and arrows, Home, End and Enter work them from the field", async ({ page }) => {
    await openedAt(page);
    await field(page).pressSequentially("chain of custody");
    await expect(options(page).first()).toContainText("Litigation Support");
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    // Waits until all letters have been searched.
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results$/);
    const count = await options(page).count();
    expect(count).toBeGreaterThan(3);
    const pointed = async () => page.locator(`[id="${await field(page).getAttribute("aria-activedescendant")}"]`);
    const isAt = async (index: number) => {
      await expect(options(page).nth(index)).toHaveAttribute("aria-selected", "true");
      await expect(await pointed()).toHaveAttribute("aria-selected", "true");
      await expect(dialog(page).locator("[aria-selected=true]")).toHaveCount(1);
    };
    await page.keyboard.press("ArrowDown");
    await isAt(1);
    await page.keyboard.press("End");
    await isAt(count - 1);
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press("ArrowDown");
    await isAt(0);
    await page.keyboard.press("ArrowUp");
    await isAt(count - 1);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await isAt(1);
    const href = await options(page).nth(1).getAttribute("href");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test("are links: to the section that answered, from which Tab goes on, and to another tab when one wants", async ({ page, context }) => {
    await openedAt(page);
    await field(page).fill("zubulake");
    const result = options(page).first();
    await expect(result).toHaveAttribute("href", /^\/blog\/forensic-data-collection#/);
    const opened = context.waitForEvent("page");
    await result.click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await expect(dialog(page)).toBeVisible();
    await result.click();
    await expect(dialog(page)).toBeHidden();
    const anchor = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    // Tab goes on from there, and not from the header.
    await page.waitForLoadState();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  test("leave Home and End to the text until an arrow has entered the list; strike the words, forgive a slip, and are counted aloud once one pauses", async ({
    page,
  }) => {
    await openedAt(page);
    await field(page).fill("custody");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.type("our ");
    await expect(field(page)).toHaveValue("our custody");
    await field(page).fill("");
    await field(page).pressSequentially("bates numbring");
    await expect(options(page).first()).toContainText("Paper Discovery");
    await expect(options(page).first().locator("mark").first()).toHaveText(/Bates/);
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results$/);
  });
});
