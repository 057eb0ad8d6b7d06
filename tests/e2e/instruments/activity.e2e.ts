import { createHash } from "node:crypto";
import {
  activityUnread,
  instrumentFrame,
  activityResult as results,
  activity as words,
} from "content/instruments.ts";
import { activitySpecimen } from "instruments/activity/specimen.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { againOffline, choose, opened, requestsOf, savedReport } from "./instrument-test.ts";

test("The specimen log is judged by one press, judged again when a cell changes, and saved", async ({
  page,
}) => {
  const specimen = activitySpecimen();
  const exhibit = await opened(page, "activity");
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(exhibit.getByRole("heading", { name: "Found in 4 of 5 tests" })).toBeFocused();
  await expect(exhibit.getByText(specimen.note)).toBeVisible();
  await expect(exhibit.getByRole("row", { name: /^Mass download .*Found$/ })).toBeVisible();
  await expect(
    exhibit.getByRole("cell", { name: "2026-03-18 16:22:07 CDT 2026-03-18T21:22:07Z" }).first(),
  ).toBeVisible();
  await expect(
    exhibit.getByText(/^SubjectContainsWords|SubjectContainsWords: reserve/).first(),
  ).toBeVisible();
  await expectRulesKept(page, "with an answer");

  await exhibit.getByLabel(results.cells.zone.label).selectOption("UTC");
  await exhibit.getByLabel(results.cells.downloads.label).fill("500");
  await expect(exhibit.getByRole("heading", { name: "Found in 3 of 5 tests" })).toBeVisible();
  await expect(exhibit.getByRole("table", { name: results.heat.label("UTC") })).toBeVisible();
  await exhibit.getByLabel(results.cells.downloads.label).fill("many");
  await expect(exhibit.getByText(results.errors.number(2, 100_000))).toBeVisible();
  await expect(exhibit.getByRole("heading", { name: "Found in 3 of 5 tests" })).toBeVisible();
  const report = await savedReport(exhibit);
  const sha256 = createHash("sha256").update(specimen.text).digest("hex");
  expect(report).toMatchObject({ report: 1, instrument: "activity", specimen: true });
  expect(report.inputs).toEqual([
    { name: specimen.name, size: Buffer.byteLength(specimen.text), sha256 },
  ]);
  expect(report.findings).toMatchObject({
    reading: { records: 7488, duplicates: 3 },
    settings: { zone: "UTC", downloads: 500 },
  });
});

test("An export of the audit log is read offline, and another file is refused by name", async ({
  page,
}) => {
  const exhibit = await opened(page, "activity");
  const requests = await requestsOf(page);
  const data = {
    CreationTime: "2026-05-04T10:00:00",
    Id: "1",
    Operation: "New-InboxRule",
    UserId: "ann@own.example",
    Workload: "Exchange",
  };
  const rule = { ...data, Parameters: [{ Name: "ForwardTo", Value: "kim@private.example" }] };
  const row = `2026-05-04T10:00:00Z,ann@own.example,New-InboxRule,"${JSON.stringify(rule).replaceAll('"', '""')}"`;
  await choose(exhibit, { "export.csv": `CreationDate,UserIds,Operations,AuditData\n${row}\n` });
  await expect(exhibit.getByRole("heading", { name: "Found in 1 of 1 test" })).toBeFocused();
  await expect(exhibit.getByText(results.sentences.outside("kim@private.example"))).toBeVisible();
  await expect(exhibit.getByText(results.tests.networks.noRecords)).toBeVisible();
  await expect(exhibit.getByText(results.tests.deletions.noDate)).toBeVisible();

  await againOffline(exhibit, requests);
  await choose(exhibit, { "sign-ins.csv": "Date,User\n2026-05-04,ann\n" });
  await expect(exhibit.getByRole("alert")).toContainText(
    activityUnread.refusals.noAuditData.title("sign-ins.csv"),
  );
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await expect(exhibit.getByText(words.bag.choose)).toBeVisible();
  await choose(exhibit, { "export.csv": `CreationDate,UserIds,Operations,AuditData\n${row}\n` });
  await expect(exhibit.getByRole("heading", { name: "Found in 1 of 1 test" })).toBeFocused();
  expect(requests).toEqual([]);
});
