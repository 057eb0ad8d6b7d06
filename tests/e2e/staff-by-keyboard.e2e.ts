import type { Locator, Page } from "@playwright/test";
import { startDesk } from "../support/desk-clone.ts";
import { expect, rows, signIn, test } from "./inbox-test.ts";

// What staff do on a telephone with a keyboard, or on a screen enlarged four times: no mouse.

test.use({ ofFile: "keyboard", viewport: { width: 390, height: 844 } });
const drawn = { timeout: 300_000 };

/** Presses Tab, or Shift+Tab, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab") {
  await expect(target).toBeVisible(drawn);
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses++) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test("At 390 pixels, a sentence is changed, published and undone by keyboard alone", {
  tag: "@long",
}, async ({ page }) => {
  const desk = await startDesk({ DESK_RELEASE: "true" });
  const live = page.getByText("The change is live.");
  await page.goto(desk.url);
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type("section on limits");
  const hits = page.getByRole("region", { name: "In the texts" });
  await tabTo(page, hits.getByRole("link", { name: /^About › Values/i }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Text", { exact: true })).toBeFocused(drawn);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Each guide has a section on limits.");
  await expect(page.getByText(/^Saved \d/)).toBeVisible(drawn);
  await tabTo(page, page.getByRole("link", { name: "Review and publish" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Publish now", exact: true }));
  await page.keyboard.press("Enter");
  await expect(live).toBeVisible(drawn);
  expect(desk.lines()).toEqual({ "content/pages/about.yaml": "+1 -1" });
  await tabTo(page, page.getByRole("link", { name: "History" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const newest = page.getByRole("listitem").filter({ hasText: "Grace Hall" }).first();
  await tabTo(page, newest.getByRole("button", { name: "Show changes" }));
  await page.keyboard.press("Enter");
  await tabTo(page, newest.getByRole("button", { name: "Undo this publication" }));
  await page.keyboard.press("Enter");
  await expect(live).toBeVisible(drawn);
  expect(desk.git("diff", "HEAD~2", "HEAD")).toBe("");
  await desk.stop();
});

test("At 390 pixels, a message is found and answered by keyboard alone", {
  tag: "@long",
}, async ({ page, inbox }) => {
  await inbox.store({ lastName: "Narrow", email: "narrow@client.example" });
  await signIn(page, inbox);
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type("narrow@");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, rows(page).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ada Narrow" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Write a reply" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Your words"));
  await page.keyboard.type("We can begin on Monday at nine.");
  await tabTo(page, page.getByRole("button", { name: "Send the reply" }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "your reply is on its way" }),
  ).toBeVisible();
  await expect(page.getByRole("article", { name: /^Reply of/ })).toContainText("Monday at nine");
});
