import type { GivenFile } from "instruments/frame/files.ts";
import { hashBlob } from "instruments/hash/hash-files.ts";
import { type OpenPdf, openPdf } from "instruments/pdf/pdf-library.ts";
import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type CheckOptions, checkFile, type Tell } from "./check-file.ts";
import type { Box } from "./drawing.ts";
import { type FileOutcome, type Refused, refusedOf } from "./finding.ts";

export type CheckQuestion = {
  readonly kind: "check";
  readonly given: GivenFile;
  readonly options: CheckOptions;
};
/**
 * `width` is of the picture, in pixels. With `bytes`, the page is of the version that ends there.
 */
export type PictureQuestion = {
  readonly kind: "picture";
  readonly file: Blob;
  readonly page: number;
  readonly boxes: readonly Box[];
} & {
  readonly width: number;
  readonly bytes?: number | undefined;
  readonly password?: string | undefined;
};

/** The largest file that is read, in bytes. */
const MOST = 500_000_000;

/** Checks a file. One that cannot be read has its reason. */
export async function outcomeOf(
  given: GivenFile,
  options: CheckOptions,
  tell: Tell,
): Promise<FileOutcome> {
  const { path: name, file } = given;
  if (file.size === 0) return refusedOf(given, "empty");
  if (file.size > MOST) return refusedOf(given, "tooLarge");
  let sha256: string | null = null;
  try {
    sha256 = (await hashBlob(file, ["sha256"], () => undefined)).sha256 ?? null;
    // The header may be anywhere in the first 1,024 bytes (ISO 32000-1, annex H, note 13).
    const start = await file.slice(0, 1024).text();
    if (!start.includes("%PDF-")) return refusedOf(given, "notPdf", sha256);
    return {
      name,
      size: file.size,
      sha256,
      result: { status: "checked", checked: await checkFile(file, options, tell) },
    };
  } catch (error) {
    return refusedOf(given, reasonOf(error, options.password), sha256);
  }
}

function reasonOf(error: unknown, password: string | undefined): Refused {
  if (error instanceof DOMException) return "unreadable";
  if (!(error instanceof Error && error.name === "PasswordException")) return "damaged";
  return password ? "wrongPassword" : "encrypted";
}

export type Question = CheckQuestion | PictureQuestion;
export type Answer = { readonly outcome: FileOutcome } | { readonly picture: PagePicture };

/** Checks a file, or draws one page of it. */
export async function answerQuestion(question: Question, tell: Tell): Promise<Answer> {
  if (question.kind === "check")
    return { outcome: await outcomeOf(question.given, question.options, tell) };
  return { picture: await pagePicture(question) };
}

/** A drawn page. `places` are the boxes as shares of the picture, from its left and top edges. */
export type PagePicture = { readonly bitmap: ImageBitmap; readonly places: readonly Place[] };
export type Place = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The last document drawn: a file, or an earlier version of it. */
let open:
  | { readonly blob: Blob; readonly bytes: number | undefined; readonly pdf: Promise<OpenPdf> }
  | undefined;

/**
 * Draws a page, `width` pixels wide, of a file or of the version in its first `bytes`. `boxes` are
 * in page units.
 */
async function pagePicture({
  file,
  page,
  boxes,
  width: pixels,
  bytes,
  password,
}: PictureQuestion): Promise<PagePicture> {
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

async function documentOf(
  file: Blob,
  bytes?: number,
  password?: string,
): Promise<PDFDocumentProxy> {
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
