import type { Page } from "@playwright/test";
import { type DeskClone, startDesk } from "../support/desk-clone.ts";
import { test as base, expect } from "./base.ts";

// Words that are no page's own: they are changed, seen in the page, and published.

const test = base.extend<object, { desk: DeskClone }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
    async ({}, use) => {
      const desk = await startDesk({ DESK_RELEASE: "true" });
      await use(desk);
      await desk.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});
test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 1440, height: 900 } });
const drawn = { timeout: 300_000 };

const shownPage = (page: Page) => page.frameLocator("iframe");

/** Publishes from the review, and waits until the clone has it. */
async function publish(page: Page) {
  await expect(page.getByText(/^Saved \d/)).toBeVisible(drawn);
  await page.getByRole("link", { name: "Review and publish" }).click();
  await page.getByRole("button", { name: "Publish now", exact: true }).click();
  await expect(page.getByText("The change is live.")).toBeVisible(drawn);
}

test("A service page is begun at the desk, written, seen and published", { tag: "@long" }, async ({
  page,
  desk,
}) => {
  await page.goto(desk.url);
  await page.getByRole("button", { name: "New service page" }).click();
  await page.getByLabel("Title", { exact: true }).last().fill("Deposition support");
  await page.getByRole("button", { name: "Create draft" }).click();
  // What the desk begins with is to be written over.
  const toFix = page
    .locator("details")
    .filter({ hasText: "Fix before publishing" })
    .getByRole("button");
  for (const left of [3, 2, 1]) {
    await expect(toFix).toHaveCount(left, drawn);
    await toFix.first().click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(`Exhibits numbered once, in ${left} ways.`);
  }
  await expect(toFix).toHaveCount(0, drawn);
  await expect(
    shownPage(page).getByRole("heading", { level: 1, name: "Deposition support" }),
  ).toBeVisible(drawn);
  await publish(page);
  expect(Object.keys(desk.lines())).toEqual(["content/services/deposition-support.yaml"]);
});

test("An instrument's word is changed at the desk, seen and published", { tag: "@long" }, async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}#/write/content/instruments/hash.yaml`);
  await page
    .getByLabel("Heading", { exact: true })
    .first()
    .fill("Has any of the files been changed?");
  await expect(
    shownPage(page).getByRole("heading", { name: "Has any of the files been changed?" }),
  ).toBeVisible(drawn);
  await publish(page);
  expect(desk.lines()).toEqual({ "content/instruments/hash.yaml": "+1 -1" });
});

test("A paper of the matter is changed at the desk, seen and published", { tag: "@long" }, async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}#/write/content/specimen/workbook.yaml`);
  await page.getByLabel("Name", { exact: true }).fill("Reserve-by-quarter.xlsx");
  await expect(shownPage(page).getByText("Reserve-by-quarter.xlsx").first()).toBeVisible(drawn);
  await publish(page);
  expect(desk.lines()).toEqual({ "content/specimen/workbook.yaml": "+1 -1" });
});
