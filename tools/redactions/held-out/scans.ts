import { deflateSync } from "node:zlib";
import { PDFName, type PDFRef } from "@cantoo/pdf-lib";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import type { Sheet } from "../corpus/sheet.ts";

/** pdf.js carries this face for files without fonts of their own. */
const face = new URL("../../../node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf", import.meta.url).pathname;
GlobalFonts.registerFromPath(face, "Scan");

/** Pixels of a scan a point: 150 dots an inch. */
const DOTS = 150 / 72;
const [WIDTH, HEIGHT] = [1275, 1650];
const lines = [
  "FERRY HOUSE TRUST, statement of the administrator",
  "The deposit of 14,200 dollars was paid on the ninth of May",
  "by Marguerite Oyelaran and confirmed by the clerk in writing.",
  "No other payment has been made since the account was opened,",
  "and none is expected before the hearing in the autumn term.",
  "Signed in the presence of two witnesses at the old quay.",
];
const secret = "Marguerite Oyelaran";

/** A recognized word with its place on the page, in points from the lower left. */
export type Recognized = { readonly text: string; readonly x: number; readonly y: number; readonly width: number };
export type Scan = { readonly gray: Uint8Array; readonly words: readonly Recognized[] };
type Look = {
  /** Gray of ink and paper, 0 to 255, and how far noise goes. */
  readonly ink?: number;
  readonly paper?: number;
  readonly noise?: number;
  /** In degrees. */
  readonly skew?: number;
  readonly bar?: "ruler" | "marker";
};

/** A typed letter as a scanner sees it: skewed, noisy, perhaps with a bar over the name. */
export function scanOf({ ink = 35, paper = 246, noise = 8, skew = 0, bar }: Look = {}): Scan {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = gray(paper);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.translate(WIDTH / 2, HEIGHT / 2);
  context.rotate((skew * Math.PI) / 180);
  context.translate(-WIDTH / 2, -HEIGHT / 2);
  context.fillStyle = gray(ink);
  context.font = "25px Scan";
  const words = lines.flatMap((line, i) => typeLine(context, line, 150, 220 + i * 44));
  if (bar) drawBar(context, bar);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  let seed = 7;
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.max(0, Math.min(255, (data[i * 4] ?? 0) + ((seed >>> 16) % (2 * noise + 1)) - noise));
  });
  return { gray: pixels, words };
}

const gray = (value: number) => `rgb(${value},${value},${value})`;

function typeLine(context: SKRSContext2D, line: string, left: number, base: number): readonly Recognized[] {
  context.fillText(line, left, base);
  let at = left;
  return line.split(" ").map((text) => {
    const { width } = context.measureText(text);
    const word = { text, x: at / DOTS, y: (HEIGHT - base) / DOTS, width: width / DOTS };
    at += width + context.measureText(" ").width;
    return word;
  });
}

/** Over the name in the third line. */
function drawBar(context: SKRSContext2D, kind: "ruler" | "marker"): void {
  const [left, right, base] = [150 + context.measureText("by ").width - 3, 153 + context.measureText(`by ${secret}`).width, 308];
  context.fillStyle = gray(20);
  if (kind === "ruler") {
    context.fillRect(left, base - 24, right - left, 32);
    return;
  }
  context.strokeStyle = gray(24);
  context.lineWidth = 13;
  context.lineCap = "round";
  for (const [i, y] of [-18, -9, -1].entries()) {
    context.beginPath();
    context.moveTo(left - 4 + i * 3, base + y);
    context.quadraticCurveTo((left + right) / 2, base + y - 5 + i * 3, right + 5 - i * 4, base + y + 2);
    context.stroke();
  }
}

/** Words of the text layer: all, or those without the name. */
export const without = (words: readonly Recognized[]) => words.filter(({ text }) => !secret.split(" ").includes(text));

/** Operators for a text layer; `mode` 3 has no ink. */
export const textLayer = (words: readonly Recognized[], mode = 3, up = 0) =>
  words
    .map(({ text, x, y, width }) => {
      const scale = (width / Math.max(1, text.length * 12 * 0.53)) * 100;
      return `BT ${mode} Tr /F 12 Tf ${scale.toFixed(1)} Tz 1 0 0 1 ${x.toFixed(2)} ${(y + up).toFixed(2)} Tm (${text}) Tj ET\n`;
    })
    .join("");

/** The picture of a scan, or a part of it, in one of the forms of scanners. */
export function pictureOf({ doc }: Sheet, { gray: pixels }: Scan, form: "gray" | "bits" | "jpeg", part = whole): PDFRef {
  const { left, top, width, height } = part;
  const at = (x: number, y: number) => pixels[(top + y) * WIDTH + left + x] ?? 255;
  const base = { Type: "XObject", Subtype: "Image", Width: width, Height: height, ColorSpace: "DeviceGray" };
  if (form === "gray") {
    const data = Uint8Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
    return doc.context.register(doc.context.stream(deflateSync(data), { ...base, BitsPerComponent: 8, Filter: "FlateDecode" }));
  }
  if (form === "bits") {
    const row = Math.ceil(width / 8);
    const data = new Uint8Array(row * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (at(x, y) > 140) data[y * row + (x >> 3)] = (data[y * row + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    return doc.context.register(doc.context.stream(deflateSync(data), { ...base, BitsPerComponent: 1, Filter: "FlateDecode" }));
  }
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    const value = at(i % width, Math.floor(i / width));
    image.data.set([value, value, value, 255], i * 4);
  }
  context.putImageData(image, 0, 0);
  const jpeg = canvas.toBuffer("image/jpeg", 60);
  const entries = { ...base, ColorSpace: "DeviceRGB", BitsPerComponent: 8, Filter: "DCTDecode" };
  return doc.context.register(doc.context.stream(new Uint8Array(jpeg), entries));
}
const whole = { left: 0, top: 0, width: WIDTH, height: HEIGHT };

/** Places a scan on the whole page, in `across` times `down` tiles. */
export function placeScan(page: Sheet, scan: Scan, form: "gray" | "bits" | "jpeg", across = 1, down = 1): void {
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const [left, top] = [Math.floor((WIDTH * column) / across), Math.floor((HEIGHT * row) / down)];
      const width = Math.floor((WIDTH * (column + 1)) / across) - left;
      const height = Math.floor((HEIGHT * (row + 1)) / down) - top;
      const name = `S${row}x${column}`;
      page.add("XObject", name, pictureOf(page, scan, form, { left, top, width, height }));
      const [w, h] = [width / DOTS, height / DOTS];
      page.draw(`q ${w} 0 0 ${h} ${left / DOTS} ${(HEIGHT - top) / DOTS - h} cm /${name} Do Q\n`);
    }
}

/** The letter's ink as a stencil over a light picture: a scan in layers. */
export function placeLayers(page: Sheet, scan: Scan): void {
  const bits = pictureOf(page, scan, "bits");
  const stencil = page.doc.context.lookup(bits);
  if (stencil && "dict" in stencil && stencil.dict && typeof stencil.dict === "object" && "delete" in stencil.dict) {
    const { dict } = stencil;
    if (typeof dict.delete === "function" && "set" in dict && typeof dict.set === "function") {
      dict.delete(PDFName.of("ColorSpace"));
      dict.set(PDFName.of("ImageMask"), page.doc.context.obj(true));
    }
  }
  page.add(
    "XObject",
    "Ground",
    pictureOf(page, { gray: scan.gray.map(() => 240), words: [] }, "jpeg", { ...whole, width: 64, height: 80 }),
  );
  page.add("XObject", "Ink", bits);
  page.draw("q 612 0 0 792 0 0 cm /Ground Do 0.1 g /Ink Do Q\n");
}

/** The place of the name on the page: left, bottom, width, height. */
export const nameBox = "84 647.5 124 16 re f\n";
