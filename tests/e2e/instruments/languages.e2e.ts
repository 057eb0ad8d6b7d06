import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { languages as words } from "web/instruments/languages/words.ts";
import { languagesResult as results } from "web/instruments/languages/words-result.ts";
import { expectRulesKeptInBothThemes } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { savedReport } from "./saved-report.ts";

const exhibitOf = (page: Page) => page.locator("[data-instrument=languages]");

test("the specimen is tried by one press on the page as it came: languages, doubt, a word of two alphabets, report and CSV", {
  tag: "@one-engine",
}, async ({ page }) => {
  await page.goto("/document-translation#languages");
  const exhibit = exhibitOf(page);
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(exhibit.getByRole("heading", { name: /^6 languages in \d+ paragraphs$/ })).toBeFocused();
  await expect(exhibit.getByText(results.specimenNote)).toBeVisible();
  const show = exhibit.getByRole("combobox", { name: results.paragraphs.filter });
  await show.selectOption("mixed");
  await expect(exhibit.getByText(/“V\u0435llmark” has \u0435 Cyrillic U\+0435/)).toBeVisible();
  await show.selectOption("=pol");
  await expect(exhibit.getByRole("row", { name: /^Ja nie\. .*Polish.*Sure/ })).toBeVisible();
  await expectRulesKeptInBothThemes(page, "with an answer");
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({ report: 1, instrument: "languages", specimen: true });
  expect(report.inputs).toHaveLength(3);
  expect(report.findings.wordsOfTwoAlphabets).toMatchObject([{ word: "V\u0435llmark" }]);
  const [csv] = await Promise.all([page.waitForEvent("download"), exhibit.getByRole("button", { name: instrumentFrame.saveCsv }).click()]);
  expect(readFileSync(await csv.path(), "utf8").split("\r\n").length).toBe(report.findings.paragraphs + 2);
});

test("files and pasted words are read without a request but for the instrument’s own scripts, also offline; what is no text is refused by name", async ({
  page,
  context,
  browserName,
}) => {
  await page.goto("/document-translation#languages");
  const exhibit = exhibitOf(page);
  await page.waitForSelector("#find button[aria-keyshortcuts]", { state: "attached" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const choose = (files: Readonly<Record<string, string | Buffer>>) =>
    exhibit
      .locator("input[type=file]")
      .setInputFiles(Object.entries(files).map(([name, content]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(content) })));
  await choose({
    "utf16.txt": Buffer.from("\ufeffDer Vertrag ist nicht unterschrieben, und das ist uns bekannt.", "utf16le"),
    "scan.pdf": "%PDF-1.7",
  });
  await expect(exhibit.getByRole("heading", { name: "German in 1 paragraph" })).toBeFocused();
  await expect(exhibit.getByText(results.unread.notText)).toBeVisible();
  expect(requests.filter((request) => !/^GET \/assets\/[\w.-]+\.(?:js|css|woff2)$/.test(request))).toEqual([]);

  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  if (browserName === "chromium") await context.setOffline(true);
  requests.length = 0;
  await choose({ "order.pdf": "%PDF-1.7" });
  await expect(exhibit.getByRole("alert")).toContainText(instrumentFrame.faults.notText.title("order.pdf"));
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await exhibit.getByRole("textbox", { name: words.cell.label }).fill("ฉันไม่ทราบ\nΔεν το ξέρω.");
  await exhibit.getByRole("button", { name: words.cell.run }).click();
  await expect(exhibit.getByRole("heading", { name: "2 languages in 2 paragraphs" })).toBeFocused();
  expect(requests).toEqual([]);
});
