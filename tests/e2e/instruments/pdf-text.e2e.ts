import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { expect, test } from "../test.ts";
import { choose, opened, ready } from "./instrument-test.ts";

test("a PDF with a text layer is summarized, and one without words is refused by name", async ({ page }) => {
  const pdf = await PDFDocument.create();
  const empty = await pdf.save();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const sheet = pdf.addPage();
  ["The valve cracked in the cold of January.", "The crates came late in March.", "The valve was cracked before the crates came."].forEach(
    (words, i) => {
      sheet.drawText(words, { x: 50, y: 700 - 14 * i, size: 12, font });
    },
  );
  const exhibit = await opened(page, "summary");
  await ready(page);
  await choose(exhibit, { "scan.pdf": empty });
  await expect(exhibit.getByRole("alert")).toContainText("scan.pdf has no text in it.");
  await exhibit.getByRole("button", { name: instrumentFrame.chooseAnother }).click();
  await choose(exhibit, { "valve.pdf": await pdf.save() });
  await expect(exhibit.getByText("The crates came late in March.").first()).toBeVisible();
});
