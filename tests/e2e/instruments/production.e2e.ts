import { batesInLoadFile } from "content/bates.ts";
import {
  instrumentFrame,
  productionLetter,
  productionRefusals,
  productionResult as results,
} from "content/instruments.ts";
import { strToU8, zipSync } from "fflate";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { againOffline, choose, opened, requestsOf, savedReport } from "./instrument-test.ts";

const row = (...fields: readonly string[]) => `þ${fields.join("þ\u0014þ")}þ\r\n`;

test("The specimen production's exceptions are filtered, and the letter has their numbers", {
  tag: "@one-engine",
}, async ({ page }) => {
  const exhibit = await opened(page, "production");
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(exhibit.getByRole("heading", { name: "Exceptions in 9 of 19 tests" })).toBeFocused();
  await expect(
    exhibit.getByText(instrumentFrame.said("Exceptions in 9 of 19 tests")),
  ).toBeAttached();
  await expect(exhibit.getByRole("row", { name: /Gaps.*Found 1/ })).toBeVisible();
  await expect(exhibit.getByText(results.table.shown("10", "10"))).toBeVisible();
  await exhibit.getByRole("searchbox").fill("0004133");
  await expect(exhibit.getByText(results.table.shown("3", "10"))).toBeVisible();
  await exhibit
    .getByRole("combobox", { name: results.table.filterTest, exact: true })
    .selectOption("dates");
  await expect(exhibit.getByText(results.table.shown("2", "10"))).toBeVisible();
  await expect(
    exhibit
      .getByRole("table", { name: results.table.caption })
      .getByRole("row", { name: batesInLoadFile(4133) }),
  ).toHaveCount(2);
  await exhibit.getByText(productionLetter.title).click();
  await expect(
    exhibit
      .getByRole("article")
      .getByText(`${batesInLoadFile(4120)} (\\IMAGES\\003\\${batesInLoadFile(4120)}.tif)`),
  ).toBeVisible();
  await expectRulesKept(page, "with exceptions");
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({
    report: 1,
    instrument: "production",
    specimen: true,
    findings: { facts: { documents: 22, explained: 17 } },
  });
  expect(
    report.findings.tests.filter(({ state }: { state: string }) => state === "found"),
  ).toHaveLength(9);
});

test("A production in a zip is read offline, asks for an unknown column, and is refused by name", async ({
  page,
}) => {
  const exhibit = await opened(page, "production");
  const requests = await requestsOf(page);
  const dat = [
    row("STAMP", "LASTSTAMP", "TEXTPATH"),
    row("A-01", "A-02", "\\TEXT\\A-01.txt"),
    row("A-05", "A-05", "\\TEXT\\A-05.txt"),
  ].join("");
  const zip = zipSync({
    "DATA/a.dat": Buffer.from(dat, "latin1"),
    "TEXT/A-01.txt": strToU8("Words."),
  });
  await choose(exhibit, { "production.zip": zip });
  await expect(exhibit.getByRole("heading", { name: results.asked })).toBeFocused();
  await exhibit.getByRole("combobox", { name: results.form.fields.begin }).selectOption("STAMP");
  await exhibit.getByRole("combobox", { name: results.form.fields.end }).selectOption("LASTSTAMP");
  await exhibit.getByRole("button", { name: results.form.again }).click();
  await expect(exhibit.getByRole("heading", { name: /^Exceptions in 2 of/ })).toBeFocused();
  await expect(exhibit.getByRole("row", { name: /A-03.*2 numbers missing/ })).toBeVisible();
  await expect(exhibit.getByText(results.form.encodings["windows-1252"]).first()).toBeVisible();

  await againOffline(exhibit, requests);
  await choose(exhibit, { "volume.zip": zip.subarray(0, 90) });
  await expect(exhibit.getByRole("alert")).toContainText(
    productionRefusals.damaged.title("volume.zip"),
  );
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await choose(exhibit, {
    "a.opt": "A-01,VOL,\\I\\A-01.tif,Y,,,2\r\nA-02,VOL,\\I\\A-02.tif,,,,\r\n",
  });
  await expect(
    exhibit.getByRole("heading", { name: /^No exceptions in \d+ tests$/ }),
  ).toBeFocused();
  expect(requests).toEqual([]);
});
