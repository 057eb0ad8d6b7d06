import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { redactionTests } from "#content/instruments/redactions-tests.ts";
import type { Bars } from "./check-page.ts";
import { documentFindings, plainWords } from "./document-findings.ts";
import { earlierFindings, type LastVersion } from "./earlier-versions.ts";
import type { Finding, Gap, GapReason, TestName } from "./finding.ts";
import { openPdf } from "./pdf-library.ts";
import { readPages } from "./read-pages.ts";
import { revisionEnds } from "./revision-ends.ts";

/** Findings kept per test; `counts` has all. */
const MOST_FINDINGS = 100;
/** Earlier versions compared, the oldest first: each takes as long as the file. */
const MOST_VERSIONS = 8;

/** The result of one file. `counts` are findings; `earlier` counts all versions in it, also those without other words. */
export type Checked = {
  readonly pages: number;
  readonly bars: Bars;
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Partial<Record<TestName, number>>>;
  readonly gaps: readonly Gap[];
  readonly earlier: number;
  /** Whether it is encrypted and opens without a password, with restrictions. */
  readonly isRestricted: boolean;
  readonly isPortfolio: boolean;
};

/** Gets the pages read, their total, and the earlier version; 0 is the last version. */
export type TellPages = (done: number, of: number, version: number) => void;

/** Runs all tests on a PDF. Rejects with pdf.js's exception if it cannot be opened. */
export async function checkFile(blob: Blob, tell: TellPages): Promise<Checked> {
  const { pdf, lost } = await openPdf(blob);
  try {
    return await Promise.race([checkPdf(pdf, blob, tell), lost]);
  } finally {
    // Not awaited: with a lost file it may never end.
    pdf.loadingTask.destroy();
  }
}

async function checkPdf(pdf: PDFDocumentProxy, blob: Blob, tell: TellPages): Promise<Checked> {
  const ends = await revisionEnds(blob);
  const kept = new Kept();
  const shown = new Set<string>();
  const last: { pages: string[]; pictures: Set<string> } = { pages: [], pictures: new Set() };
  let bars: Bars = { holding: 0, empty: 0, untested: 0 };
  for await (const { page, seen, pictures, findings, gaps, bars: own } of readPages(pdf)) {
    bars = { holding: bars.holding + own.holding, empty: bars.empty + own.empty, untested: bars.untested + own.untested };
    const text = seen.map(({ words }) => words).join(" ");
    // A word may be hyphenated, at the end of a line or within it.
    for (const word of [...plainWords(text), ...plainWords(text.replace(/[-\u00ad\u2010]\s*/g, ""))]) shown.add(word);
    if (ends.length > 0) {
      last.pages.push(text);
      for (const mark of pictures) last.pictures.add(mark);
    }
    kept.add(findings);
    for (const { test, reason } of gaps) kept.gap(test, reason, page);
    tell(page, pdf.numPages, 0);
  }
  await kept.try("attachments", async () => kept.add(await documentFindings(pdf, shown)));
  await checkEarlier(blob, ends, last, kept, tell);
  const { info } = await pdf.getMetadata();
  const has = new Map(Object.entries(info));
  if (has.get("IsXFAPresent") === true) kept.gap("notes", "xfa");
  return {
    pages: pdf.numPages,
    bars,
    ...kept.result(),
    earlier: ends.length,
    isRestricted: typeof has.get("EncryptFilterName") === "string",
    isPortfolio: has.get("IsCollectionPresent") === true,
  };
}

async function checkEarlier(blob: Blob, ends: readonly number[], last: LastVersion, kept: Kept, tell: TellPages): Promise<void> {
  if (ends.length > MOST_VERSIONS) kept.gap("revisions", "manyRevisions");
  for (const [i, bytes] of ends.slice(0, MOST_VERSIONS).entries()) {
    const earlier = { bytes, number: i + 1, of: ends.length };
    await kept.try(
      "revisions",
      async () => kept.add(await earlierFindings(blob, earlier, last, (page, of) => tell(page, of, i + 1))),
      "revision",
    );
  }
}

/** Collects findings and gaps. Identical findings at the same place are kept once. */
class Kept {
  readonly #findings: Finding[] = [];
  readonly #counts: Partial<Record<TestName, number>> = {};
  readonly #gaps = new Map<string, { readonly test: TestName; readonly reason: GapReason; readonly pages: number[] }>();
  readonly #told = new Set<string>();

  add(findings: readonly Finding[]): void {
    for (const finding of findings) {
      const { test, page, box, words, cause, earlier, about } = finding;
      const key = JSON.stringify(cause === "script" ? [cause, words] : [test, cause, page, box, words, about, earlier?.number]);
      if (this.#told.has(key)) continue;
      this.#told.add(key);
      const count = (this.#counts[test] ?? 0) + 1;
      this.#counts[test] = count;
      if (count <= MOST_FINDINGS) this.#findings.push(finding);
    }
  }

  gap(test: TestName, reason: GapReason, page?: number): void {
    const key = `${test} ${reason}`;
    const gap = this.#gaps.get(key) ?? { test, reason, pages: [] };
    this.#gaps.set(key, gap);
    if (page !== undefined) gap.pages.push(page);
  }

  /** Runs a part; if it fails, its test counts as not run. */
  async try(test: TestName, work: () => Promise<void>, reason: GapReason = "unexpected"): Promise<void> {
    try {
      await work();
    } catch {
      this.gap(test, reason);
    }
  }

  result(): Pick<Checked, "findings" | "counts" | "gaps"> {
    // In the order of the tests, then of the pages.
    const order = Object.keys(redactionTests);
    const findings = this.#findings.toSorted((a, b) => order.indexOf(a.test) - order.indexOf(b.test) || (a.page ?? 0) - (b.page ?? 0));
    return { findings, counts: this.#counts, gaps: [...this.#gaps.values()] };
  }
}
