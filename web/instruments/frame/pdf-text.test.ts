import { createHash } from "node:crypto";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { readPdf } from "./pdf-text.ts";

async function pdfOf(pages: readonly (readonly (readonly [words: string, y: number])[])[]): Promise<File> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage();
    for (const [words, y] of lines) page.drawText(words, { x: 50, y, size: 12, font });
  }
  return new File([new Uint8Array(await pdf.save())], "a.pdf");
}

test("The text of a PDF has its lines, a blank line between paragraphs and pages, and the digest of the file", async () => {
  const file = await pdfOf([
    [
      ["Ann was seen", 700],
      ["on March 6, 2026.", 686],
      ["She left.", 640],
    ],
    [],
    [["Page three.", 700]],
  ]);
  const { text, size, sha256 } = await readPdf(file);
  expect(text).toBe("Ann was seen\non March 6, 2026.\n\nShe left.\n\nPage three.");
  expect(size).toBe(file.size);
  expect(sha256).toBe(
    createHash("sha256")
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest("hex"),
  );
});

test("A PDF without text and a file that is no PDF are refused", async () => {
  await expect(readPdf(await pdfOf([[], []]))).rejects.toHaveProperty("fault.own.title", "a.pdf has no text in it.");
  await expect(readPdf(new File(["%PDF-1.7 cut"], "a.pdf"))).rejects.toHaveProperty("fault.kind", "notText");
});
