import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { checkPage, type PageChecked } from "./check-page.ts";
import type { GapReason, TestName } from "./finding.ts";
import { type Fragment, wordsOf } from "./fragments.ts";
import { openPictures } from "./page-objects.ts";
import { PageRenderer, TooMuch } from "./page-renderer.ts";
import { type Layers, readPage } from "./read-page.ts";

const pageTests: readonly TestName[] = ["cover", "color", "picture", "ocr", "marks", "notes", "layers", "edges", "scripts"];

/**
 * Checks a document's pages, one in memory at a time. A page that cannot be read or takes too much is a gap in every page test. `limitOf`
 * says what is known before: a page that must be left out, or a picture on it that pdf.js leaves out.
 */
export async function* readPages(
  pdf: PDFDocumentProxy,
  began: (page: number) => void,
  limitOf: (page: number) => GapReason | undefined,
): AsyncGenerator<PageChecked & { readonly page: number }> {
  const layers: Layers = await pdf.getOptionalContentConfig({ intent: "display" });
  for (let number = 1; number <= pdf.numPages; number++) {
    let page: PDFPageProxy | undefined;
    began(number);
    const limit = limitOf(number);
    if (limit && limit !== "closedPicture") {
      yield { ...unread, page: number, gaps: pageTests.map((test) => ({ test, reason: limit })) };
      continue;
    }
    try {
      page = await pdf.getPage(number);
      const checked = await checkPage(page, layers, limit !== undefined);
      yield { ...checked, page: number, findings: checked.findings.map((finding) => ({ ...finding, page: number })) };
    } catch (error) {
      const reason = error instanceof TooMuch ? "tooMuch" : "page";
      yield { ...unread, page: number, gaps: pageTests.map((test) => ({ test, reason })) };
    }
    page?.cleanup();
    // Frees fonts and pictures that several pages share.
    if (number % 50 === 0) await pdf.cleanup(true);
  }
}

const unread: PageChecked = { seen: [], text: "", pictures: [], findings: [], bars: { holding: 0, empty: 0, untested: 0 }, gaps: [] };

/** The words of a page, seen or not, and a mark for each picture. */
export type PageText = { readonly page: number; readonly words: readonly Fragment[]; readonly pictures: readonly string[] };

/** Reads the words of a document's pages without drawing them. */
export async function* readTexts(pdf: PDFDocumentProxy): AsyncGenerator<PageText> {
  const layers: Layers = await pdf.getOptionalContentConfig({ intent: "display" });
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { list } = await PageRenderer.open(page);
    const { glyphs, pictures } = readPage(page, list, layers);
    yield { page: number, words: wordsOf(glyphs), pictures: (await openPictures(page, pictures)).marks };
    page.cleanup();
  }
}
