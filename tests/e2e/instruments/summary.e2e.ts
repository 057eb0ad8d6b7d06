import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import {
  instrumentFrame,
  summaryResult as results,
  summary as words,
} from "content/instruments.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import {
  againOffline,
  choose,
  opened,
  ready,
  requestsOf,
  savedReport,
  savedText,
} from "./instrument-test.ts";

test("The specimen's summary leads to its sources and back, and another length adds to it", async ({
  page,
}) => {
  const exhibit = await opened(page, "summary");
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(exhibit.getByRole("heading", { name: results.verdict(5, 54) })).toBeFocused();
  await expect(exhibit.getByText(results.notes.selects)).toBeVisible();
  const place = exhibit.getByRole("link", { name: results.list.place(17) });
  await place.click();
  const mark = exhibit.locator("mark#summary-17");
  await expect(mark).toBeFocused();
  await expect(mark).toHaveText(
    "I signed the form on May 3, two days before the second inspection was held.",
  );
  await expectRulesKept(page, "with an answer");
  await exhibit.getByRole("button", { name: results.source.back(17) }).click();
  await expect(place).toBeFocused();

  await exhibit.getByRole("radio", { name: results.lengths.comprehensive }).check();
  await expect(exhibit.getByRole("heading", { name: results.verdict(14, 54) })).toBeVisible();
  await expect(place).toBeVisible();
  const before = exhibit.getByRole("button", { name: results.list.before }).first();
  await before.click();
  await expect(exhibit.getByText(/^Sentence \d+, not in the summary$/)).toBeVisible();
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({
    report: 1,
    instrument: "summary",
    specimen: true,
    findings: { sentences: 54, shown: "comprehensive" },
  });
  expect(report.findings.selected).toHaveLength(14);
  expect(await savedText(exhibit, results.save)).toContain("[17] I signed the form on May 3");
});

test("A message and pasted words are summarized offline, and a file without text is refused by name", async ({
  page,
}) => {
  const exhibit = await opened(page, "summary");
  const requests = await requestsOf(page);
  const body =
    "The valve cracked in the cold of January. The crates came late in March. The valve was cracked before the crates came. Who knew?";
  const mail = `From: a@b.example\nSubject: s\nContent-Transfer-Encoding: base64\n\n${Buffer.from(body).toString("base64")}\n`;
  await choose(exhibit, { "valve.eml": mail });
  await expect(exhibit.getByRole("heading", { name: results.verdict(3, 4) })).toBeFocused();
  await expect(exhibit.getByText(results.notes.mail)).toBeVisible();
  await exhibit.getByRole("radio", { name: results.lengths.brief }).check();
  await expect(exhibit.getByRole("heading", { name: results.verdict(1, 4) })).toBeVisible();

  await againOffline(exhibit, requests);
  await choose(exhibit, { "order.doc": "words" });
  await expect(exhibit.getByRole("alert")).toContainText(
    instrumentFrame.faults.notText.title("order.doc"),
  );
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await exhibit
    .getByRole("textbox", { name: words.cell.label })
    .fill("Der Vertrag ist nicht mehr in Kraft. Das ist uns seit dem Mai bekannt.");
  await exhibit.getByRole("button", { name: words.cell.run }).click();
  await expect(exhibit.getByText(results.notes.other("German"))).toBeVisible();
  expect(requests).toEqual([]);
});

test("a PDF with a text layer is summarized, and one without words is refused by name", async ({
  page,
}) => {
  const pdf = await PDFDocument.create();
  const empty = await pdf.save();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const sheet = pdf.addPage();
  [
    "The valve cracked in the cold of January.",
    "The crates came late in March.",
    "The valve was cracked before the crates came.",
  ].forEach((words, i) => {
    sheet.drawText(words, { x: 50, y: 700 - 14 * i, size: 12, font });
  });
  const exhibit = await opened(page, "summary");
  await ready(page);
  await choose(exhibit, { "scan.pdf": empty });
  await expect(exhibit.getByRole("alert")).toContainText("scan.pdf has no text in it.");
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await choose(exhibit, { "valve.pdf": await pdf.save() });
  await expect(exhibit.getByText("The crates came late in March.").first()).toBeVisible();
});
