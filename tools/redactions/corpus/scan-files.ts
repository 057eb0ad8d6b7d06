import { deflateSync } from "node:zlib";
import { drawn, grayPicture, type Made, made, type Sheet, scanned, secretBox, secretLine } from "./sheet.ts";

const scanBar = { left: 140, right: 300, top: 390, bottom: 406 };

/** The page as a picture of 612 × 792 pixels. */
function drawScan({ doc, add, draw }: Sheet, withBar: boolean): void {
  add("XObject", "Im", grayPicture(doc, 612, 792, scanned(withBar ? scanBar : undefined)));
  draw("q 612 0 0 792 0 0 cm /Im Do Q\n");
}

/** The page in one bit a pixel, 5,100 × 6,600: rows of strokes. */
function drawFineScan({ doc, add, draw }: Sheet): void {
  const [row, rows] = [638, 6600];
  const written = Uint8Array.from({ length: row }, (_, i) => (i % 8 < 4 ? 0 : 255));
  const bits = new Uint8Array(row * rows).fill(255);
  for (let y = 0; y < rows; y++) if (y % 200 < 80) bits.set(written, y * row);
  const entries = { Type: "XObject", Subtype: "Image", Width: 5100, Height: rows, ColorSpace: "DeviceGray", BitsPerComponent: 1 };
  add("XObject", "Fine", doc.context.register(doc.context.stream(deflateSync(bits), { ...entries, Filter: "FlateDecode" })));
  draw("q 612 0 0 792 0 0 cm /Fine Do Q\n");
}
const unseen = (words: string, at: string) => `q BT 3 Tr /F 12 Tf ${at} Td (${words}) Tj ET Q\n`;
/** Positions on the scan's bar, and on one of its written lines. */
export const [onBar, onLine] = ["150 390", "150 381"] as const;

const scanMade = (name: string, found: Made["found"], draw: (page: Sheet) => void) => made(name, found, draw, true);
const scans: readonly Made[] = [
  scanMade("bar over a scan", ["picture"], (page) => {
    drawScan(page, false);
    page.draw(`0 g 140 386 160 20 re f\n`);
  }),
  scanMade("white box over a scan", ["picture"], (page) => {
    drawScan(page, false);
    page.draw(`1 g 140 386 160 20 re f\n`);
  }),
  scanMade("bar over a scan of 600 dots an inch", ["picture"], (page) => {
    drawFineScan(page);
    page.draw(`0 g 140 386 160 20 re f\n`);
  }),
  scanMade("scan of 600 dots an inch", [], drawFineScan),
  scanMade("bar burned into a scan", [], (page) => drawScan(page, true)),
  scanMade("bar over the blank edge of a scan", [], (page) => {
    drawScan(page, false);
    page.draw(`0 g 4 386 50 20 re f\n`);
  }),
  scanMade("black picture over a scan", ["picture"], (page) => {
    drawScan(page, false);
    page.add(
      "XObject",
      "Bar",
      grayPicture(page.doc, 60, 60, () => 0),
    );
    page.draw(`q 160 0 0 20 140 386 cm /Bar Do Q\n`);
  }),
  scanMade("text layer that names what a burned bar hides", ["ocr"], (page) => {
    drawScan(page, true);
    page.draw(unseen("Osprey Holdings", onBar));
  }),
  scanMade("text layer without what a burned bar hides", [], (page) => {
    drawScan(page, true);
    page.draw(unseen("as written here", onLine));
  }),
  scanMade("text layer of a whole scan", [], (page) => {
    drawScan(page, false);
    page.draw(unseen("as written here", onLine));
  }),
  scanMade("text layer below a scan with a burned bar", ["ocr"], (page) => {
    page.draw(`BT /F 12 Tf ${onBar} Td (Osprey Holdings) Tj ET BT /F 12 Tf ${onLine} Td (as written) Tj ET\n`);
    drawScan(page, true);
  }),
  scanMade("bar over a scan and its text layer", ["picture", "ocr"], (page) => {
    drawScan(page, false);
    page.draw(`${unseen("Osprey Holdings", "146 391")}0 g 140 386 160 20 re f\n`);
  }),
  drawn("invisible words on bare paper", ["ocr"], unseen("Osprey Holdings", "72 500")),
];

const closed: readonly Made[] = [
  made("picture in a form that is not opened", [], ({ doc, add, draw }) => {
    const stream = doc.context.stream(Uint8Array.of(0, 0, 0, 12, 106, 80, 32, 32), {
      Type: "XObject",
      Subtype: "Image",
      Width: 64,
      Height: 64,
      ColorSpace: "DeviceGray",
      BitsPerComponent: 8,
      Filter: "JPXDecode",
    });
    add("XObject", "Im", doc.context.register(stream));
    draw("q 200 0 0 200 60 300 cm /Im Do Q\n");
  }),
];

export const scanFiles: readonly Made[] = [...scans, ...closed];

const { x, y, width, height } = secretBox;
const hard = (name: string, found: Made["found"], draw: (page: Sheet) => void, isBlank = false): Made => ({
  ...made(name, found, draw, isBlank),
  isHard: true,
});

/** Defects that the tests are known to miss, so that the measured rate does not rest on detectable ones alone. */
export const hardFiles: readonly Made[] = [
  hard("letters drawn as shapes, under a bar", ["cover"], ({ draw }) => {
    draw("0 g 80 600 2 9 re f 80 604 6 2 re f 90 600 2 9 re f 96 600 2 9 re f 96 600 7 2 re f 0 g 70 596 160 16 re f\n");
  }),
  hard("bar with a soft mask that lets nothing through", ["cover"], ({ doc, add, draw }) => {
    const group = { Type: "Group", S: "Transparency", CS: "DeviceGray" };
    const mask = doc.context.register(
      doc.context.stream("1 g 0 0 612 792 re f", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 612, 792], Group: group }),
    );
    add("ExtGState", "M", doc.context.obj({ SMask: { Type: "Mask", S: "Luminosity", G: mask } }));
    draw(`${secretLine}q /M gs 0 g ${x} ${y} ${width} ${height} re f Q\n`);
  }),
  hard("letters typed over the words", ["cover"], ({ draw }) => {
    draw(`${secretLine}${secretLine.replace("Payment to Osprey Holdings", "MWMWMWMWMWMWMWMWMW")}`);
  }),
  hard(
    "text layer under a burned bar with a label on it",
    ["ocr"],
    (page) => {
      drawScan(page, true);
      page.draw(`1 g 152 391 70 3 re f 152 397 70 3 re f 0 g ${unseen("Osprey Holdings", onBar)}`);
    },
    true,
  ),
  hard(
    "picture under a colored box",
    ["picture"],
    (page) => {
      drawScan(page, false);
      page.draw("0.1 0.2 0.7 rg 140 386 160 20 re f\n");
    },
    true,
  ),
  hard("words in an object that no page refers to", ["revisions"], ({ doc }) => {
    doc.context.register(doc.context.stream(secretLine));
  }),
];
