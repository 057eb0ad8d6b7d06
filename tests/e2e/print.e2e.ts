import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { paleWords } from "./pale.ts";
import { hasPdfText, printed, sheets, uselessOnPaper, widerThanTheSheet } from "./paper.ts";
import { expect, hydrated, test } from "./test.ts";

test("The basis of each figure is a footnote on paper, and its sign is gone", async ({ page }) => {
  await page.goto("/ediscovery");
  await page.emulateMedia({ media: "print" });
  const notes = page.getByRole("contentinfo").getByRole("dialog");
  await expect(
    notes.filter({ hasText: "how many of the relevant documents were found" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Basis of/ })).toHaveCount(0);
});

test("every page is stamped with the company, its telephone and the page's address", async ({
  page,
}) => {
  test.skip(!hasPdfText, "pdftotext is not installed");
  await page.goto("/ediscovery");
  const pages = await printed(page);
  pages.forEach((words, i) => {
    expect(words).toContain(
      `${company.name}, ${company.phone.display}, ${new URL(company.origin).hostname}/ediscovery`,
    );
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
  expect(await page.evaluate(paleWords, "paper" as const)).toEqual([]);
  expect(await printed(page, "A4")).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an article prints with every fold open and its links spelled out", async ({ page }) => {
    test.skip(!hasPdfText, "pdftotext is not installed");
    await page.goto("/blog/forensic-data-collection");
    const words = (await printed(page)).join(" ").replace(/\s+/g, " ");
    const answers = await page.locator("details > div > p:first-child").allTextContents();
    expect(answers.length).toBeGreaterThan(5);
    for (const answer of answers)
      expect(words).toContain(answer.replace(/^\d+/, "").replace(/\s+/g, " ").slice(0, 30));
    expect(words).not.toContain("Back to Blog");
  });
});
