import { piecesOf } from "instruments/frame/files.ts";
import { openPdf } from "instruments/pdf/pdf-library.ts";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { plainWords } from "./annotations.ts";
import type { Lookup } from "./check-file.ts";
import { checkPage, type PageChecked } from "./check-page.ts";
import { around } from "./drawing.ts";
import type { Finding, GapReason, TestName } from "./finding.ts";
import { type Fragment, letters, wordsOf } from "./fragments.ts";
import { openPictures } from "./page-objects.ts";
import { PageRenderer, TooMuch } from "./page-renderer.ts";
import { type Layers, readPage } from "./read-page.ts";

const pageTests: readonly TestName[] = [
  "cover",
  "color",
  "picture",
  "ocr",
  "marks",
  "notes",
  "layers",
  "edges",
  "scripts",
];

/**
 * Checks a document's pages, one in memory at a time. A page that cannot be read or takes too much
 * is a gap in every page test. `limitOf` says what is known before: a page that must be left out,
 * or a picture on it that pdf.js leaves out.
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
      yield {
        ...checked,
        page: number,
        findings: checked.findings.map((finding) => ({ ...finding, page: number })),
      };
    } catch (error) {
      const reason = error instanceof TooMuch ? "tooMuch" : "page";
      yield { ...unread, page: number, gaps: pageTests.map((test) => ({ test, reason })) };
    }
    page?.cleanup();
    // Frees fonts and pictures that several pages share.
    if (number % 50 === 0) await pdf.cleanup(true);
  }
}

const unread: PageChecked = {
  seen: [],
  text: "",
  pictures: [],
  findings: [],
  bars: { holding: 0, empty: 0, untested: 0 },
  gaps: [],
};

/** The words of a page, seen or not, and a mark for each picture. */
type PageText = {
  readonly page: number;
  readonly words: readonly Fragment[];
  readonly pictures: readonly string[];
};

/** Reads the words of a document's pages without drawing them. */
async function* readTexts(pdf: PDFDocumentProxy): AsyncGenerator<PageText> {
  const layers: Layers = await pdf.getOptionalContentConfig({ intent: "display" });
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { list } = await PageRenderer.open(page);
    const { glyphs, pictures } = readPage(page, list, layers);
    yield {
      page: number,
      words: wordsOf(glyphs),
      pictures: (await openPictures(page, pictures)).marks,
    };
    page.cleanup();
  }
}

/**
 * What the last version has: the words of each page, seen or not, joined, and the marks of all
 * pictures.
 */
type LastVersion = { readonly pages: readonly string[]; readonly pictures: ReadonlySet<string> };
type Earlier = NonNullable<Finding["earlier"]>;

/**
 * Finds words and pictures of an earlier version that the last one does not have. Rejects if that
 * version cannot be opened.
 */
export async function earlierFindings(
  blob: Blob,
  earlier: Earlier,
  last: LastVersion,
  lookup: Lookup,
  password?: string,
): Promise<readonly Finding[]> {
  const { pdf } = await openPdf(blob.slice(0, earlier.bytes), password);
  try {
    const compare = comparison(last, pdf.numPages);
    const findings: Finding[] = [];
    for await (const page of readTexts(pdf)) {
      lookup.take(page.words.map(({ words }) => words).join(" "), {
        where: "version",
        version: earlier.number,
        page: page.page,
      });
      findings.push(...compare(page).map((finding) => ({ ...finding, page: page.page, earlier })));
    }
    return findings;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/**
 * Compares page by page if the versions have equally many pages. Otherwise a word is gone if the
 * last version as a whole has it fewer times than the earlier version so far.
 */
export function comparison(
  { pages, pictures }: LastVersion,
  count: number,
): (page: PageText) => readonly Finding[] {
  const whole = count === pages.length ? undefined : countsOf(pages.join(" "));
  return ({ page, words: fragments, pictures: marks }) => {
    const left = whole ?? countsOf(pages[page - 1] ?? "");
    const gone = fragments.filter(
      ({ words }) => plainWords(words).filter((word) => !take(left, word)).length > 0,
    );
    const [first] = gone;
    const words = gone.map((fragment) => fragment.words).join(" ");
    const told = { test: "revisions" } as const;
    return [
      ...(first && letters(words) > 0
        ? [
            {
              ...told,
              cause: "earlierWords",
              words,
              box: gone.reduce((box, fragment) => around(box, fragment.box), first.box),
            } as const,
          ]
        : []),
      ...(marks.some((mark) => !pictures.has(mark))
        ? [{ ...told, cause: "earlierPicture", words: "" } as const]
        : []),
    ];
  };
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of plainWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Decrements a word's count; false if none is left. */
function take(counts: Map<string, number>, word: string): boolean {
  const left = counts.get(word) ?? 0;
  if (left > 0) counts.set(word, left - 1);
  return left > 0;
}

/** How a complete version of a PDF ends (ISO 32000-2 §7.5.5). */
const ENDING = /startxref[\s\0]+(\d+)[\s\0]+%%EOF(?:\r\n|\r|\n)?/g;
/** The longest ending that may span two pieces. */
const REACH = 64;

/**
 * Where the earlier versions in a PDF end, in bytes from its start; the last version is left out.
 * An ending counts only if a cross-reference table or stream begins where it says. That excludes
 * the first part of a linearized file (which says 0) and embedded PDFs.
 */
export async function revisionEnds(blob: Blob): Promise<readonly number[]> {
  const found: { readonly end: number; readonly table: number }[] = [];
  const latin = new TextDecoder("latin1");
  let before = "";
  let read = 0;
  for await (const piece of piecesOf(blob)) {
    const text = before + latin.decode(piece);
    const start = read - before.length;
    for (const match of text.matchAll(ENDING)) {
      const end = start + match.index + match[0].length;
      if (found.at(-1)?.end !== end && (found.at(-1)?.end ?? 0) < start + match.index)
        found.push({ end, table: Number(match[1]) });
    }
    read += piece.length;
    before = text.slice(-REACH);
  }
  const ends: number[] = [];
  const header = await headerAt(blob);
  for (const { end, table } of found.slice(0, -1))
    if (
      (await beginsTable(blob, table, end)) ||
      (header > 0 && (await beginsTable(blob, table + header, end)))
    )
      ends.push(end);
  return ends;
}

/**
 * Offsets count from the header; a mail gateway or a server may have put bytes before it. Some
 * programs count from the first byte.
 */
async function headerAt(blob: Blob): Promise<number> {
  const start = new TextDecoder("latin1").decode(await blob.slice(0, 1024).arrayBuffer());
  return Math.max(0, start.indexOf("%PDF-"));
}

async function beginsTable(blob: Blob, table: number, end: number): Promise<boolean> {
  if (table === 0 || table >= end) return false;
  const text = new TextDecoder("latin1").decode(await blob.slice(table, table + 24).arrayBuffer());
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text);
}
