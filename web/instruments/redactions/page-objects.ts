import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Arguments, type Font, matrixOf } from "./graphics-state.ts";
import type { Picture } from "./painted.ts";
import { type Pixels, pictureMark } from "./pixels.ts";

/** A font of the page; undefined if pdf.js could not load it. */
export function fontOf(page: PDFPageProxy, name: string): Font | undefined {
  const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  if (!font || typeof font !== "object" || font.isInvalidPDFjsFont) return undefined;
  return {
    fontMatrix: font.fontMatrix ? matrixOf(font.fontMatrix) : [0.001, 0, 0, 0.001, 0, 0],
    isVertical: font.vertical === true,
    box: font.isType3Font ? font.bbox : undefined,
  };
}

/** A picture's pixels, by identifier or inline. Undefined if it could not be decoded. */
export async function pixelsOf(page: PDFPageProxy, source: Arguments, stencil: boolean): Promise<Pixels | undefined> {
  const picture = typeof source === "string" ? await objectOf(page, source) : source;
  if (!picture?.data || typeof picture.data === "string") return undefined;
  const { width, height, kind, data } = picture;
  return { width, height, kind: stencil ? 0 : kind, data };
}

function objectOf(page: PDFPageProxy, id: string): Promise<Arguments> {
  const objects = id.startsWith("g_") ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(id, resolve));
}

/** The pictures that cannot be opened, and the marks of the others (pixels.ts). */
export async function openPictures(page: PDFPageProxy, pictures: readonly Picture[]) {
  const closed: Picture[] = [];
  const marks: string[] = [];
  for (const picture of pictures) {
    const pixels = await pixelsOf(page, picture.source, picture.isStencil);
    const mark = pictureMark(pixels);
    if (!pixels) closed.push(picture);
    if (mark) marks.push(mark);
  }
  return { closed, marks };
}
