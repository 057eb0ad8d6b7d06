import { pagesBetween, STEP } from "./bates-number.ts";
import type { DocumentTable } from "./document-table.ts";
import type { Findings } from "./finding.ts";
import type { LogRange } from "./privilege-log.ts";

/** Tests each prefix for gaps, overlaps and repeated numbers, then the order of the rows. Missing pages on the privilege log are withheld and not a gap: `explained` counts them. */
export function testSequence(documents: DocumentTable, log: readonly LogRange[], findings: Findings) {
  let last: { readonly row: number; readonly key: number } | undefined;
  let explained = 0;
  let missing = 0;
  for (const row of documents.order()) {
    const [prefix, begin] = [documents.prefix.at(row), documents.begin.at(row)];
    const end = documents.lastOf(row);
    const line = documents.line.at(row);
    if (!last || documents.prefix.at(last.row) !== prefix) {
      last = { row, key: end };
      continue;
    }
    if (begin === documents.begin.at(last.row)) {
      findings.add("duplicates", "duplicate", documents.nameOf(row), line, String(documents.line.at(last.row)));
    } else if (begin <= last.key) {
      findings.add("overlaps", "overlap", documents.nameOf(row), line, documents.nameOf(last.row), documents.book.write(prefix, last.key));
    } else if (!follows(last.key, begin, documents.book.hasLetters(prefix)) && !documents.isAfterUnread(row)) {
      const gap = without(
        firstMissing(last.key, begin),
        lastMissing(last.key, begin),
        log.filter((range) => range.prefix === prefix),
      );
      explained += gap.explained;
      for (const [from, to] of gap.left) {
        const pages = pagesBetween(from, to);
        missing += pages;
        const [first, until] = [documents.book.write(prefix, from), documents.book.write(prefix, to)];
        findings.add("gaps", "gap", first, line, until, String(pages));
      }
    }
    if (end > last.key || begin > last.key) last = { row, key: Math.max(end, last.key) };
  }
  testOrder(documents, findings);
  return { explained, missing };
}

function testOrder(documents: DocumentTable, findings: Findings): void {
  for (let row = 1; row < documents.length; row++) {
    if (documents.prefix.at(row) !== documents.prefix.at(row - 1) || documents.begin.at(row) >= documents.begin.at(row - 1)) continue;
    findings.add("order", "order", documents.nameOf(row), documents.line.at(row), documents.nameOf(row - 1));
  }
}

/** Whether a number directly follows another: the next number, its first page, the number's next page, or the next with the same letter. */
function follows(end: number, begin: number, hasLetters: boolean): boolean {
  const next = (Math.floor(end / STEP) + 1) * STEP;
  return begin === end + 1 || begin === next || begin === next + 1 || (hasLetters && begin === end + STEP);
}

const isSameNumber = (a: number, b: number) => Math.floor(a / STEP) === Math.floor(b / STEP);

/** Within one number it counts pages, otherwise numbers. */
function firstMissing(end: number, begin: number): number {
  if (isSameNumber(end, begin)) return end + 1;
  const next = (Math.floor(end / STEP) + 1) * STEP;
  return isSameNumber(next, begin) ? next + 1 : next;
}

function lastMissing(end: number, begin: number): number {
  const first = firstMissing(end, begin);
  return isSameNumber(first, begin) ? begin - 1 : (Math.floor(begin / STEP) - 1) * STEP;
}

type Range = readonly [from: number, to: number];

/** Missing numbers without those on the log. */
function without(from: number, to: number, log: readonly LogRange[]): { readonly left: readonly Range[]; readonly explained: number } {
  let left: Range[] = [[from, to]];
  let explained = 0;
  for (const { first, last } of log) {
    if (last < from || first > to) continue;
    left = left.flatMap(([a, b]): Range[] => {
      if (last < a || first > b) return [[a, b]];
      explained += pagesBetween(Math.max(a, first), Math.min(b, last));
      const pieces: Range[] = [];
      if (first > a) pieces.push([a, first - STEP]);
      if (last < b) pieces.push([last + STEP, b]);
      return pieces;
    });
  }
  return { left, explained };
}
