import type { Page } from "@playwright/test";
import { search } from "content/words.ts";
import { expect, hydrated } from "./test.ts";

/** The parts of the site's search, as a visitor finds them. */
export const button = (page: Page) =>
  page.locator("header").getByRole("button", { name: search.open });
export const dialog = (page: Page) => page.getByRole("dialog", { name: search.title });
export const field = (page: Page) => dialog(page).getByRole("combobox", { name: search.field });
export const options = (page: Page) => dialog(page).getByRole("listbox").getByRole("option");

export async function openedAt(page: Page, path = "/about") {
  await page.goto(path);
  await hydrated(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}
