import type { Page } from "@playwright/test";
import { instrumentFrame, photoUnread, photoResult as results } from "content/instruments.ts";
import { photoSpecimen } from "instruments/photo/specimen.ts";
import { withSegment, writeExif } from "../../support/write-exif.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { againOffline, choose, opened, requestsOf, savedReport } from "./instrument-test.ts";

test("The specimen photograph contradicts itself in its zone, its thumbnail and its times", {
  tag: "@one-engine",
}, async ({ page }) => {
  const exhibit = await opened(page, "photo");
  await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
  await expect(exhibit.getByRole("heading", { name: "4 things to ask about" })).toBeFocused();
  await expect(exhibit.getByText(results.findings.zone(["UTC−05:00", "UTC−06:00"]))).toBeVisible();
  await expect(exhibit.getByText(results.findings.thumbnail())).toBeVisible();
  await expect(exhibit.getByRole("img")).toHaveCount(2);
  await expectRulesKept(page, "with an answer");
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({
    instrument: "photo",
    specimen: true,
    inputs: [{ name: photoSpecimen.name }],
  });
  const [photograph] = report.findings.photographs;
  expect(photograph).toMatchObject({
    zone: { named: -300, derived: -360, rest: 9 },
    thumbnail: { compared: { differs: true } },
  });
  expect(photograph.toAskAbout.map(({ kind }: { kind: string }) => kind)).toEqual([
    "thumbnail",
    "zone",
    "later",
    "editor",
  ]);
});

test("Own photographs are compared with their thumbnails offline, and another file is refused", async ({
  page,
}) => {
  const exhibit = await opened(page, "photo");
  const requests = await requestsOf(page);
  const [large, small] = await Promise.all([
    jpegDrawnBy(page, 1200, 900),
    jpegDrawnBy(page, 160, 120),
  ]);
  // Turned by a quarter, as telephones write it: the thumbnail is as the sensor saw it.
  const exif = writeExif({
    ifd0: [
      [0x0110, "Camera 1"],
      [0x0112, 6],
    ],
    thumbnail: small,
  });
  await choose(exhibit, { "a.jpg": withSegment(large, exif), "b.jpg": "words" });
  await expect(
    exhibit.getByRole("heading", { name: "1 photograph read. Not read: 1 file" }),
  ).toBeFocused();
  await expect(exhibit.getByText(results.thumbnail.alike)).toBeVisible();
  await expect(exhibit.getByText(photoUnread.other.reason)).toBeVisible();

  await againOffline(exhibit, requests);
  await choose(exhibit, { "b.jpg": "words" });
  await expect(exhibit.getByRole("alert")).toContainText(photoUnread.other.title("b.jpg"));
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await choose(exhibit, { "c.png": large });
  await expect(exhibit.getByText(results.findings.mislabelled())).toBeVisible();
  expect(requests).toEqual([]);
});

/** A JPEG of shapes in the given size, encoded by the browser itself. */
async function jpegDrawnBy(page: Page, width: number, height: number): Promise<Uint8Array> {
  const numbers = await page.evaluate(
    async ([w = 1, h = 1]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext("2d");
      for (let i = 0; context && i < 60; i++) {
        context.fillStyle = `rgb(${(i * 53) % 256} ${(i * 97) % 256} ${(i * 31) % 256})`;
        context.fillRect(((i * 37) % 100) * (w / 100), ((i * 61) % 100) * (h / 100), w / 4, h / 5);
      }
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.7 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height],
  );
  return Uint8Array.from(numbers);
}
