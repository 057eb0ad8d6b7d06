// Must be first: pdf.js looks for it while it loads.
import "./worker-window.ts";

import { getDocument, PDFDataRangeTransport, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as workerScript from "pdfjs-dist/legacy/build/pdf.worker.mjs";

// pdf.js finds its parser here and starts no worker of its own: both run in the instrument's worker.
Object.assign(globalThis, { pdfjsWorker: workerScript });

/** Bytes read at once. */
const PIECE = 1024 * 1024;

/** Fonts are added to the worker's font set. Without one (Node, older browsers) glyphs are drawn as outlines. */
const scope: object = globalThis;
const hasFonts = "fonts" in scope && typeof FontFace === "function";
const fontPlace: object = hasFonts ? { ownerDocument: { fonts: scope.fonts } } : {};

/** A document. `lost` rejects if its file becomes unreadable, because pdf.js would wait forever. */
export type OpenPdf = { readonly pdf: PDFDocumentProxy; readonly lost: Promise<never> };

/**
 * Opens a PDF from a blob and reads only the pieces it needs. Nothing is fetched, evaluated or compiled: no character maps, WebAssembly or
 * system fonts. Rejects with pdf.js's PasswordException or InvalidPDFException.
 */
export async function openPdf(blob: Blob, factories: object = {}): Promise<OpenPdf> {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => undefined);
  const task = getDocument({
    range: new BlobTransport(blob, reject),
    rangeChunkSize: PIECE,
    disableStream: true,
    disableAutoFetch: true,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    disableFontFace: !hasFonts,
    ...fontPlace,
    verbosity: 0,
    ...factories,
  });
  return { pdf: await Promise.race([task.promise, lost]), lost };
}

class BlobTransport extends PDFDataRangeTransport {
  readonly #blob: Blob;
  readonly #onGone: (error: unknown) => void;
  constructor(blob: Blob, onGone: (error: unknown) => void) {
    super(blob.size, null);
    this.#blob = blob;
    this.#onGone = onGone;
  }
  override requestDataRange(begin: number, end: number): void {
    this.#blob
      .slice(begin, end)
      .arrayBuffer()
      .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)), this.#onGone);
  }
}
