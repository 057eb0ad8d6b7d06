import type { DocumentTable } from "./document-table.ts";
import type { Findings } from "./finding.ts";
import type { LogRange } from "./privilege-log.ts";
import type { Relative } from "./row-reader.ts";

/**
 * Tests attachment ranges. A range has both ends, contains its document, and is the same in every row of the family. It begins and ends at
 * documents, or at pages on the privilege log. Also reports documents without a range inside another family's range.
 */
export function testFamilies(documents: DocumentTable, log: readonly LogRange[], findings: Findings): void {
  let around: { readonly prefix: number; readonly end: number; readonly name: string } | undefined;
  for (const row of documents.order()) {
    const prefix = documents.familyPrefix.at(row);
    const [from, to] = [documents.familyBegin.at(row), documents.familyEnd.at(row)];
    const name = documents.nameOf(row);
    const line = documents.line.at(row);
    const hasNone = Number.isNaN(from) && Number.isNaN(to);
    if (!documents.isWhole(row)) continue;
    if (hasNone) {
      if (around && around.prefix === documents.prefix.at(row) && documents.begin.at(row) <= around.end) {
        findings.add("families", "familyBlank", name, line, around.name);
      }
      continue;
    }
    if (Number.isNaN(from) || Number.isNaN(to)) {
      findings.add("families", "familyHalf", name, line);
      continue;
    }
    const [first, last] = [documents.book.write(prefix, from), documents.book.write(prefix, to)];
    const isLogged = (key: number) => log.some((range) => range.prefix === prefix && range.first <= key && range.last >= key);
    const fault = faultOf(documents, row, isLogged);
    if (fault) findings.add("families", fault, name, line, first, last);
    if (!fault && (!around || around.prefix !== prefix || to > around.end)) around = { prefix, end: to, name: first };
  }
}

/** Tests that parents and attachments that rows name are documents of the production, or on the log. */
export function testRelatives(
  relatives: readonly Relative[],
  documents: DocumentTable,
  log: readonly LogRange[],
  findings: Findings,
): void {
  for (const { at, line, isParent, number, written } of relatives) {
    const row = documents.order()[documents.placeOf(number.prefix, number.key)];
    const isThere = row !== undefined && documents.begin.at(row) === number.key;
    const isLogged = log.some(({ prefix, first, last }) => prefix === number.prefix && first <= number.key && last >= number.key);
    if (!isThere && !isLogged) findings.add("families", isParent ? "familyLacksParent" : "familyLacksChild", at, line, written);
  }
}

function faultOf(documents: DocumentTable, row: number, isLogged: (key: number) => boolean) {
  const prefix = documents.familyPrefix.at(row);
  const [from, to] = [documents.familyBegin.at(row), documents.familyEnd.at(row)];
  const isInside = documents.prefix.at(row) === prefix && documents.begin.at(row) >= from && documents.lastOf(row) <= to;
  if (!isInside) return "familyOutside";
  const order = documents.order();
  const parent = order[documents.placeOf(prefix, from)];
  const hasParent = parent !== undefined && documents.begin.at(parent) === from;
  if (!hasParent && !isLogged(from)) return "familyNoParent";
  const lastMember = order[documents.placeOf(prefix, to)];
  const hasEnd = lastMember !== undefined && (documents.end.at(lastMember) === to || Number.isNaN(documents.end.at(lastMember)));
  if (!hasEnd && !isLogged(to)) return "familyNoEnd";
  const differs =
    hasParent &&
    parent !== row &&
    documents.isWhole(parent) &&
    (documents.familyBegin.at(parent) !== from || documents.familyEnd.at(parent) !== to);
  return differs ? "familyDiffers" : undefined;
}
