import {
  instrumentFrame,
  languagesResult as results,
  languages as words,
} from "content/instruments.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import {
  againOffline,
  choose,
  opened,
  requestsOf,
  savedReport,
  savedText,
} from "./instrument-test.ts";

test("The specimen's languages, doubts and mixed alphabets are named, in the report and as CSV", {
  tag: "@one-engine",
}, async ({ page }) => {
  const exhibit = await opened(page, "languages");
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(
    exhibit.getByRole("heading", { name: /^6 languages in \d+ paragraphs$/ }),
  ).toBeFocused();
  await expect(exhibit.getByText(results.specimenNote)).toBeVisible();
  const show = exhibit.getByRole("combobox", { name: results.paragraphs.filter });
  await show.selectOption("mixed");
  await expect(exhibit.getByText(/“V\u0435llmark” has \u0435 Cyrillic U\+0435/)).toBeVisible();
  await show.selectOption("=pol");
  await expect(exhibit.getByRole("row", { name: /^Ja nie\. .*Polish.*Sure/ })).toBeVisible();
  await expectRulesKept(page, "with an answer");
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({ report: 1, instrument: "languages", specimen: true });
  expect(report.inputs).toHaveLength(3);
  expect(report.findings.wordsOfTwoAlphabets).toMatchObject([{ word: "V\u0435llmark" }]);
  expect((await savedText(exhibit, instrumentFrame.saveCsv)).split("\r\n").length).toBe(
    report.findings.paragraphs + 2,
  );
});

test("Files and pasted words are read offline, and a file without text is refused by name", async ({
  page,
}) => {
  const exhibit = await opened(page, "languages");
  const requests = await requestsOf(page);
  await choose(exhibit, {
    "utf16.txt": Buffer.from(
      "\ufeffDer Vertrag ist nicht unterschrieben, und das ist uns bekannt.",
      "utf16le",
    ),
    "scan.pdf": "%PDF-1.7",
  });
  await expect(exhibit.getByRole("heading", { name: "German in 1 paragraph" })).toBeFocused();
  await expect(exhibit.getByText(results.unread.notText)).toBeVisible();

  await againOffline(exhibit, requests);
  await choose(exhibit, { "order.pdf": "%PDF-1.7" });
  await expect(exhibit.getByRole("alert")).toContainText(
    instrumentFrame.faults.notText.title("order.pdf"),
  );
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await exhibit.getByRole("textbox", { name: words.cell.label }).fill("ฉันไม่ทราบ\nΔεν το ξέρω.");
  await exhibit.getByRole("button", { name: words.cell.run }).click();
  await expect(exhibit.getByRole("heading", { name: "2 languages in 2 paragraphs" })).toBeFocused();
  expect(requests).toEqual([]);
});
