import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PictureQuestion } from "./check-files.ts";
import { type OpenPdf, openPdf } from "./pdf-library.ts";

/** A drawn page. `places` are the boxes as shares of the picture, from its left and top edges. */
export type PagePicture = { readonly bitmap: ImageBitmap; readonly places: readonly Place[] };
export type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The last document drawn: a file, or an earlier version of it. */
let open: { readonly blob: Blob; readonly bytes: number | undefined; readonly pdf: Promise<OpenPdf> } | undefined;

/** Draws a page, `width` pixels wide, of a file or of the version in its first `bytes`. `boxes` are in page units. */
export async function pagePicture({ file, page, boxes, width: pixels, bytes, password }: PictureQuestion): Promise<PagePicture> {
  const pdf = await documentOf(file, bytes, password);
  const proxy = await pdf.getPage(page);
  const viewport = proxy.getViewport({ scale: pixels / proxy.getViewport({ scale: 1 }).width });
  const { width, height } = viewport;
  const bitmap = await drawn(proxy, viewport);
  const places = boxes.map((box): Place => {
    const [x0, y0] = viewport.convertToViewportPoint(box[0], box[1]);
    const [x1, y1] = viewport.convertToViewportPoint(box[2], box[3]);
    return {
      left: Math.min(x0, x1) / width,
      top: Math.min(y0, y1) / height,
      width: Math.abs(x1 - x0) / width,
      height: Math.abs(y1 - y0) / height,
    };
  });
  proxy.cleanup();
  return { bitmap, places };
}

async function drawn(page: PDFPageProxy, viewport: PageViewport): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // pdf.js expects a page's canvas, but draws on any context.
  const target: object = { canvasContext: canvas.getContext("2d") };
  await page.render({ canvas: null, viewport, background: "white", ...target }).promise;
  return canvas.transferToImageBitmap();
}

async function documentOf(file: Blob, bytes?: number, password?: string): Promise<PDFDocumentProxy> {
  if (open && open.blob === file && open.bytes === bytes) return (await open.pdf).pdf;
  const last = open;
  const pdf = openPdf(bytes === undefined ? file : file.slice(0, bytes), password);
  open = { blob: file, bytes, pdf };
  await last?.pdf.then(
    (held) => held.pdf.loadingTask.destroy(),
    () => undefined,
  );
  return (await pdf).pdf;
}
