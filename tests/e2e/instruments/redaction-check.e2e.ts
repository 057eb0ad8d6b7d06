import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  instrumentFrame,
  redactionTests,
  redactionsResult as results,
  redactions as words,
} from "content/instruments.ts";
import * as sentences from "instruments/redactions/sentences.ts";
import { redactionsSpecimen } from "instruments/redactions/specimen-file.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { againOffline, choose, opened, ready, requestsOf, savedReport } from "./instrument-test.ts";

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/redactions/corpus/fixtures/${name}`, import.meta.url));

test("The specimen's six findings are outlined on the page, and words join the report on request", async ({
  page,
  browserName,
}) => {
  const exhibit = await opened(page, "redactions");
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  const verdict = exhibit.getByRole("heading", { name: "Readable below bars: 3 places" });
  // Its pages are read by OCR, which takes a busy machine longer.
  await expect(verdict).toBeFocused();
  await expect(exhibit.getByRole("status")).toHaveText(
    instrumentFrame.said("Readable below bars: 3 places."),
  );
  for (const test of ["cover", "color", "ocr", "marks", "revisions", "properties"] as const)
    await expect(
      exhibit.getByRole("row", {
        name: new RegExp(`${redactionTests[test].name}.*${results.standings.found}$`),
      }),
    ).toBeVisible();
  await expect(exhibit.getByText("$310,000 from the Pinehurst escrow")).toBeVisible();
  await expect(exhibit.locator("figure[data-drawn] canvas")).toHaveAccessibleName(
    results.picture.label(1),
  );
  // A picture has more than one colour; a blank canvas has one.
  const colors = await exhibit.locator("canvas").evaluate((canvas) => {
    const copy = new OffscreenCanvas(64, 64).getContext("2d");
    if (!(canvas instanceof HTMLCanvasElement) || !copy) return 0;
    copy.drawImage(canvas, 0, 0, 64, 64);
    return new Set(copy.getImageData(0, 0, 64, 64).data).size;
  });
  expect(colors).toBeGreaterThan(8);
  if (browserName === "chromium") await expectRulesKept(page, "with an answer");
  const report = await savedReport(exhibit);
  const bytes = Buffer.from(redactionsSpecimen.base64, "base64");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(report).toMatchObject({
    report: 1,
    instrument: "redactions",
    specimen: true,
    inputs: [{ size: bytes.length, sha256 }],
  });
  expect(JSON.stringify(report)).not.toMatch(/Pinehurst|Ashdown|Rosenthal|480,000/);
  await exhibit.getByRole("checkbox", { name: results.withWords }).check();
  if (browserName === "chromium")
    expect(JSON.stringify(await savedReport(exhibit))).toContain("Pinehurst");
});

test("Own PDFs are checked offline, each with its verdict, and a sealed one is refused by name", {
  tag: "@one-engine",
}, async ({ page }) => {
  const exhibit = await opened(page, "redactions");
  const requests = await requestsOf(page);
  await choose(exhibit, {
    "brief.pdf": fixture("gs-bar-over-text.pdf"),
    "clean.pdf": fixture("qpdf-linearized-clean.pdf"),
    "sealed.pdf": fixture("qpdf-user-password.pdf"),
  });
  await expect(
    exhibit.getByRole("heading", { name: "Readable below bars in 1 of 2 files" }),
  ).toBeFocused();
  await expect(exhibit.getByRole("region", { name: "brief.pdf" })).toContainText(
    "Payment to Osprey Holdings",
  );
  await expect(exhibit.getByRole("region", { name: "clean.pdf" })).toContainText(sentences.none(1));
  await expect(exhibit.getByRole("region", { name: "sealed.pdf" })).toContainText(
    results.refusals.encrypted.title("sealed.pdf"),
  );

  await againOffline(exhibit, requests);
  await choose(exhibit, { "sealed.pdf": fixture("qpdf-user-password.pdf") });
  await expect(exhibit.getByRole("alert")).toContainText(
    results.refusals.encrypted.title("sealed.pdf"),
  );
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await choose(exhibit, { "cut.pdf": fixture("writer-plain.pdf").subarray(0, 900) });
  await expect(exhibit.getByRole("alert")).toContainText(results.refusals.damaged.title("cut.pdf"));
  expect(requests).toEqual([]);
});

test("a password opens what is sealed, and a word that is looked for is named with its place", {
  tag: "@one-engine",
}, async ({ page }) => {
  const exhibit = await opened(page, "redactions");
  await ready(page);
  await exhibit.getByLabel(words.options.looked).fill("osprey holdings\nNowhere Lane");
  await exhibit.getByLabel(words.options.password).fill("user");
  await choose(exhibit, { "sealed.pdf": fixture("qpdf-user-password.pdf") });
  await expect(
    exhibit.getByRole("heading", { name: "Readable below bars: 1 place" }),
  ).toBeFocused();
  await expect(exhibit.getByRole("row", { name: /osprey holdings/ })).toContainText(
    results.looked.hidden("page 1"),
  );
  await expect(exhibit.getByRole("row", { name: /Nowhere Lane/ })).toContainText(
    results.looked.none,
  );
  await expect(exhibit.locator("figure[data-drawn] canvas")).toHaveAccessibleName(
    results.picture.label(1),
  );
});
