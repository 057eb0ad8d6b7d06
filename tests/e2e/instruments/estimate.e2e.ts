import { readFileSync } from "node:fs";
import { estimate as words } from "web/instruments/estimate/words.ts";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { expectRulesKeptInBothThemes } from "../accessibility/rules.ts";
import { expect, hydrated, test } from "../test.ts";
import { expectOwnScripts, opened, savedReport } from "./instrument-test.ts";

test("the estimate follows what is typed, keeps its last answer, is saved, and goes on from the saved file", async ({ page }) => {
  const exhibit = await opened(page, "estimate");
  const figure = (documents: string) => exhibit.getByText(documents, { exact: true }).first();
  await expect(figure("87,000")).toBeVisible();

  for (const part of [words.schedule.title, words.assumptions.title]) await exhibit.getByText(part, { exact: true }).click();

  // Typed before the scripts arrive: typing loads them, and they answer what is there.
  const gigabytes = exhibit.getByLabel(words.cells.gigabytes.label);
  await gigabytes.fill("690");
  await expect(figure("174,000")).toBeVisible();
  await expect(exhibit.getByRole("blockquote")).toContainText("hold 690 gigabytes");
  await expect(exhibit.getByRole("row", { name: /^Email 394 / })).toBeVisible();

  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await exhibit.getByRole("radio", { name: words.tornado.targets.hostedLast }).check({ force: true });
  await expect(exhibit.getByText("Left out by dates and terms matters most")).toBeVisible();

  const duplicates = exhibit.getByRole("group", { name: "Removed as duplicates" });
  await duplicates.getByLabel(words.levels.middle).fill("70");
  await expect(duplicates.getByText(words.errors.falls)).toBeVisible();
  await expect(duplicates.getByLabel(words.levels.middle)).toHaveAttribute("aria-invalid", "true");
  await expect(figure("174,000")).toBeVisible();
  await expectRulesKeptInBothThemes(page, "with an error in a cell");
  await duplicates.getByLabel(words.levels.middle).fill("50");
  await expect(figure("134,000")).toBeVisible();

  const report = await savedReport(exhibit);
  expect(report).toMatchObject({
    report: 1,
    instrument: "estimate",
    specimen: false,
    findings: { totals: { middle: { collected: 690 } } },
  });
  expect(report.inputs).toContainEqual({ name: "duplicates-middle", value: 50 });

  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await expect(figure("87,000")).toBeVisible();
  // The download may have taken the focus from Firefox's window; within the page it stays.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("estimate-gigabytes");
  const chooser = exhibit.getByLabel(words.load.choose);
  await chooser.setInputFiles({ name: "ours.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(report)) });
  await expect(exhibit.getByText(words.load.done("ours.json"))).toBeVisible();
  await expect(gigabytes).toHaveValue("690");
  await expect(figure("134,000")).toBeVisible();

  await chooser.setInputFiles({ name: "brief.json", mimeType: "application/json", buffer: readFileSync("package.json") });
  await expect(exhibit.getByRole("alert")).toHaveText(words.load.refused("brief.json", words.load.faults.notReport));
  await expect(gigabytes).toHaveValue("690");
  expectOwnScripts(requests);
});

test("a report dropped anywhere on the exhibit before the scripts came is taken when they do", async ({ page }) => {
  const exhibit = await opened(page, "estimate");
  await exhibit.getByRole("heading", { name: words.schedule.title }).evaluate((heading) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{"report":1,"instrument":"hash"}'], "hash-report.json"));
    heading.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  });
  await hydrated(page);
  await expect(exhibit.getByRole("alert")).toHaveText(words.load.refused("hash-report.json", words.load.faults.otherInstrument("hash")));
});
