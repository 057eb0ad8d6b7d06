import { redactionTests } from "content/instruments.ts";
import { openPdf } from "instruments/pdf/pdf-library.ts";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { documentFindings, plainWords } from "./annotations.ts";
import { carriedBy } from "./carried.ts";
import type { Bars } from "./check-page.ts";
import { type Finding, type GapReason, isToLookAt, type TestName } from "./finding.ts";
import { earlierFindings, readPages, revisionEnds } from "./read-pages.ts";

/** Findings kept per test; `counts` has all. */
const MOST_FINDINGS = 100;
/** Earlier versions compared, the oldest first: each takes as long as the file. */
const MOST_VERSIONS = 8;

/**
 * The result of one file. `counts` are findings, `looks` those of them that are to be looked at,
 * `unsure` those that may be no finding; `earlier` counts all versions in it, also those without
 * other words.
 */
export type Checked = Awaited<ReturnType<typeof checkPdf>>;

export type CheckOptions = {
  readonly password?: string;
  /** Words to look for. */
  readonly words?: readonly string[];
  /** Steps that did not end when they were tried before: they are left out, and are gaps. */
  readonly skip?: readonly Step[];
};
/**
 * A step of the work: opening the file, its objects, a page, an earlier version (from 1), the
 * document without its pages.
 */
export type Step = "open" | "objects" | `page ${number}` | `version ${number}` | "document";
/** Told when a step begins: the pages done, and their total. */
export type Tell = (step: Step, done: number, total: number) => void;

/** Runs all tests on a PDF. Rejects with pdf.js's exception if it cannot be opened. */
export async function checkFile(
  blob: Blob,
  options: CheckOptions = {},
  tell: Tell = () => undefined,
): Promise<Checked> {
  tell("open", 0, 1);
  const { pdf, lost } = await openPdf(blob, options.password);
  try {
    return await Promise.race([checkPdf(pdf, blob, options, tell), lost]);
  } finally {
    // Not awaited: with a lost file it may never end.
    pdf.loadingTask.destroy();
  }
}

async function checkPdf(pdf: PDFDocumentProxy, blob: Blob, options: CheckOptions, tell: Tell) {
  const { password, skip = [], words = [] } = options;
  const total = pdf.numPages;
  const ends = await revisionEnds(blob);
  const kept = new Kept();
  const lookup = new Lookup(words);
  const shown = new Set<string>();
  const last: { pages: string[]; pictures: Set<string> } = { pages: [], pictures: new Set() };
  let bars: Bars = { holding: 0, empty: 0, untested: 0 };
  const isSkipped = (step: Step) => skip.includes(step);

  tell("objects", 0, total);
  const carried = isSkipped("objects")
    ? undefined
    : await carriedBy(blob, password).catch(() => undefined);
  if (!carried)
    for (const test of ["notes", "attachments", "properties"] as const) kept.gap(test, "objects");

  const limitOf = (page: number) =>
    isSkipped(`page ${page}`) ? "stopped" : carried?.large.get(page);
  const began = (page: number) => tell(`page ${page}`, page - 1, total);
  for await (const { page, seen, text, pictures, findings, gaps, bars: own } of readPages(
    pdf,
    began,
    limitOf,
  )) {
    bars = {
      holding: bars.holding + own.holding,
      empty: bars.empty + own.empty,
      untested: bars.untested + own.untested,
    };
    const visible = seen.map((fragment) => fragment.words).join(" ");
    // A word may be hyphenated, at the end of a line or within it.
    for (const word of [
      ...plainWords(visible),
      ...plainWords(visible.replace(/[-\u00ad\u2010]\s*/g, "")),
    ])
      shown.add(word);
    if (ends.length > 0) {
      last.pages.push(text);
      for (const mark of pictures) last.pictures.add(mark);
    }
    lookup.take(text, { where: "hidden", page }, visible);
    kept.add(findings);
    for (const { test, reason } of gaps) kept.gap(test, reason, page);
  }

  tell("document", total, total);
  if (isSkipped("document"))
    for (const test of ["attachments", "properties", "scripts"] as const) kept.gap(test, "stopped");
  else await kept.try("attachments", async () => kept.add(await documentFindings(pdf, shown)));
  if (carried) kept.add(await carried.findings(shown, kept.attached()));
  if (carried && !lookup.isEmpty) await carried.lookUp(lookup);

  if (ends.length > MOST_VERSIONS) kept.gap("revisions", "manyRevisions");
  for (const [i, bytes] of ends.slice(0, MOST_VERSIONS).entries()) {
    const step: Step = `version ${i + 1}`;
    const earlier = { bytes, number: i + 1, of: ends.length };
    tell(step, total, total);
    if (isSkipped(step)) kept.gap("revisions", "stopped");
    else
      await kept.try(
        "revisions",
        async () => kept.add(await earlierFindings(blob, earlier, last, lookup, password)),
        "revision",
      );
  }
  const { info } = await pdf.getMetadata();
  const has = new Map(Object.entries(info));
  if (has.get("IsXFAPresent") === true) kept.gap("notes", "xfa");
  return {
    pages: total,
    bars,
    ...kept.result(),
    looked: lookup.result(),
    earlier: ends.length,
    /** It is encrypted and opens without a password, with restrictions. */
    isRestricted: typeof has.get("EncryptFilterName") === "string",
    isPortfolio: has.get("IsCollectionPresent") === true,
  };
}

/** Collects findings and gaps. Identical findings at the same place are kept once. */
class Kept {
  readonly #findings: Finding[] = [];
  readonly #counts: Partial<Record<TestName, number>> = {};
  readonly #looks: Partial<Record<TestName, number>> = {};
  readonly #unsure: Partial<Record<TestName, number>> = {};
  /** `pages` if only some are concerned. */
  readonly #gaps = new Map<
    string,
    { readonly test: TestName; readonly reason: GapReason; readonly pages: number[] }
  >();
  readonly #told = new Set<string>();

  add(findings: readonly Finding[]): void {
    for (const finding of findings) {
      const { test, page, box, words, cause, earlier, about } = finding;
      const key = JSON.stringify(
        cause === "script"
          ? [cause, words]
          : [test, cause, page, box, words, about, earlier?.number],
      );
      if (this.#told.has(key)) continue;
      this.#told.add(key);
      const count = (this.#counts[test] ?? 0) + 1;
      this.#counts[test] = count;
      if (isToLookAt(finding)) this.#looks[test] = (this.#looks[test] ?? 0) + 1;
      if (finding.isUnsure) this.#unsure[test] = (this.#unsure[test] ?? 0) + 1;
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
  async try(
    test: TestName,
    work: () => Promise<void>,
    reason: GapReason = "unexpected",
  ): Promise<void> {
    try {
      await work();
    } catch {
      this.gap(test, reason);
    }
  }

  /** The names of the attached files found so far. */
  attached(): ReadonlySet<string> {
    return new Set(
      this.#findings.flatMap(({ cause, words }) =>
        cause === "attachment" ? [words.split(": ")[0] ?? ""] : [],
      ),
    );
  }

  result() {
    // In the order of the tests, then of the pages.
    const order = Object.keys(redactionTests);
    const findings = this.#findings.toSorted(
      (a, b) => order.indexOf(a.test) - order.indexOf(b.test) || (a.page ?? 0) - (b.page ?? 0),
    );
    return {
      findings,
      counts: this.#counts,
      looks: this.#looks,
      unsure: this.#unsure,
      gaps: [...this.#gaps.values()],
    };
  }
}

/**
 * Where a word was found: on a page, seen or hidden; in an earlier version; beside the pages; in
 * what nothing leads to.
 */
type Where = "seen" | "hidden" | "version" | "carried" | "left";
type Place = { readonly where: Where; readonly page?: number; readonly version?: number };
export type Looked = { readonly word: string; readonly places: readonly Place[] };

/** Places told of each word. */
const MOST_PLACES = 50;

/**
 * Looks for words in everything that is read. Case, and spaces and punctuation between their parts,
 * do not count.
 */
export class Lookup {
  readonly #words: readonly {
    readonly word: string;
    readonly pattern: RegExp;
    readonly places: Place[];
  }[];

  constructor(words: readonly string[]) {
    this.#words = [...new Set(words)].flatMap((word) => {
      const parts = word.normalize("NFKC").match(/[\p{L}\p{N}]+/gu);
      return parts
        ? [
            {
              word,
              pattern: new RegExp(
                `(?<![\\p{L}\\p{N}])${parts.join("[\\s\\p{P}]{0,4}")}(?![\\p{L}\\p{N}])`,
                "giu",
              ),
              places: [],
            },
          ]
        : [];
    });
  }

  get isEmpty(): boolean {
    return this.#words.length === 0;
  }

  /**
   * Notes in which place a text has the words. With `seen`, the part of the text that is seen, the
   * rest counts as hidden.
   */
  take(text: string, place: Place, seen?: string): void {
    for (const { pattern, places } of this.#words) {
      const count = countOf(text, pattern);
      const visible = seen === undefined ? 0 : countOf(seen, pattern);
      if (visible > 0) add(places, { ...place, where: "seen" });
      if (count > visible) add(places, place);
    }
  }

  result(): readonly Looked[] {
    return this.#words.map(({ word, places }) => ({ word, places }));
  }
}

const countOf = (text: string, pattern: RegExp) =>
  text.normalize("NFKC").match(pattern)?.length ?? 0;

function add(places: Place[], place: Place): void {
  const isKnown = places.some(
    ({ where, page, version }) =>
      where === place.where && page === place.page && version === place.version,
  );
  if (!isKnown && places.length < MOST_PLACES) places.push(place);
}
