import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { transcriptSpecimen } from "web/instruments/transcript/specimen.ts";
import { transcriptResult as results, transcriptUnread } from "web/instruments/transcript/words-result.ts";
import { expectRulesKeptInBothThemes } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { savedReport } from "./saved-report.ts";

const exhibitOf = (page: Page) => page.locator("[data-instrument=transcript]");
const choose = (page: Page, name: string, content: string | Uint8Array) =>
  exhibitOf(page)
    .locator("input[type=file]")
    .setInputFiles([{ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) }]);

test("the specimen becomes pages, its designations clips, and selected lines a designation", async ({ page }) => {
  await page.goto("/transcription#transcript");
  const exhibit = exhibitOf(page);
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(exhibit.getByRole("heading", { name: "2 pages, 46 lines, 3 places to check" })).toBeFocused();
  await expect(exhibit.getByRole("row", { name: /^1:11–1:15 Plaintiff .*00:00:25\.100 to 00:00:41\.200/ })).toBeVisible();
  const cell = exhibit.getByLabel(results.cell.label, { exact: true });
  await exhibit.locator("[data-line='1:3']").selectText();
  await exhibit.getByLabel(results.sheet.party).fill("Court");
  await exhibit.getByRole("button", { name: results.sheet.add }).click();
  await expect(cell).toHaveValue(/\nCourt: 1:3$/);
  await cell.fill("Court: 1:3, 9:1");
  await expect(exhibit.getByText(results.rowFault(1, results.rowFaults.page("9:1", 2)))).toBeVisible();
  await expect(cell).toHaveAttribute("aria-invalid", "true");
  await expectRulesKeptInBothThemes(page, "with an answer");
  const report = await savedReport(exhibit);
  const sha256 = createHash("sha256").update(transcriptSpecimen.text).digest("hex");
  expect(report).toMatchObject({ instrument: "transcript", specimen: true, inputs: [{ name: transcriptSpecimen.name, sha256 }] });
  expect(report.findings).toMatchObject({ pages: 2, designations: [{ party: "Court", range: "1:3", clip: { start: { ms: 7400 } } }] });
});

test("a Word transcript and a day of captions are read without a request, and a recording is refused by name", async ({
  page,
  context,
}) => {
  await page.goto("/transcription#transcript");
  const exhibit = exhibitOf(page);
  await page.waitForSelector("#find button[aria-keyshortcuts]", { state: "attached" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const xml = "<w:document><w:body><w:p><w:r><w:t>Ana Ruiz   0:03</w:t><w:br/><w:t>Good morning.</w:t></w:r></w:p></w:body></w:document>";
  await choose(page, "call.docx", zipSync({ "word/document.xml": strToU8(xml) }));
  await expect(exhibit.getByText("Ana Ruiz: Good morning.").first()).toBeVisible();
  expect(requests.filter((request) => !/^GET \/assets\/[\w.-]+\.(?:js|css|woff2)$/.test(request))).toEqual([]);

  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await context.setOffline(true);
  requests.length = 0;
  await choose(
    page,
    "call.mp4",
    Uint8Array.from("\0\0\0\u0018ftypmp42", (letter) => letter.charCodeAt(0)),
  );
  await expect(exhibit.getByRole("alert")).toContainText(transcriptUnread.recording.title("call.mp4"));
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  const hours = Array.from({ length: 9000 }, (_, i) => {
    const at = [i * 4, i * 4 + 3].map((s) => new Date(s * 1000).toISOString().slice(11, 23));
    return `${at.join(" --> ")}\n<v ${i % 2 ? "Ana" : "Lee"}>Nine words of a sentence in a long day.\n`;
  });
  await choose(page, "day.vtt", `WEBVTT\n\n${hours.join("\n")}`);
  await expect(exhibit.getByRole("heading", { name: /^360 pages, 9,000 lines$/ })).toBeFocused();
  await exhibit.getByLabel(results.sheet.goTo).fill("359");
  await expect(exhibit.getByRole("article", { name: results.pageOf(359, 360) })).toBeVisible();
  expect(await exhibit.getByRole("article").count()).toBeLessThan(8);
  expect(requests).toEqual([]);
});
