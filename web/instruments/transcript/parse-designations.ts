import { LINES_PER_PAGE } from "./lay-lines.ts";
import type { transcriptResult } from "./words-result.ts";

type Point = { readonly page: number; readonly line: number };
/** Lines of the transcript that a party designates, both ends included. `row` is the line of the cell, from 1. */
export type Designation = { readonly row: number; readonly party: string; readonly from: Point; readonly to: Point };
/** A piece of a row that is unreadable or is outside the transcript. */
export type RowFault = { readonly row: number; readonly kind: keyof typeof transcriptResult.rowFaults; readonly piece: string };

const point = String.raw`(\d{1,6})\s*[:.]\s*(\d{1,3})`;
const range = new RegExp(`${point}(?:\\s*(?:-|–|—|to|through|bis)\\s*(?:${point}|(\\d{1,3})(?![\\d:.])))?`, "gi");

/**
 * Reads rows such as "Plaintiff: 12:3–14:20, 15:1-9; 16:2". A row without a party belongs to the last one named. A range is page:line to
 * page:line, or to a line of the same page. `pages` is the number of pages. Every unreadable piece is a fault.
 */
export function parseDesignations(
  text: string,
  pages: number,
): { readonly designations: readonly Designation[]; readonly faults: readonly RowFault[] } {
  const designations: Designation[] = [];
  const faults: RowFault[] = [];
  let party = "";
  text.split(/\r?\n/).forEach((source, i) => {
    const row = i + 1;
    const begins = source.search(new RegExp(point));
    if (source.trim() === "") return;
    if (begins < 0) {
      faults.push({ row, kind: "unread", piece: source.trim() });
      return;
    }
    party =
      source
        .slice(0, begins)
        .replace(/[\s:,;–—-]+$/, "")
        .trim() || party;
    const ranges = source.slice(begins);
    for (const match of ranges.matchAll(range)) {
      const found = rangeOf(match);
      const kind = faultOf(found, pages);
      if (kind) faults.push({ row, kind, piece: match[0].trim() });
      else designations.push({ row, party, ...found });
    }
    const rest = ranges
      .replace(range, " ")
      .replace(/[\s,;.]+|\band\b/g, " ")
      .trim();
    if (rest) faults.push({ row, kind: "unread", piece: rest });
  });
  return { designations, faults };
}

/** "12:3–14:20", or "12:3" for one line. */
export function rangeText({ from, to }: Pick<Designation, "from" | "to">): string {
  const [first, last] = [from, to].map(({ page, line }) => `${page}:${line}`);
  return first === last ? `${first}` : `${first}–${last}`;
}

function rangeOf([, page, line, toPage, toLine, sameLine]: RegExpMatchArray): Pick<Designation, "from" | "to"> {
  const from = { page: Number(page), line: Number(line) };
  if (toPage !== undefined) return { from, to: { page: Number(toPage), line: Number(toLine) } };
  return { from, to: { page: from.page, line: Number(sameLine ?? line) } };
}

function faultOf({ from, to }: Pick<Designation, "from" | "to">, pages: number): RowFault["kind"] | undefined {
  if ([from, to].some(({ line }) => line < 1 || line > LINES_PER_PAGE)) return "line";
  if ([from, to].some(({ page }) => page < 1 || page > pages)) return "page";
  return to.page < from.page || (to.page === from.page && to.line < from.line) ? "reversed" : undefined;
}
