import { createHash } from "node:crypto";
import { instrumentFrame, linksUnread, linksResult as results } from "content/instruments.ts";
import { strToU8, zipSync } from "fflate";
import * as sentences from "instruments/links/sentences.ts";
import { linksSpecimen } from "instruments/links/specimen.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { againOffline, choose, opened, requestsOf, savedReport } from "./instrument-test.ts";

test("The specimen's links to files are listed beside its attachments after one press", {
  tag: "@one-engine",
}, async ({ page }) => {
  const exhibit = await opened(page, "links");
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  const verdict = exhibit.getByRole("heading", { name: "2 of 4 attachments are links" });
  await expect(verdict).toBeFocused();
  await expect(exhibit.getByRole("status")).toHaveText(
    instrumentFrame.said("2 of 4 attachments are links"),
  );
  await expect(exhibit.getByText(linksSpecimen.note)).toBeVisible();
  await expect(exhibit.getByRole("row", { name: /^Q4-reserve\.xlsx .*A link$/ })).toHaveCount(2);
  await expect(
    exhibit.getByRole("row", { name: /^RT-40-units-by-state\.xlsx .*Attached$/ }),
  ).toBeVisible();
  await exhibit.locator("details details summary").nth(1).click();
  await expect(
    exhibit
      .getByText(/current at 2026-03-07 00:40:00 UTC, when the message says it was sent/)
      .first(),
  ).toBeVisible();
  await expectRulesKept(page, "with an answer");
  const report = await savedReport(exhibit);
  const size = Buffer.byteLength(linksSpecimen.text);
  const sha256 = createHash("sha256").update(linksSpecimen.text).digest("hex");
  expect(report).toMatchObject({
    report: 1,
    instrument: "links",
    specimen: true,
    inputs: [{ name: linksSpecimen.name, size, sha256 }],
  });
  expect(report.findings).toMatchObject({
    messages: 4,
    otherLinks: 1,
    links: [{ wrappers: ["safelinks"] }, { wrappers: [] }],
  });
});

test("Mail in a zip is read offline, and a file that is no mail is refused by name", async ({
  page,
}) => {
  const exhibit = await opened(page, "links");
  const requests = await requestsOf(page);
  const mail =
    "From: a@b.example\nSubject: s\n\nhttps://www.dropbox.com/s/a1b2c3d4e5f6/memo.docx https://protect-us.mimecast.com/s/x\n";
  const zip = zipSync({ "mail/1.eml": strToU8(mail), "mail/2.pst": strToU8("!BDN") });
  await choose(exhibit, { "mail.zip": zip });
  await expect(exhibit.getByRole("heading", { name: "1 of 1 attachment is a link" })).toBeFocused();
  await expect(exhibit.getByText(linksUnread.reasons.pst)).toBeVisible();
  await expect(exhibit.getByText(results.notes.closed(1))).toBeVisible();

  await againOffline(exhibit, requests);
  await choose(exhibit, { "2.pst": "!BDN" });
  await expect(exhibit.getByRole("alert")).toContainText(linksUnread.refusals.pst.title("2.pst"));
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await choose(exhibit, {
    "plain.eml": "From: a@b.example\nSubject: s\n\nhttps://www.google.com/search?q=drive\n",
  });
  await expect(exhibit.getByRole("heading", { name: sentences.noLinks(0) })).toBeFocused();
  expect(requests).toEqual([]);
});
