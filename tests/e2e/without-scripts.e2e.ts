import { referencePattern } from "../support/reference.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("A visitor without scripts comes from the home page to a stored message", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.locator("#email").fill("ada@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill(`No scripts here. ${Date.now()}`);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  await expect(page.getByText("We will get back to you within 24 hours.")).toBeVisible();
  const first = ((await page.locator("main").textContent()) ?? "").match(referencePattern)?.[0];
  expect(first).toBeTruthy();
  await page.reload();
  expect(
    ((await page.locator("main").textContent()) ?? "").match(referencePattern)?.[0],
    "a reload is the same message",
  ).toBe(first);
});

test("a refused form comes back with every word and the exact messages", async ({ page }) => {
  test.info().annotations.push({ type: "expected console", description: "422" });
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Message" }).fill("Please keep this.");
  await page.locator("#email").fill("not an address");
  await page.getByRole("button", { name: "Send message" }).click();
  for (const text of [
    "First name is required",
    "Last name is required",
    "Please enter a valid email address",
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Please keep this.");
  await expect(page.locator("[name=email]")).toHaveValue("not an address");
});

test("the Services menu opens natively, and Tab goes from a practice into its list", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Services" }).click();
  const menu = page.locator("#services-menu");
  await expect(menu.getByRole("link", { name: "Content Summarization" })).toBeVisible();
  await menu.getByRole("link", { name: /^Litigation Support/ }).hover();
  await expect(menu.getByRole("link", { name: "Paper Discovery" })).toBeVisible();
  await menu.getByRole("link", { name: "Paper Discovery" }).click();
  await expect(page).toHaveURL(/\/paper-discovery$/);
});
