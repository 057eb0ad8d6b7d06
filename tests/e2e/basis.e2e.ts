import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const sign = (page: Page) => page.getByRole("main").getByRole("button", { name: "Basis of 75%" });
const basis = (page: Page) => page.getByRole("dialog", { name: /75%/ });

test("A figure's basis opens by keyboard or thumb and gives the focus back", async ({ page }) => {
  await page.goto("/ediscovery");
  await sign(page).focus();
  await page.keyboard.press("Enter");
  await expect(basis(page)).toContainText("No basis on record.");
  await expect(basis(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(basis(page)).toBeHidden();
  await expect(sign(page)).toBeFocused();
  const { width = 0, height = 0 } = (await sign(page).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await page.getByRole("contentinfo").getByRole("button", { name: "Figures on this page" }).click();
  await page.getByRole("contentinfo").getByRole("button", { name: /^75%/ }).click();
  await expect(basis(page)).toBeVisible();
  await basis(page).getByRole("link", { name: "home page" }).press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the security answers have an address: it opens them, and closing them takes it back", async ({
  page,
}) => {
  await page.goto("/data-hosting#security-answers");
  const answers = page.getByRole("dialog", { name: /Security/ });
  await expect(answers.getByRole("listitem").filter({ hasText: "SOC 2" })).toContainText(
    "On request",
  );
  await page.mouse.move(10, 10);
  await answers.getByRole("button", { name: "Close" }).click();
  await expect(answers).toBeHidden();
  await expect(page).toHaveURL("/data-hosting");
});

test("A buyer's facts open by keyboard and by address, and give the focus back", async ({
  page,
}) => {
  await page.goto("/esi-consulting");
  const link = page.getByRole("link", { name: "Depositions and Rule 30(b)(6)" });
  const dialog = page.getByRole("dialog", { name: "Depositions and Rule 30(b)(6)" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("We provide no court reporters");
  await expect(page).toHaveURL("/esi-consulting#depositions");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("A basis, the security answers and the facts for buyers open and close", async ({
    page,
  }) => {
    await page.goto("/ediscovery");
    await sign(page).click();
    await expect(basis(page)).toBeVisible();
    // By keyboard: the panel follows its figure, so fonts that arrive late move it from under a mouse.
    await basis(page).getByRole("button", { name: "Close" }).press("Enter");
    await expect(basis(page)).toBeHidden();
    await page.goto("/data-hosting");
    const answers = page.getByRole("dialog", { name: /Security/ });
    await page.getByRole("link", { name: "Answers to a security questionnaire" }).click();
    await expect(answers).toContainText("Single sign-on");
    await answers.getByRole("link", { name: "Close" }).click();
    await expect(answers).toBeHidden();
    await page.goto("/contact");
    await page.getByRole("link", { name: "Rush work" }).click();
    await expect(page.getByRole("dialog", { name: "Rush work" })).toContainText(
      "Please ask us for",
    );
  });
});
