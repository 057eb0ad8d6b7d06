import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { company } from "content/company.ts";
import { contactForm } from "content/contact-form.ts";
import { sitePaths } from "content/site-paths.ts";
import { paleWords, unspelledLinks, uselessOnPaper, widerThanTheSheet } from "../support/printed-page.ts";
import { expect, hydrated, test } from "./test.ts";

/** Widths of Letter and A4 in CSS pixels, without the margins of web/styles/print.css (12 mm left and right). */
const sheets = { Letter: 816 - 2 * 45.4, A4: 794 - 2 * 45.4 } as const;
/** Without pdftotext, which some machines lack, pages are counted and not read. */
const hasPdfText = spawnSync("pdftotext", ["-v"]).status === 0;

for (const path of [...sitePaths, "/no-such-page"]) {
  test(`${path} prints as a clean leave-behind`, async ({ page }) => {
    if (path === "/no-such-page") test.info().annotations.push({ type: "expected console", description: "404 (Not Found)" });
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(uselessOnPaper), "navigation, controls or shut folds").toEqual([]);
    expect(await page.evaluate(unspelledLinks), "addresses that paper does not say").toEqual([]);
    for (const [format, width] of Object.entries(sheets)) {
      await page.setViewportSize({ width: Math.floor(width), height: 900 });
      expect(await page.evaluate(widerThanTheSheet), `wider than ${format}`).toEqual([]);
    }
    await expectWholePages(page);
    // Paper is white whatever the theme, and most browsers print no backgrounds.
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ media: "print", colorScheme });
      expect(await page.evaluate(paleWords), `too pale on white, ${colorScheme} theme`).toEqual([]);
    }
  });
}

test("on paper the basis of each figure of the page is a footnote, and its sign is gone", async ({ page }) => {
  await page.goto("/ediscovery");
  await page.emulateMedia({ media: "print" });
  const notes = page.getByRole("contentinfo").getByRole("dialog");
  await expect(notes.filter({ hasText: "accuracy is not recall" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Basis of/ })).toHaveCount(0);
});

test("every page is stamped with the company, its telephone and the page's address", async ({ page }) => {
  test.skip(!hasPdfText, "pdftotext is not installed");
  await page.goto("/ediscovery");
  const pages = await printed(page);
  pages.forEach((words, i) => {
    expect(words).toContain(`${company.name}, ${company.phone.display}, ${new URL(company.origin).hostname}/ediscovery`);
    expect(words).toContain(`Page ${i + 1} of ${pages.length}`);
  });
});

test("after a message was sent the page prints as its receipt, on one sheet", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.getByLabel("First name").fill("Teresa");
  await page.getByLabel("Last name").fill("Whitlock");
  await page.locator("#email").fill("t.whitlock@example.com");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(contactForm.receipt.digests.agree)).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const receipt = page.getByRole("region", { name: contactForm.success.title });
  await expect(receipt.getByText(company.legalName, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  expect(await page.evaluate(uselessOnPaper), "navigation or controls").toEqual([]);
  await page.setViewportSize({ width: Math.floor(sheets.A4), height: 900 });
  expect(await page.evaluate(widerThanTheSheet)).toEqual([]);
  expect(await page.evaluate(paleWords)).toEqual([]);
  expect(await printed(page, "A4")).toHaveLength(1);
});

/** Every page has more than its footer, and none ends with a heading whose text is on the next page. */
async function expectWholePages(page: Page) {
  const pages = await printed(page);
  expect(pages.length).toBeGreaterThanOrEqual(1);
  expect(pages.length, "pages of one document").toBeLessThanOrEqual(12);
  if (!hasPdfText) return;
  const headings = (await page.locator("main :is(h1, h2, h3)").allTextContents()).map(oneLine).filter((words) => words.length > 8);
  for (const words of pages) {
    const last = oneLine(
      words
        .replace(/^.*Page \d+ of \d+$/m, "")
        .trim()
        .split("\n")
        .at(-1) ?? "",
    );
    expect(last, "a blank page").not.toBe("");
    if (last.length > 8)
      expect(
        headings.filter((heading) => heading.endsWith(last)),
        "a heading ends a page",
      ).toEqual([]);
  }
}

const oneLine = (words: string) => words.replace(/\s+/g, " ").trim();

/** The words of each printed page; as many empty strings without pdftotext. */
async function printed(page: Page, format: keyof typeof sheets = "Letter"): Promise<string[]> {
  const pdf = await page.pdf({ format });
  if (!hasPdfText) return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).map(() => "");
  const file = test.info().outputPath("printed.pdf");
  writeFileSync(file, pdf);
  const { stdout } = spawnSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
  return stdout.split("\f").slice(0, -1);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an article prints with every fold open and its links spelled out", async ({ page }) => {
    test.skip(!hasPdfText, "pdftotext is not installed");
    await page.goto("/blog/forensic-data-collection");
    const words = (await printed(page)).join(" ").replace(/\s+/g, " ");
    const answers = await page.locator("details > div > p:first-child").allTextContents();
    expect(answers.length).toBeGreaterThan(5);
    for (const answer of answers) expect(words).toContain(answer.replace(/^\d+/, "").replace(/\s+/g, " ").slice(0, 30));
    expect(words).not.toContain("Back to Blog");
  });
});
