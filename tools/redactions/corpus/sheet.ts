import { deflateSync } from "node:zlib";
import { type PDFDict, PDFDocument, type PDFFont, PDFName, type PDFPage, type PDFRef, StandardFonts } from "@cantoo/pdf-lib";

/** One page under construction: Helvetica is /F, a picture, if any, is /Im, and `draw` appends content operators. */
export type Sheet = {
  readonly doc: PDFDocument;
  readonly page: PDFPage;
  readonly font: PDFFont;
  readonly draw: (content: string) => void;
  readonly add: (category: "XObject" | "ExtGState" | "Properties" | "Shading", name: string, value: PDFRef | PDFDict) => void;
};

/** The line that every page shows, and the words that a defect leaves in the file. */
export const openLine = "BT /F 12 Tf 72 720 Td (The witness met counsel on Friday at the old ferry house.) Tj ET\n";
export const secretLine = "BT /F 12 Tf 72 600 Td (Payment to Osprey Holdings) Tj ET\n";
/** The box of the secret line, in points. */
export const secretBox = { x: 70, y: 596, width: 160, height: 16 } as const;

export async function sheet(isBlank = false): Promise<Sheet> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const page = doc.addPage([612, 792]);
  const font = await doc.embedFont(StandardFonts.Helvetica);
  page.node.setFontDictionary(PDFName.of("F"), font.ref);
  const add: Sheet["add"] = (category, name, value) => {
    const { Resources } = page.node.normalizedEntries();
    const held = Resources.lookup(PDFName.of(category));
    const dict = held && "set" in held ? held : doc.context.obj({});
    Resources.set(PDFName.of(category), dict);
    if ("set" in dict && typeof dict.set === "function") dict.set(PDFName.of(name), value);
  };
  const draw = (content: string) => page.node.addContentStream(doc.context.register(doc.context.stream(content)));
  if (!isBlank) draw(openLine);
  return { doc, page, font, draw, add };
}

export const bytesOf = ({ doc }: Sheet) => doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });

/** A gray picture, 8 bits a pixel, as an object of the document. */
export function grayPicture(doc: PDFDocument, width: number, height: number, at: (x: number, y: number) => number): PDFRef {
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
  const stream = doc.context.stream(deflateSync(pixels), {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    ColorSpace: "DeviceGray",
    BitsPerComponent: 8,
    Filter: "FlateDecode",
  });
  return doc.context.register(stream);
}

/** The gray values of a scanned page, half a unit a pixel: lines of strokes like writing, noise, and black inside `bar`. */
export function scanned(bar?: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }) {
  return (x: number, y: number) => {
    if (bar && x >= bar.left && x < bar.right && y >= bar.top && y < bar.bottom) return 12;
    const inLine = y % 24 < 10 && x > 72 && x < 540 && y > 72 && y < 720;
    const stroke = inLine && (x * 7 + y * 3) % 11 < 4;
    return stroke ? 40 + ((x * y) % 20) : 244 + ((x * 13 + y * 7) % 10);
  };
}
