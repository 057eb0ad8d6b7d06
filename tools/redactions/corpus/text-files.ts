import { PDFName, StandardFonts } from "@cantoo/pdf-lib";
import {
  appendRevision,
  bar,
  bytesOf,
  drawn,
  graphicsState,
  grayPicture,
  type Made,
  made,
  objectWith,
  secretBox,
  secretLine,
  sheet,
  streamOf,
} from "./sheet.ts";

const { x, y, width, height } = secretBox;

const covers: readonly Made[] = [
  drawn("bar over text", ["cover"], `${secretLine}0 g ${bar}`),
  drawn("bar, text deleted", [], `0 g ${bar}`),
  drawn("white box over text", ["cover"], `${secretLine}1 g ${bar}`),
  drawn("gray bar over text", ["cover"], `${secretLine}0.5 g ${bar}`),
  drawn("red bar over text", ["cover"], `${secretLine}0.8 0 0 rg ${bar}`),
  drawn("bar over one word of a line", ["cover"], `${secretLine}0 g 136 596 40 16 re f\n`),
  drawn("bar beside text", [], `${secretLine}0 g 70 570 160 16 re f\n`),
  drawn("cell shaded before its text", [], `0.8 0.86 0.95 rg ${bar}0 g ${secretLine}`),
  drawn("underline and strike", [], `${secretLine}0 g 72 598 150 0.7 re f 72 604 m 220 604 l 0.8 w S\n`),
  drawn("thick line as a bar", ["cover"], `${secretLine}q 16 w 0 G 70 604 m 230 604 l S Q\n`),
  drawn("thick line beside text", [], `${secretLine}q 16 w 0 G 70 560 m 230 560 l S Q\n`),
  drawn("bar that is clipped away", [], `${secretLine}q 300 300 50 50 re W n 0 g ${bar}Q\n`),
  drawn(
    "bar with rounded corners",
    ["cover"],
    `${secretLine}0 g 66 592 m 234 592 l 238 592 238 596 238 600 c 238 616 l 62 616 l 62 596 l 62 592 62 592 66 592 c f\n`,
  ),
  drawn("text again above the bar", [], `${secretLine}1 g ${bar}0 g ${secretLine}`),
  drawn("turned text under a turned bar", ["cover"], `q 0.866 0.5 -0.5 0.866 400 -100 cm ${secretLine}0 g ${bar}Q\n`),
  drawn("frame around text", [], `${secretLine}0 G 2 w 70 596 160 16 re S\n`),
  made("shading over text", ["cover"], ({ doc, add, draw }) => {
    const blend = { FunctionType: 2, Domain: [0, 1], C0: [0.2], C1: [0.4], N: 1 };
    add(
      "Shading",
      "Sh",
      doc.context.obj({ ShadingType: 2, ColorSpace: "DeviceGray", Coords: [70, 600, 230, 600], Function: blend, Extend: [true, true] }),
    );
    draw(`${secretLine}q ${x} ${y} ${width} ${height} re W n /Sh sh Q\n`);
  }),
  made("bar of 97 percent", ["cover"], (page) => {
    graphicsState(page, { ca: 0.97 });
    page.draw(`${secretLine}q /G gs 0 g ${bar}Q\n`);
  }),
  made("film of 40 percent", [], (page) => {
    graphicsState(page, { ca: 0.4 });
    page.draw(`${secretLine}q /G gs 0 g ${bar}Q\n`);
  }),
  made("highlight that multiplies", [], (page) => {
    graphicsState(page, { BM: "Multiply" });
    page.draw(`${secretLine}q /G gs 1 0.9 0.2 rg ${bar}Q\n`);
  }),
  made("black that multiplies", ["cover"], (page) => {
    graphicsState(page, { BM: "Multiply" });
    page.draw(`${secretLine}q /G gs 0 g ${bar}Q\n`);
  }),
  made("black picture over text", ["cover"], ({ doc, add, draw }) => {
    add(
      "XObject",
      "Im",
      grayPicture(doc, 40, 8, () => 0),
    );
    draw(`${secretLine}q ${width} 0 0 ${height} ${x} ${y} cm /Im Do Q\n`);
  }),
  made("photograph over text", ["cover"], ({ doc, add, draw }) => {
    add(
      "XObject",
      "Im",
      grayPicture(doc, 90, 40, (a, b) => (a * 31 + b * 17) % 256),
    );
    draw(`${secretLine}q 180 0 0 60 60 570 cm /Im Do Q\n`);
  }),
  made("photograph under text", [], ({ doc, add, draw }) => {
    add(
      "XObject",
      "Im",
      grayPicture(doc, 90, 40, (a, b) => 200 + ((a * 31 + b * 17) % 50)),
    );
    draw(`q 180 0 0 60 60 570 cm /Im Do Q\n${secretLine}`);
  }),
  drawn("line under an uneven scale as a bar", ["cover"], `${secretLine}q 160 0 0 16 70 604 cm 1 w 0 G 0 0 m 1 0 l S Q\n`),
  drawn("dashed rule over text", [], `${secretLine}q [4 12] 0 d 3 w 0 G 70 604 m 230 604 l S Q\n`),
  made("squares of a symbol font over text", ["cover"], async ({ doc, page, draw }) => {
    page.node.setFontDictionary(PDFName.of("Z"), (await doc.embedFont(StandardFonts.ZapfDingbats)).ref);
    draw(`${secretLine}BT /Z 16 Tf 70 598 Td (${"n".repeat(14)}) Tj ET\n`);
  }),
  made("black that burns", ["cover"], (page) => {
    graphicsState(page, { BM: "ColorBurn" });
    page.draw(`${secretLine}q /G gs 0 g ${bar}Q\n`);
  }),
  made("page turned by 90 degrees", ["cover"], ({ page, draw }) => {
    page.node.set(PDFName.of("Rotate"), page.doc.context.obj(90));
    draw(`${secretLine}0 g ${bar}`);
  }),
  made("two units to a point", ["cover"], ({ page, draw }) => {
    page.node.set(PDFName.of("UserUnit"), page.doc.context.obj(2));
    draw(`${secretLine}0 g ${bar}`);
  }),
];

const colors: readonly Made[] = [
  drawn("white on white", ["color"], `1 g ${secretLine}`),
  drawn("almost white on white", ["color"], `0.97 g ${secretLine}`),
  drawn("pale watermark in large type", [], `0.9 g BT /F 90 Tf 72 300 Td (DRAFT) Tj ET 0 g ${secretLine}`),
  drawn("gray on white", [], `0.6 g ${secretLine}`),
  drawn("black on a black bar", ["cover"], `0 g ${bar}${secretLine}`),
  drawn("white on a dark heading", [], `0.1 0.15 0.3 rg ${bar}1 g ${secretLine}`),
  made("text without opacity", ["color"], (page) => {
    graphicsState(page, { ca: 0 });
    page.draw(`q /G gs ${secretLine}Q\n`);
  }),
  made("white on a dark picture", [], ({ doc, add, draw }) => {
    add(
      "XObject",
      "Im",
      grayPicture(doc, 64, 64, (a, b) => 20 + ((a + b) % 30)),
    );
    draw(`q 200 0 0 60 60 580 cm /Im Do Q 1 g ${secretLine}`);
  }),
  made("white on a white picture", ["color"], ({ doc, add, draw }) => {
    add(
      "XObject",
      "Im",
      grayPicture(doc, 64, 64, () => 255),
    );
    draw(`q 200 0 0 60 60 580 cm /Im Do Q 1 g ${secretLine}`);
  }),
];

export const textFiles: readonly Made[] = [...covers, ...colors];

const edges: readonly Made[] = [
  drawn("text below the page", ["edges"], "BT /F 12 Tf 72 -40 Td (Osprey Holdings) Tj ET\n"),
  drawn("text cut off by a frame", ["edges"], `q 300 300 100 100 re W n ${secretLine}Q\n`),
  drawn("text within a frame", [], `q 60 580 300 60 re W n ${secretLine}Q\n`),
  made("text cropped away", ["edges"], ({ page, draw }) => {
    page.setCropBox(0, 640, 612, 152);
    draw(secretLine);
  }),
  made("cropped, with nothing beyond", [], ({ page, draw }) => {
    page.setCropBox(0, 400, 612, 392);
    draw(secretLine);
  }),
];

/** The last version has a bar or lacks the words; `before` is the first version's content. */
const revised = (name: string, found: Made["found"], before: string, after: string): Made => ({
  name,
  found,
  make: async () => {
    const page = await sheet();
    page.draw(before);
    const bytes = await bytesOf(page);
    return appendRevision(bytes, { [objectWith(bytes, /stream[\s\S]*72 600 Td/)]: streamOf(after) });
  },
});

const revisions: readonly Made[] = [
  revised("words taken out by an incremental save", ["revisions"], secretLine, `0 g ${bar}`),
  revised("bar added by an incremental save", ["cover"], secretLine, `${secretLine}0 g ${bar}`),
  revised("incremental save with the same words", [], secretLine, `${secretLine}0 g 70 560 40 4 re f\n`),
  revised("words added by an incremental save", [], secretLine, `${secretLine}BT /F 12 Tf 72 560 Td (Signed) Tj ET\n`),
];

export const versionFiles: readonly Made[] = [...edges, ...revisions];
