import { deflateSync } from "node:zlib";
import { type PDFDict, PDFDocument, type PDFFont, PDFName, type PDFPage, type PDFRef, StandardFonts } from "@cantoo/pdf-lib";
import type { TestName } from "web/instruments/redactions/finding.ts";

/** One page under construction: Helvetica is /F, a picture, if any, is /Im, and `draw` appends content operators. */
export type Sheet = {
  readonly doc: PDFDocument;
  readonly page: PDFPage;
  readonly font: PDFFont;
  readonly draw: (content: string) => void;
  readonly add: (category: "XObject" | "ExtGState" | "Properties" | "Shading", name: string, value: PDFRef | PDFDict) => void;
};

/** The line that every page shows, and the words that a defect leaves in the file. */
const openLine = "BT /F 12 Tf 72 720 Td (The witness met counsel on Friday at the old ferry house.) Tj ET\n";
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

/** A file of the corpus: exactly the tests in `found` have to find something. `isHard`: its defect is known to be missed. */
export type Made = {
  readonly name: string;
  readonly found: readonly TestName[];
  readonly isHard?: true;
  readonly make: () => Promise<Uint8Array>;
};

export const made = (name: string, found: readonly TestName[], draw: (sheet: Sheet) => void | Promise<void>, isBlank = false): Made => ({
  name,
  found,
  make: async () => {
    const page = await sheet(isBlank);
    await draw(page);
    return bytesOf(page);
  },
});
export const drawn = (name: string, found: readonly TestName[], content: string) => made(name, found, ({ draw }) => draw(content));

const { x, y, width, height } = secretBox;
/** The path of a bar over the secret line. */
export const bar = `${x} ${y} ${width} ${height} re f\n`;

/** Adds a graphics state named /G. */
export const graphicsState = ({ doc, add }: Sheet, entries: Readonly<Record<string, number | string>>) =>
  add("ExtGState", "G", doc.context.obj(entries));

/**
 * Appends an incremental update (ISO 32000-2 §7.5.6). `objects` are keyed by number and hold what is between "obj" and "endobj". Needs a
 * plain cross-reference table.
 */
export function appendRevision(bytes: Uint8Array, objects: Readonly<Record<number, string>>): Uint8Array {
  const text = Buffer.from(bytes).toString("latin1");
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1];
  const trailer = text.slice(text.lastIndexOf("trailer"));
  const root = /\/Root (\d+ \d+ R)/.exec(trailer)?.[1];
  const info = /\/Info \d+ \d+ R/.exec(trailer)?.[0] ?? "";
  const size = Math.max(Number(/\/Size (\d+)/.exec(trailer)?.[1]), ...Object.keys(objects).map((number) => Number(number) + 1));
  let added = text.endsWith("\n") ? "" : "\n";
  const rows: string[] = [];
  for (const [number, content] of Object.entries(objects)) {
    rows.push(`${number} 1\n${String(text.length + added.length).padStart(10, "0")} 00000 n \n`);
    added += `${number} 0 obj\n${content}\nendobj\n`;
  }
  const table = text.length + added.length;
  added += `xref\n${rows.join("")}trailer\n<< /Size ${size} /Root ${root} ${info} /Prev ${previous} >>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text + added, "latin1"));
}

/** The number of the first object whose text matches. Throws when there is none. */
export function objectWith(bytes: Uint8Array, pattern: RegExp): number {
  const text = Buffer.from(bytes).toString("latin1");
  for (const match of text.matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g)) if (pattern.test(match[2] ?? "")) return Number(match[1]);
  throw new Error(`No object has ${pattern}`);
}

export const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
