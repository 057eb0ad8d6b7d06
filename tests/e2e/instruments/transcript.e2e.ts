import { createHash } from "node:crypto";
import {
  instrumentFrame,
  transcriptResult as results,
  transcriptUnread,
} from "content/instruments.ts";
import { strToU8, zipSync } from "fflate";
import { transcriptSpecimen } from "instruments/transcript/specimen.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { againOffline, choose, opened, requestsOf, savedReport } from "./instrument-test.ts";

test("the specimen becomes pages, its designations clips, and selected lines a designation", async ({
  page,
}) => {
  const exhibit = await opened(page, "transcript");
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(
    exhibit.getByRole("heading", { name: "2 pages, 46 lines, 3 places to check" }),
  ).toBeFocused();
  await expect(
    exhibit.getByRole("row", { name: /^1:11–1:15 Plaintiff .*00:00:25\.100 to 00:00:41\.200/ }),
  ).toBeVisible();
  const cell = exhibit.getByLabel(results.cell.label, { exact: true });
  await exhibit.locator("[data-line='1:3']").selectText();
  await exhibit.getByLabel(results.sheet.party).fill("Court");
  await exhibit.getByRole("button", { name: results.sheet.add }).click();
  await expect(cell).toHaveValue(/\nCourt: 1:3$/);
  await cell.fill("Court: 1:3, 9:1");
  await expect(
    exhibit.getByText(results.rowFault(1, results.rowFaults.page("9:1", 2))),
  ).toBeVisible();
  await expect(cell).toHaveAttribute("aria-invalid", "true");
  await expectRulesKept(page, "with an answer");
  const report = await savedReport(exhibit);
  const sha256 = createHash("sha256").update(transcriptSpecimen.text).digest("hex");
  expect(report).toMatchObject({
    instrument: "transcript",
    specimen: true,
    inputs: [{ name: transcriptSpecimen.name, sha256 }],
  });
  expect(report.findings).toMatchObject({
    pages: 2,
    designations: [{ party: "Court", range: "1:3", clip: { start: { ms: 7400 } } }],
  });
});

test("A Word transcript and captions are read offline, and a recording is refused by name", async ({
  page,
}) => {
  const exhibit = await opened(page, "transcript");
  const requests = await requestsOf(page);
  const xml =
    "<w:document><w:body><w:p><w:r><w:t>Ana Ruiz   0:03</w:t><w:br/><w:t>Good morning.</w:t></w:r></w:p></w:body></w:document>";
  await choose(exhibit, { "call.docx": zipSync({ "word/document.xml": strToU8(xml) }) });
  await expect(exhibit.getByText("Ana Ruiz: Good morning.").first()).toBeVisible();

  await againOffline(exhibit, requests);
  await choose(exhibit, { "call.mp4": "\0\0\0\u0018ftypmp42" });
  await expect(exhibit.getByRole("alert")).toContainText(
    transcriptUnread.recording.title("call.mp4"),
  );
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  const hours = Array.from({ length: 9000 }, (_, i) => {
    const at = [i * 4, i * 4 + 3].map((s) => new Date(s * 1000).toISOString().slice(11, 23));
    return `${at.join(" --> ")}\n<v ${i % 2 ? "Ana" : "Lee"}>Nine words of a sentence in a long day.\n`;
  });
  await choose(exhibit, { "day.vtt": `WEBVTT\n\n${hours.join("\n")}` });
  await expect(exhibit.getByRole("heading", { name: /^360 pages, 9,000 lines$/ })).toBeFocused();
  await exhibit.getByLabel(results.sheet.goTo).fill("359");
  await expect(exhibit.getByRole("article", { name: results.pageOf(359, 360) })).toBeVisible();
  expect(await exhibit.getByRole("article").count()).toBeLessThan(8);
  expect(requests).toEqual([]);
});
