import { elusion as words } from "web/instruments/elusion/words.ts";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { expectRulesKeptInBothThemes } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { opened, savedReport } from "./instrument-test.ts";

test("the elusion calculator answers while one types, keeps its last answer, and saves it", async ({ page }) => {
  const exhibit = await opened(page, "elusion");
  await expect(exhibit.getByText("Between 0.016% and 0.47%, at 95% confidence, two-sided.", { exact: true })).toBeVisible();

  // Typed before the scripts arrive: typing loads them, and they answer what is there.
  await exhibit.getByLabel(words.cells.sampled.label).fill("1,500");
  await exhibit.getByLabel(words.cells.found.label).fill("0");
  await expect(exhibit.getByText("Between 0% and 0.25%, at 95% confidence, two-sided.", { exact: true })).toBeVisible();
  await expect(exhibit.getByText("At most 0.20% by the upper bound alone")).toBeVisible();
  await expect(exhibit.getByRole("status")).toContainText("Elusion rate 0%.");
  await exhibit.getByRole("radio", { name: "99%" }).check();
  await expect(exhibit.getByText("Between 0% and 0.35%, at 99% confidence, two-sided.", { exact: true })).toBeVisible();

  const sampled = exhibit.getByLabel(words.cells.sampled.label);
  await sampled.fill("999,000");
  await expect(sampled).toHaveAttribute("aria-invalid", "true");
  await expect(exhibit.getByText(words.errors.sample)).toBeVisible();
  await expect(exhibit.getByText("Between 0% and 0.35%, at 99% confidence, two-sided.", { exact: true })).toBeVisible();
  await expectRulesKeptInBothThemes(page, "with an answer");
  await sampled.fill("1500");

  await exhibit.getByLabel(words.plan.margin.label).fill("5");
  await expect(exhibit.getByText("Read 680 documents")).toBeVisible();
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({ report: 1, instrument: "elusion", specimen: false, findings: { sampled: 1500, found: 0, rate: 0 } });
  expect(report.findings.interval.high).toBeCloseTo(1 - 0.005 ** (1 / 1500), 10);

  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await expect(exhibit.getByText("Between 0.016% and 0.47%, at 95% confidence, two-sided.", { exact: true })).toBeVisible();
  await expect(sampled).toHaveValue("1,534");
});
