// Must be first: pdf.js looks for it while it loads.
import "./worker-window.ts";

import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import * as workerScript from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { MaskFilters, MaskingCanvases } from "./canvas.ts";
import { symbolFonts } from "./symbol-fonts.ts";

// pdf.js finds its parser here and starts no worker of its own: both run in the instrument's
// worker.
Object.assign(globalThis, { pdfjsWorker: workerScript });

/** The pixels of the largest picture that is opened; its colors take three bytes each. */
export const MOST_PICTURE = 2 ** 27;
/** Bytes read at once. */
const PIECE = 1024 * 1024;

/** A document. `lost` rejects if its file becomes unreadable, because pdf.js would wait forever. */
export type OpenPdf = { readonly pdf: PDFDocumentProxy; readonly lost: Promise<never> };

/**
 * Opens a PDF from a blob and reads only the pieces it needs. Nothing is fetched, evaluated or
 * compiled: no character maps, WebAssembly or system fonts. Rejects with pdf.js's PasswordException
 * or InvalidPDFException.
 */
export async function openPdf(blob: Blob, password?: string): Promise<OpenPdf> {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => undefined);
  const task = getDocument({
    range: new BlobTransport(blob, reject),
    ...(password === undefined ? {} : { password }),
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
    // Glyphs are drawn as outlines: nothing has to be loaded into the scope's fonts.
    disableFontFace: true,
    CanvasFactory: MaskingCanvases,
    FilterFactory: MaskFilters,
    StandardFontDataFactory: SymbolFonts,
    maxImageSize: MOST_PICTURE,
    verbosity: 0,
  });
  return { pdf: await Promise.race([task.promise, lost]), lost };
}

/**
 * Fonts of signs, which no machine draws alike. Other fonts that are not in the file are the
 * machine's.
 */
class SymbolFonts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const font = symbolFonts[filename];
    if (font === undefined) throw new Error("Not one of the fonts of signs");
    return Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
  }
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
