import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { pages } from "content/pages.ts";
import { found } from "content/specimen/counsel/found.ts";
import { reserveEmail } from "content/specimen/counsel/reserve-email.ts";
import { reviewRoom } from "content/specimen/exhibits/review-room.ts";
import { expect, test } from "./test.ts";

test("the bars of the review room lift when asked, and come down again", async ({ page }) => {
  await page.goto("/");
  const words = page.getByText(reserveEmail.signature);
  await expect(words).toHaveCount(0);
  const box = page.getByRole("checkbox", { name: reviewRoom.lift });
  await box.check();
  await expect(words).toBeVisible();
  await expect(page.getByText(reserveEmail.disclosure)).toBeVisible();
  await page.getByRole("checkbox", { name: reviewRoom.apply }).uncheck();
  await expect(words).toHaveCount(0);
});

test("a box that was ticked before the scripts came is obeyed when they do", async ({ page }) => {
  await page.goto("/identification-de-identification");
  const box = page.getByRole("checkbox", {
    name: pages["identification-de-identification"].kinds.lift,
  });
  await box.focus();
  await page.keyboard.press("Space");
  for (const words of found)
    await expect(page.getByRole("table").getByText(words, { exact: true })).toBeVisible();
});

test("a copy that does not load says so, and leaves the bars down", async ({ page }) => {
  test.info().annotations.push({ type: "expected console", description: "reserve-email" });
  test
    .info()
    .annotations.push({ type: "expected console", description: "Failed to load resource" });
  test.info().annotations.push({ type: "expected console", description: "MIME type" });
  await page.route(/reserve-email/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  // Not check(): the box may be cleared again before that looks.
  await page.getByRole("checkbox", { name: reviewRoom.lift }).click();
  await expect(page.getByRole("checkbox", { name: reviewRoom.failed })).not.toBeChecked();
  await expect(page.getByText(reserveEmail.signature)).toHaveCount(0);
});

test("paper has the bars, lifted or not", async ({ page }) => {
  test.skip(spawnSync("pdftotext", ["-v"]).status !== 0, "pdftotext is not installed");
  await page.goto("/");
  await page.getByRole("checkbox", { name: reviewRoom.lift }).check();
  await expect(page.getByText(reserveEmail.signature)).toBeVisible();
  const file = test.info().outputPath("printed.pdf");
  writeFileSync(file, await page.pdf({ format: "Letter" }));
  // Columns may split a sentence, so single words are looked for that occur nowhere else on the
  // page.
  const text = spawnSync("pdftotext", [file, "-"]).stdout.toString().replace(/\s+/g, " ");
  expect(text).toContain("Version 6 should not travel");
  const elsewhere = await page.locator("body").evaluate((body) => {
    for (const copy of body.querySelectorAll('[data-copy="counsel"]')) copy.remove();
    return body.textContent ?? "";
  });
  const own = Object.values(reserveEmail)
    .flatMap((words) => words.split(/\W+/))
    .filter((word) => word.length > 4 && !elsewhere.includes(word));
  expect(own.length).toBeGreaterThan(2);
  for (const word of own) expect(text).not.toContain(word);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the produced copy stays as it is, and no control promises otherwise", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(reviewRoom.header[0][1])).toBeVisible();
    await expect(page.getByRole("checkbox", { name: reviewRoom.lift })).toBeHidden();
  });
});
