import { expect, expectAccessible, signIn, test } from "./inbox-test.ts";

test("the counts of a time are on one page, and no message or person does", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox);
  await page
    .getByRole("navigation", { name: "Inbox" })
    .getByRole("link", { name: "Counts" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Counts" })).toBeVisible();
  const rows = page.getByRole("region", { name: "Pages" }).getByRole("row");
  await expect(rows.nth(1)).toHaveText(/^\/forensics\s*1,204$/);
  await expect(page.getByRole("region", { name: "Searches without a result" })).toContainText(
    "slack export",
  );
  await expect(page.getByRole("region", { name: "Contact form" })).toHaveText(
    /Begun\s*48\s*Sent\s*31\s*Failed\s*2/,
  );
  await expect(page.getByText("@client.example")).toHaveCount(0);
  await page.getByRole("button", { name: "7 days" }).click();
  await expect(page.getByRole("button", { name: "7 days" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("button", { name: "7 days" })).toBeFocused();
  await expect(rows.nth(1)).toBeVisible();
  await expectAccessible(page);
});
