import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { annotationFindings } from "./annotations.ts";
import { barsOverPictures } from "./bars-over-pictures.ts";
import { attachmentFinding } from "./document-findings.ts";
import type { Finding, GapReason, TestName } from "./finding.ts";
import type { Fragment } from "./fragments.ts";
import { hiddenWords } from "./hidden-words.ts";
import type { PagePaint } from "./painted.ts";
import { pictureMark } from "./pixels.ts";
import { type Layers, readPage } from "./read-page.ts";

/** A read page: its words, its findings, and what could not be tested. */
export type PageRead = {
  readonly page: number;
  readonly seen: readonly Fragment[];
  /** A mark for each picture (pixels.ts). */
  readonly pictures: readonly string[];
  readonly findings: readonly Finding[];
  readonly gaps: readonly { readonly test: TestName; readonly reason: GapReason }[];
};

/** Reads a document's pages, one in memory at a time. A page that cannot be read is a gap in every page test. */
export async function* readPages(pdf: PDFDocumentProxy): AsyncGenerator<PageRead> {
  const layers: Layers = await pdf.getOptionalContentConfig({ intent: "display" });
  for (let number = 1; number <= pdf.numPages; number++) {
    let page: PDFPageProxy | undefined;
    try {
      page = await pdf.getPage(number);
      yield await readOne(page, number, layers);
    } catch {
      yield { page: number, seen: [], pictures: [], findings: [], gaps: pageTests.map((test) => ({ test, reason: "page" })) };
    }
    page?.cleanup();
    // Frees fonts and pictures that several pages share.
    if (number % 50 === 0) await pdf.cleanup(true);
  }
}

const pageTests = ["cover", "color", "picture", "ocr", "marks", "notes", "layers", "edges", "scripts"] as const;

async function readOne(page: PDFPageProxy, number: number, layers: Layers): Promise<PageRead> {
  const painted = await readPage(page, layers);
  const { hidden, seen, unknownWords } = hiddenWords(painted);
  const annotations = await page.getAnnotations({ intent: "any" });
  const files = annotations.flatMap(({ file, rect }) => (file ? { ...attachmentFinding(file), ...(rect ? { box: rect } : {}) } : []));
  const findings = [
    ...hidden,
    ...barsOverPictures(painted),
    ...painted.offPictures.map(({ shape }): Finding => ({ test: "layers", cause: "layerPicture", box: shape.box, words: "" })),
    ...annotationFindings(annotations, painted, seen.map(({ words }) => words).join(" ")),
    ...files,
  ];
  return {
    page: number,
    seen,
    pictures: painted.paints.flatMap((paint) => (paint.kind === "picture" ? (pictureMark(paint.pixels) ?? []) : [])),
    findings: findings.map((finding) => ({ ...finding, page: number })),
    gaps: gapsOf(painted, unknownWords),
  };
}

/**
 * An unopened picture may hide something under a bar, and its text layer cannot be compared. Unreadable fonts hide words from text tests.
 */
function gapsOf({ closedPictures, closedFonts }: PagePaint, unknownWords: number): PageRead["gaps"] {
  return [
    ...(closedPictures > 0 ? [{ test: "picture", reason: "closedPicture" } as const] : []),
    ...(unknownWords > 0 || closedPictures > 0 ? [{ test: "ocr", reason: "closedPicture" } as const] : []),
    ...(closedFonts > 0
      ? (["cover", "color", "ocr", "layers", "edges"] as const).map((test) => ({ test, reason: "closedFont" }) as const)
      : []),
  ];
}
