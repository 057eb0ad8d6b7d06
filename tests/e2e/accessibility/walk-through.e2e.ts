import type { Page } from "@playwright/test";
import { company } from "content/company.ts";
import { header, servicesMenu } from "content/navigation.ts";
import { expect, hydrated, test } from "../test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** Presses Tab `stops` times; returns the role and name of each focused element. */
async function tabOver(page: Page, stops: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    names.push(
      (await page.locator(":focus").ariaSnapshot()).split("\n")[0]?.replace(/^- |:$/g, "") ?? "",
    );
  }
  return names;
}

test("Tab walks the header in reading order, from the skip link to Get Started", async ({
  page,
}) => {
  await page.goto("/forensics");
  await hydrated(page);
  expect(await tabOver(page, 12)).toEqual([
    'link "Skip to content"',
    `link "${header.home}"`,
    'button "Services"',
    'link "About"',
    'link "Case Studies"',
    'link "Events"',
    'link "Our Blog"',
    'link "Resources"',
    'link "Contact"',
    'button "Search"',
    `link "${company.phone.display}"`,
    'link "Get Started"',
  ]);
});

test("The open menu is announced, and arrow keys and Tab reach all of its links", async ({
  page,
}) => {
  await page.goto("/about");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Services" });
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const menu = page.locator("#services-menu");
  for (const { label, links } of servicesMenu) {
    await expect(page.locator(":focus")).toHaveAccessibleName(label);
    await page.keyboard.press("ArrowRight");
    for (const link of links) {
      await expect(page.locator(":focus")).toHaveAttribute("href", link.href);
      await expect(page.locator(":focus")).toHaveAccessibleName(new RegExp(`^${link.label}`));
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(":focus")).toHaveAccessibleName(label);
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(menu).toBeHidden();
  // Tabbing past the menu closes it.
  await page.keyboard.press("ArrowDown");
  await menu.getByRole("link", { name: "All services" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAccessibleName("About");
  await expect(menu).toBeHidden();
});

test("Tab walks the form field by field, each named, required or not, with arrow keys to choose", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.getByLabel("First name").focus();
  for (const [name, required] of [
    ["First name", true],
    ["Last name", true],
    ["Email", true],
    ["Phone", false],
  ] as const) {
    const field = page.locator(":focus");
    await expect(field).toHaveRole("textbox");
    await expect(field).toHaveAccessibleName(new RegExp(`${name}$`));
    expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(required);
    await page.keyboard.press("Tab");
  }
  const group = page.getByRole("group", { name: /contact/i });
  await expect(group.getByRole("radio", { name: "Email" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("radio", { name: "Phone" })).toBeFocused();
  await expect(group.getByRole("radio", { name: "Phone" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: "This is due within 24 hours" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
  await page.keyboard.press("Enter");
  // The summary has the focus; each of its links leads to its field, whose description says what is
  // wrong.
  await expect(
    page.getByRole("region", { name: "A few things need your attention" }),
  ).toBeFocused();
  expect(await tabOver(page, 3)).toEqual([
    'link "First name is required"',
    'link "Last name is required"',
    'link "Please enter a valid email address"',
  ]);
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toHaveAccessibleName(/Email$/);
  await expect(page.locator(":focus")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
});

test("the event dialog has a name, takes the focus and keeps it, and gives it back", async ({
  page,
}) => {
  await page.goto("/events");
  await hydrated(page);
  await page.getByRole("link", { name: "View Event Details" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/\S/);
  const inside = () =>
    dialog.evaluate(
      (box) => box.contains(document.activeElement) || document.activeElement === document.body,
    );
  for (let stop = 0; stop < 8; stop += 1) {
    expect(await inside(), "the page behind is out of reach").toBe(true);
    await page.keyboard.press("Tab");
  }
  await dialog.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "View Event Details" })).toBeFocused();
});

test("The adventure is played by keyboard, and an ending leads back to its doors", async ({
  page,
}) => {
  await page.goto("/blog/forensic-data-collection");
  await hydrated(page);
  const doors = page.locator("#doors").getByRole("link");
  await expect(doors).toHaveCount(3);
  await doors.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  const [answer, other] = [page.locator("details").first(), page.locator("details").nth(1)];
  await answer.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(answer).toHaveAttribute("open", "");
  await other.locator("summary").focus();
  await page.keyboard.press("Space");
  await expect(other).toHaveAttribute("open", "");
  await expect(answer, "one answer at a time").not.toHaveAttribute("open", "");
  await expect(page.getByText("Game Over").first()).toBeVisible();
  const again = page.locator('main a[href="#doors"]').first();
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#doors$/);
  // Tab continues from the target of the jump, not from its link.
  await page.keyboard.press("Tab");
  await expect(doors.first()).toBeFocused();
});
