import { deflateSync } from "node:zlib";
import { PDFHexString, PDFName, type PDFObject, type PDFRef, PDFString } from "@cantoo/pdf-lib";
import type { TestName } from "web/instruments/redactions/finding.ts";
import { appendRevision, bytesOf, grayPicture, objectWith, type Sheet, sheet, streamOf } from "../corpus/sheet.ts";
import { nameBox, placeLayers, placeScan, scanOf, textLayer, without } from "./scans.ts";

/** A held-out file: a defect counts as found if one of `found` finds it; in a clean file nothing may be found. */
type HeldOut = { readonly name: string; readonly found: readonly TestName[]; readonly make: () => Promise<Uint8Array> };

const line = "BT /F 12 Tf 72 640 Td (The account is held by ) Tj (Marguerite Oyelaran) Tj ( of Ferry Lane.) Tj ET\n";
const gap = "BT /F 12 Tf 72 640 Td (The account is held by ) Tj -9000 0 Td ET BT /F 12 Tf 312 640 Td ( of Ferry Lane.) Tj ET\n";
/** The name's box in both. */
const box = "196 636 114 16 re";
const bar = `0 g ${box} f\n`;

function file(name: string, found: readonly TestName[], draw: (page: Sheet) => void | Promise<void>, isBlank = false): HeldOut {
  const make = async () => {
    const page = await sheet(isBlank);
    await draw(page);
    return bytesOf(page);
  };
  return { name, found, make };
}
/** A defect and a twin that looks the same and holds nothing. */
const pair = (name: string, found: readonly TestName[], draw: (page: Sheet, text: string) => void | Promise<void>): readonly HeldOut[] => [
  file(name, found, (page) => draw(page, line)),
  file(`${name}: twin`, [], (page) => draw(page, gap)),
];
const clean = (name: string, draw: (page: Sheet) => void | Promise<void>, isBlank = false) => file(name, [], draw, isBlank);

type Entries = Readonly<Record<string, number | string | PDFObject | Readonly<Record<string, string | PDFObject>>>>;
/** Blend modes need a painted ground: bare paper has no color. */
const paper = "1 g 0 0 612 792 re f 0 g\n";
const state = ({ doc, add }: Sheet, name: string, entries: Entries) =>
  add("ExtGState", name, doc.context.register(doc.context.obj(entries)));
const form = ({ doc, page }: Sheet, content: string, entries: object = {}) =>
  doc.context.register(
    doc.context.stream(content, {
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, 612, 792],
      Resources: page.node.normalizedEntries().Resources,
      ...entries,
    }),
  );
function note({ doc, page }: Sheet, entries: object, appearance?: PDFRef) {
  const made = doc.context.obj({
    Type: "Annot",
    F: 4,
    Rect: [196, 636, 310, 652],
    ...entries,
    ...(appearance ? { AP: { N: appearance } } : {}),
  });
  page.node.addAnnot(doc.context.register(made));
}
const noteBar = (page: Sheet, content = bar) => form(page, content, { BBox: [196, 636, 310, 652] });
const pattern = (page: Sheet, content: string, step: number) => {
  const cell = page.doc.context.stream(content, {
    Type: "Pattern",
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [0, 0, step, step],
    XStep: step,
    YStep: step,
    Resources: {},
  });
  const { Resources } = page.page.node.normalizedEntries();
  Resources.set(PDFName.of("Pattern"), page.doc.context.obj({ P: page.doc.context.register(cell) }));
};
const mask = (page: Sheet, content: string) => {
  const group = page.doc.context.stream(content, {
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, 612, 792],
    Group: { Type: "Group", S: "Transparency", CS: "DeviceGray" },
  });
  state(page, "M", { SMask: { Type: "Mask", S: "Luminosity", G: page.doc.context.register(group) } });
};
/** A photograph of 120 × 90 pixels: soft shapes. */
const photo = (x: number, y: number) => Math.round(120 + 70 * Math.sin(x / 9) + 50 * Math.cos(y / 7 + x / 20));
const inPatch = (x: number, y: number) => x >= 40 && x < 80 && y >= 30 && y < 60;
const signature = "0 G 1.4 w 200 640 m 215 655 222 628 235 645 c 245 660 250 630 262 648 c 275 655 280 636 300 644 c S\n";

const covers: readonly HeldOut[] = [
  ...pair("bar made of forty slices", ["cover"], ({ draw }, text) =>
    draw(`${text}0 g ${Array.from({ length: 40 }, (_, i) => `${(196 + i * 2.85).toFixed(2)} 636 2.9 16 re f`).join("\n")}\n`),
  ),
  ...pair("bar as a dashed line without gaps in reach", ["cover"], ({ draw }, text) =>
    draw(`${text}q [400 5] 0 d 15 w 0 G 196 644 m 310 644 l S Q\n`),
  ),
  ...pair("bar in a form on a page turned by 270 degrees", ["cover"], (page, text) => {
    page.page.node.set(PDFName.of("Rotate"), page.doc.context.obj(270));
    page.draw(text);
    page.add("XObject", "B", form(page, "0 g 0 0 1 1 re f", { BBox: [0, 0, 1, 1] }));
    page.draw("q 114 0 0 16 196 636 cm /B Do Q\n");
  }),
  ...pair("bar in rich black of four inks", ["cover"], ({ draw }, text) => draw(`${text}0.6 0.5 0.5 1 k ${box} f\n`)),
  ...pair("white box on white paper", ["cover"], ({ draw }, text) => draw(`${text}1 g ${box} f 0 g\n`)),
  ...pair("pale yellow box", ["cover"], ({ draw }, text) => draw(`${text}1 0.98 0.8 rg ${box} f 0 g\n`)),
  ...pair("pattern that fills its cell", ["cover"], (page, text) => {
    pattern(page, "0.1 g 0 0 5 5 re f", 4);
    page.draw(`${text}/Pattern cs /P scn ${box} f\n`);
  }),
  ...pair("bar through a soft mask that lets everything through", ["cover"], (page, text) => {
    mask(page, "1 g 0 0 612 792 re f");
    page.draw(`${text}q /M gs ${bar}Q\n`);
  }),
  ...pair("black that darkens", ["cover"], (page, text) => {
    state(page, "D", { BM: "Darken" });
    page.draw(`${text}q /D gs ${bar}Q\n`);
  }),
  ...pair("zigzag of a broad pen", ["cover"], ({ draw }, text) =>
    draw(`${text}0 G 4 w 196 638 m ${Array.from({ length: 38 }, (_, i) => `${196 + i * 3} ${i % 2 ? 638 : 650} l`).join(" ")} S\n`),
  ),
  ...pair("bar drawn as an ellipse of curves", ["cover"], ({ draw }, text) =>
    draw(`${text}0 g 195 644 m 195 662 312 662 312 644 c 312 626 195 626 195 644 c f\n`),
  ),
  ...pair("letters of the bar's color on a bar painted first", ["cover", "color"], ({ draw }, text) => draw(`${bar}${text}`)),
  ...pair("bar over the upper two thirds of the letters", ["cover"], ({ draw }, text) => draw(`${text}0 g 196 639.4 114 14 re f\n`)),
  file("signature of curves under a bar", ["cover", "picture"], ({ draw }) => draw(`${gap}${signature}${bar}`)),
  clean("signature of curves", ({ draw }) => draw(`${gap}${signature}`)),
];

const veils: readonly HeldOut[] = [
  clean("dots of a pattern over words", (page) => {
    pattern(page, "0.3 g 1 1 1 1 re f", 6);
    page.draw(`${line}/Pattern cs /P scn ${box} f\n`);
  }),
  clean("words on a gradient", ({ doc, add, draw }) => {
    const blend = { FunctionType: 2, Domain: [0, 1], C0: [0.7, 0.8, 1], C1: [1, 1, 0.9], N: 1 };
    const shading = { ShadingType: 2, ColorSpace: "DeviceRGB", Coords: [0, 600, 612, 700], Function: blend, Extend: [true, true] };
    add("Shading", "Sh", doc.context.obj(shading));
    draw(`q 60 600 480 90 re W n /Sh sh Q\n${line}`);
  }),
  clean("bar through a soft mask that lets nothing through", (page) => {
    mask(page, "0 g 0 0 612 792 re f");
    page.draw(`${line}q /M gs ${bar}Q\n`);
  }),
  clean(
    "black that lightens",
    (page) => {
      state(page, "L", { BM: "Lighten" });
      page.draw(`${paper}${line}q /L gs ${bar}Q\n`);
    },
    true,
  ),
  clean(
    "white that inverts",
    (page) => {
      state(page, "I", { BM: "Difference" });
      page.draw(`${paper}${line}q /I gs 1 g ${box} f Q\n`);
    },
    true,
  ),
  clean("ring around the name", ({ draw }) => draw(`${line}0.8 0 0 rg 190 630 126 28 re 196 635 114 18 re f*\n`)),
  clean("head of a table, white on black", ({ draw }) =>
    draw(`0 g 72 560 400 22 re f 1 g BT /F 12 Tf 80 567 Td (Payee) Tj 200 0 Td (Amount) Tj ET 0 g BT /F 12 Tf 80 545 Td (Quay) Tj ET\n`),
  ),
  clean("chart of black columns", ({ draw }) =>
    draw(
      `0 g 100 400 40 120 re f 160 400 40 60 re f 220 400 40 180 re f BT /F 9 Tf 104 388 Td (2024) Tj 60 0 Td (2025) Tj 60 0 Td (2026) Tj ET\n`,
    ),
  ),
  clean("squares of a matrix code", ({ draw }) =>
    draw(
      `0 g ${Array.from({ length: 441 }, (_, i) => ((i * 7919 + (i % 21) * 31) % 5 < 2 ? `${100 + (i % 21) * 4} ${400 + Math.floor(i / 21) * 4} 4 4 re` : "")).join(" ")} f\n`,
    ),
  ),
  clean("letters with a shadow", ({ draw }) => draw(`0.7 g q 1 0 0 1 1 -1 cm ${line}Q 0 g ${line}`)),
  clean("words in a frame of their own size, on a tinted form", (page) => {
    page.add("XObject", "T", form(page, `0.9 0.95 1 rg 60 620 480 50 re f 0 g ${line}`, { Group: { S: "Transparency", I: true } }));
    page.draw("/T Do\n");
  }),
  clean("bar above a line of words", ({ draw }) => draw(`${line}0 g 196 652 114 10 re f\n`)),
  clean("fraction, superscript and underlined words", ({ draw }) =>
    draw(`BT /F 12 Tf 72 600 Td (x) Tj 7 Ts /F 7 Tf (2) Tj 0 Ts /F 12 Tf ( is the rate) Tj ET 0.6 w 72 598 m 150 598 l S\n`),
  ),
];

const colors: readonly HeldOut[] = [
  file("white words on paper, in a form", ["color"], (page) => {
    page.add("XObject", "W", form(page, `1 g ${line}`));
    page.draw("/W Do\n");
  }),
  clean("white words on a dark form", (page) => {
    page.add("XObject", "W", form(page, `0.2 0.1 0.3 rg 60 620 480 50 re f 1 g ${line}`));
    page.draw("/W Do\n");
  }),
  file("cream words on white", ["color"], ({ draw }) => draw(`1 1 0.93 rg ${line}`)),
  clean("orange words on white", ({ draw }) => draw(`1 0.6 0 rg ${line}`)),
  file("words of no opacity in a group", ["color"], (page) => {
    state(page, "Z", { ca: 0 });
    page.add("XObject", "W", form(page, line, { Group: { S: "Transparency" } }));
    page.draw("q /Z gs /W Do Q\n");
  }),
  file("words without ink on a typed page", ["ocr"], ({ draw }) => draw(`BT 3 Tr /F 12 Tf 72 560 Td (Marguerite Oyelaran) Tj ET\n`)),
];

const annotations: readonly HeldOut[] = [
  ...pair("stamp whose picture lies on the name", ["marks"], (page, text) => {
    page.draw(text);
    const picture = grayPicture(page.doc, 30, 8, (x, y) => (x * 5 + y * 3) % 60);
    const content = page.doc.context.stream("q 114 0 0 16 196 636 cm /I Do Q", {
      Type: "XObject",
      Subtype: "Form",
      BBox: [196, 636, 310, 652],
      Resources: { XObject: { I: picture } },
    });
    note(page, { Subtype: "Stamp" }, page.doc.context.register(content));
  }),
  ...pair("text box with a white ground over the name", ["marks"], (page, text) => {
    page.draw(text);
    note(page, { Subtype: "FreeText", DA: PDFString.of("/F 8 Tf 0 g"), Contents: PDFString.of("") }, noteBar(page, `1 g ${box} f\n`));
  }),
  ...pair("button with a black ground over the name", ["marks"], (page, text) => {
    page.draw(text);
    note(page, { Subtype: "Widget", FT: "Btn", Ff: 65536, T: PDFString.of("b1") }, noteBar(page));
  }),
  ...pair("thick line as an annotation", ["marks"], (page, text) => {
    page.draw(text);
    note(page, { Subtype: "Line", L: [196, 644, 310, 644] }, noteBar(page, "0 G 16 w 196 644 m 310 644 l S\n"));
  }),
  file("redaction marked with its own text", ["marks"], (page) => {
    page.draw(line);
    note(page, { Subtype: "Redact", OverlayText: PDFString.of("(b)(6)"), IC: [0, 0, 0] });
  }),
  clean("link around visible words", (page) => {
    page.draw(line);
    note(page, { Subtype: "Link", Border: [0, 0, 1], Dest: [page.page.ref, "Fit"] });
  }),
];

const pictures: readonly HeldOut[] = [
  ...[true, false].map((isBad) =>
    file(isBad ? "black box on a photograph" : "black box within a photograph", isBad ? ["picture"] : [], ({ doc, add, draw }) => {
      add(
        "XObject",
        "P",
        grayPicture(doc, 120, 90, (x, y) => (!isBad && inPatch(x, y) ? 0 : photo(x, y))),
      );
      draw(`q 360 0 0 270 100 300 cm /P Do Q ${isBad ? "0 g 220 390 120 90 re f\n" : ""}`);
    }),
  ),
  ...[true, false].map((isBad) =>
    file(
      isBad ? "coarse picture over a photograph" : "coarse patch within a photograph",
      isBad ? ["picture"] : [],
      ({ doc, add, draw }) => {
        const coarse = (x: number, y: number) => photo(Math.floor(x / 10) * 10, Math.floor(y / 10) * 10);
        add(
          "XObject",
          "P",
          grayPicture(doc, 120, 90, (x, y) => (!isBad && inPatch(x, y) ? coarse(x, y) : photo(x, y))),
        );
        add(
          "XObject",
          "C",
          grayPicture(doc, 40, 30, (x, y) => coarse(x + 40, y + 30)),
        );
        draw(`q 360 0 0 270 100 300 cm /P Do Q ${isBad ? "q 120 0 0 90 220 390 cm /C Do Q\n" : ""}`);
      },
    ),
  ),
  ...[true, false].map((isBad) =>
    file(
      isBad ? "stencil of a signature under a white box" : "white box without a stencil below",
      isBad ? ["picture"] : [],
      ({ doc, add, draw }) => {
        const bits = Uint8Array.from({ length: 15 * 24 }, (_, i) => ((i * 37) % 11 < 3 ? 0x3c : 0xff));
        const stencil = doc.context.stream(deflateSync(bits), {
          Type: "XObject",
          Subtype: "Image",
          Width: 120,
          Height: 24,
          ImageMask: true,
          BitsPerComponent: 1,
          Filter: "FlateDecode",
        });
        add("XObject", "S", doc.context.register(stencil));
        draw(`${isBad ? "0 0 0.5 rg q 114 0 0 16 196 636 cm /S Do Q " : ""}1 g ${box} f\n`);
      },
    ),
  ),
  clean("photograph with words below it and a caption", ({ doc, add, draw }) => {
    add("XObject", "P", grayPicture(doc, 120, 90, photo));
    draw(`q 240 0 0 180 100 300 cm /P Do Q BT /F 10 Tf 100 286 Td (The quay in May) Tj ET\n`);
  }),
  file("photograph half beyond the left edge", ["edges", "picture"], ({ doc, add, draw }) => {
    add("XObject", "P", grayPicture(doc, 120, 90, photo));
    draw("q 360 0 0 270 -180 300 cm /P Do Q\n");
  }),
];

const scan = (name: string, found: readonly TestName[], draw: (page: Sheet) => void) => file(name, found, draw, true);
const plain = () => scanOf();
const skewed = () => scanOf({ skew: 0.4 });
const ruled = () => scanOf({ bar: "ruler" });
const scans: readonly HeldOut[] = [
  scan("JPEG scan with its text layer", [], (page) => {
    placeScan(page, plain(), "jpeg");
    page.draw(textLayer(plain().words));
  }),
  scan("JPEG scan, bar burned in, text layer keeps the name", ["ocr"], (page) => {
    placeScan(page, ruled(), "jpeg");
    page.draw(textLayer(ruled().words));
  }),
  scan("JPEG scan, bar burned in, text layer without the name", [], (page) => {
    placeScan(page, ruled(), "jpeg");
    page.draw(textLayer(without(ruled().words)));
  }),
  scan("skewed scan of one bit with its text layer", [], (page) => {
    placeScan(page, skewed(), "bits");
    page.draw(textLayer(skewed().words));
  }),
  scan("skewed scan of one bit under a bar", ["picture", "ocr"], (page) => {
    placeScan(page, skewed(), "bits");
    page.draw(`0 g ${nameBox}`);
  }),
  scan("faint scan with its text layer", [], (page) => {
    const faint = scanOf({ ink: 165, paper: 236, noise: 12 });
    placeScan(page, faint, "gray");
    page.draw(textLayer(faint.words));
  }),
  scan("scan in 48 tiles with its text layer", [], (page) => {
    placeScan(page, plain(), "gray", 6, 8);
    page.draw(textLayer(plain().words));
  }),
  scan("scan in 48 tiles under a bar", ["picture"], (page) => {
    placeScan(page, plain(), "gray", 6, 8);
    page.draw(`0 g ${nameBox}`);
  }),
  scan("text layer painted below the scan", [], (page) => {
    page.draw(textLayer(plain().words, 0));
    placeScan(page, plain(), "jpeg");
  }),
  scan("text layer with the name painted below a scan with a burned bar", ["ocr"], (page) => {
    page.draw(textLayer(ruled().words, 0));
    placeScan(page, ruled(), "jpeg");
  }),
  scan("text layer that sits 3 points too high", [], (page) => {
    placeScan(page, plain(), "gray");
    page.draw(textLayer(plain().words, 3, 3));
  }),
  scan("scan in layers with its text layer", [], (page) => {
    placeLayers(page, plain());
    page.draw(textLayer(plain().words));
  }),
  scan("scan in layers under a bar", ["picture"], (page) => {
    placeLayers(page, plain());
    page.draw(`0 g ${nameBox}`);
  }),
  scan("marker over a scanned name that the text layer keeps", ["ocr"], (page) => {
    const marked = scanOf({ bar: "marker", skew: 0.2 });
    placeScan(page, marked, "jpeg");
    page.draw(textLayer(marked.words));
  }),
  scan("marker over a scanned name, text layer without it", [], (page) => {
    const marked = scanOf({ bar: "marker", skew: 0.2 });
    placeScan(page, marked, "jpeg");
    page.draw(textLayer(without(marked.words)));
  }),
  scan("scan under a box of its paper's color", ["picture"], (page) => {
    placeScan(page, plain(), "gray");
    page.draw(`0.965 g ${nameBox}`);
  }),
];

const revised = (name: string, found: readonly TestName[], before: string, after: string, junk: string): HeldOut => ({
  name,
  found,
  make: async () => {
    const page = await sheet();
    page.draw(before);
    const bytes = await bytesOf(page);
    const saved = appendRevision(bytes, { [objectWith(bytes, /stream[\s\S]*72 640 Td/)]: streamOf(after) });
    return new Uint8Array([...Buffer.from(junk, "latin1"), ...saved]);
  },
});

const carried: readonly HeldOut[] = [
  revised("earlier save behind 17 bytes", ["revisions"], line, gap, "HTTP/1.1 200 OK\r\n"),
  revised("earlier save with the same words behind 17 bytes", [], gap, `${gap} `, "HTTP/1.1 200 OK\r\n"),
  file("expansion of an abbreviation", ["notes", "properties"], ({ draw }) =>
    draw(`/Span << /E (Marguerite Oyelaran) >> BDC BT /F 12 Tf 72 600 Td (M. O.) Tj ET EMC\n`),
  ),
  file("title of an article thread", ["notes", "properties"], ({ doc, page }) => {
    const thread = doc.context.nextRef();
    const bead = doc.context.register(doc.context.obj({ Type: "Bead", T: thread, P: page.ref, R: [72, 600, 300, 700] }));
    doc.context.assign(
      thread,
      doc.context.obj({ Type: "Thread", F: bead, I: { Title: PDFString.of("Statement of Marguerite Oyelaran") } }),
    );
    doc.catalog.set(PDFName.of("Threads"), doc.context.obj([thread]));
  }),
  file("name of a layer that is on", ["notes", "properties", "layers"], ({ doc, add, draw }) => {
    const layer = doc.context.register(doc.context.obj({ Type: "OCG", Name: PDFString.of("Draft for Marguerite Oyelaran") }));
    doc.catalog.set(PDFName.of("OCProperties"), doc.context.obj({ OCGs: [layer], D: { ON: [layer] } }));
    add("Properties", "L", layer);
    draw(`/OC /L BDC BT /F 12 Tf 72 600 Td (Signed) Tj ET EMC\n`);
  }),
  file("author of a highlight", ["notes"], (page) => {
    page.draw(line);
    note(page, { Subtype: "Underline", T: PDFHexString.fromText("Ngozi Adler"), QuadPoints: [196, 652, 310, 652, 196, 636, 310, 636] });
  }),
  file("words below a layer's switch", ["layers"], ({ doc, add, draw }) => {
    const layer = doc.context.register(doc.context.obj({ Type: "OCG", Name: PDFString.of("L1") }));
    doc.catalog.set(PDFName.of("OCProperties"), doc.context.obj({ OCGs: [layer], D: { BaseState: "OFF" } }));
    add("Properties", "L", layer);
    draw(`/OC /L BDC ${line} EMC\n`);
  }),
  file("words left in the cropped margin", ["edges"], ({ page, draw }) => {
    page.setCropBox(60, 60, 500, 700);
    draw("BT /F 9 Tf 72 30 Td (Draft for Marguerite Oyelaran) Tj ET\n");
  }),
  clean("crop marks beyond the edge", ({ page, draw }) => {
    page.setCropBox(60, 60, 500, 700);
    draw("0.5 w 30 60 m 50 60 l S 60 30 m 60 50 l S\n");
  }),
];

export const heldOutFiles: readonly HeldOut[] = [...covers, ...veils, ...colors, ...annotations, ...pictures, ...scans, ...carried];
