// Run by hand when the specimen of the redaction check changes: writes
// instruments/redactions/specimen.pdf. Needs pdftoppm for the scan.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import {
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  rgb,
  StandardFonts,
} from "@cantoo/pdf-lib";
import { appendRevision, objectWith, streamOf } from "../tests/fixtures/redactions/corpus/sheet.ts";

/** Part of Poppler; makes the scan of a page. */
const rasterizer = "pdftoppm";
const black = rgb(0, 0, 0);
const line = (page: PDFPage, font: PDFFont, y: number, text: string, color = black, x = 108) =>
  page.drawText(text, { x, y, size: 13, font, color });
const bar = (page: PDFPage, x: number, y: number, width: number) =>
  page.drawRectangle({ x, y: y - 4, width, height: 17, color: black });

const head = (page: PDFPage, font: PDFFont, number: number) => {
  page.drawText("SPECIMEN: invented matter, redacted badly on purpose", {
    x: 108,
    y: 744,
    size: 9,
    font,
  });
  page.drawText(`SPEC ${String(number).padStart(6, "0")}`, { x: 470, y: 40, size: 11, font });
  page.drawLine({
    start: { x: 92, y: 792 },
    end: { x: 92, y: 0 },
    thickness: 0.6,
    color: rgb(0.7, 0.7, 0.7),
  });
  page.drawLine({
    start: { x: 95, y: 792 },
    end: { x: 95, y: 0 },
    thickness: 0.6,
    color: rgb(0.7, 0.7, 0.7),
  });
};

/**
 * Used twice: as the scanned letter, and as the words that recognition read before the bar was
 * added.
 */
const scanLines = [
  "Attachment 1. Letter of the escrow agent",
  "",
  "Counsel,",
  "We confirm that the account named below is held",
  "for the benefit of Marlow Quay Trustees",
  "and that nothing leaves it without two signatures.",
  "",
  "Yours, the escrow desk",
];
const scanY = (i: number) => 660 - i * 26;

async function scan(): Promise<{
  readonly width: number;
  readonly height: number;
  readonly bits: Buffer;
}> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([612, 792]);
  const font = await doc.embedFont(StandardFonts.Courier);
  head(page, font, 3);
  for (const [i, text] of scanLines.entries()) line(page, font, scanY(i), text);
  bar(page, 234, scanY(4), 182);
  const folder = mkdtempSync(join(tmpdir(), "specimen-"));
  const file = join(folder, "page.pdf");
  writeFileSync(file, await doc.save());
  const { stdout, status } = spawnSync(rasterizer, ["-r", "110", "-mono", file], {
    maxBuffer: 1e8,
  });
  rmSync(folder, { recursive: true });
  const [, width, height] =
    /^P4\s+(\d+)\s+(\d+)\s/.exec(stdout.subarray(0, 40).toString("latin1")) ?? [];
  if (status !== 0 || !width || !height) throw new Error("pdftoppm made no picture");
  const bytes = Math.ceil(Number(width) / 8) * Number(height);
  return {
    width: Number(width),
    height: Number(height),
    bits: stdout.subarray(stdout.length - bytes),
  };
}

async function specimen(): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle("Order on the escrow at Marlow Quay, draft for R. Ashdown");
  const font = await doc.embedFont(StandardFonts.TimesRoman);
  const pages = [1, 2, 3].map(() => doc.addPage([612, 792]));
  const [first, second, third] = pages;
  if (!first || !second || !third) throw new Error("Three pages were asked for");
  head(first, font, 1);
  head(second, font, 2);
  line(first, font, 690, "Order on the motion to seal");
  line(first, font, 640, "The parties agree that the matter is settled on the terms below.");
  line(first, font, 618, "Counsel for the plaintiff shall receive");
  line(first, font, 618, "$310,000 from the Pinehurst escrow", black, 320);
  bar(first, 317, 618, 205);
  line(first, font, 596, "within thirty days. The further payment of");
  bar(first, 345, 596, 120);
  line(first, font, 574, "is due when the release is signed.");
  line(first, font, 530, "The clerk shall keep an unredacted copy under seal.");
  line(second, font, 690, "Terms");
  line(second, font, 640, "1. The witness named in schedule B is");
  line(second, font, 640, "Ilka Rosenthal-Crane", black, 318);
  line(second, font, 618, "2. No party shall speak of the terms to the press.");
  line(second, font, 596, "Authority to settle ends at $480,000.", rgb(1, 1, 1));
  line(second, font, 560, "3. This order binds heirs and assigns.");
  const rect = [315, 635, 445, 654];
  const appearance = doc.context.register(
    doc.context.stream("0 g 315 635 130 19 re f", { Type: "XObject", Subtype: "Form", BBox: rect }),
  );
  second.node.addAnnot(
    doc.context.register(
      doc.context.obj({
        Type: "Annot",
        Subtype: "Square",
        Rect: rect,
        F: 4,
        IC: [0, 0, 0],
        AP: { N: appearance },
      }),
    ),
  );
  const { width, height, bits } = await scan();
  const picture = doc.context.stream(deflateSync(bits, { level: 9 }), {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    ColorSpace: "DeviceGray",
    BitsPerComponent: 1,
    Decode: [1, 0],
    Filter: "FlateDecode",
  });
  const courier = await doc.embedFont(StandardFonts.Courier);
  third.node.setXObject(PDFName.of("Scan"), doc.context.register(picture));
  third.node.setFontDictionary(PDFName.of("C"), courier.ref);
  const layer = scanLines.map((text, i) => `1 0 0 1 108 ${scanY(i)} Tm (${text}) Tj`).join(" ");
  third.node.addContentStream(
    doc.context.register(
      doc.context.stream(`q 612 0 0 792 0 0 cm /Scan Do Q q BT 3 Tr /C 13 Tf ${layer} ET Q`),
    ),
  );
  const paragraph = "BT /C 13 Tf 108 300 Td (Second signature: Tobin Vale, Ferry Lane 9) Tj ET";
  third.node.addContentStream(doc.context.register(doc.context.stream(paragraph)));
  const bytes = await doc.save({ useObjectStreams: false });
  return appendRevision(bytes, {
    [objectWith(bytes, /108 300 Td/)]: streamOf("0 g 216 296 232 17 re f"),
  });
}

writeFileSync(new URL("../instruments/redactions/specimen.pdf", import.meta.url), await specimen());
