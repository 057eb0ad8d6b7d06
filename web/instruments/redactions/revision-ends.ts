import { piecesOf } from "web/instruments/frame/files.ts";

/** How a complete version of a PDF ends (ISO 32000-2 §7.5.5). */
const ENDING = /startxref[\s\0]+(\d+)[\s\0]+%%EOF(?:\r\n|\r|\n)?/g;
/** The longest ending that may span two pieces. */
const REACH = 64;

/**
 * Where the earlier versions in a PDF end, in bytes from its start; the last version is left out. An ending counts only if a
 * cross-reference table or stream begins where it says. That excludes the first part of a linearized file (which says 0) and embedded PDFs.
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
      if (found.at(-1)?.end !== end && (found.at(-1)?.end ?? 0) < start + match.index) found.push({ end, table: Number(match[1]) });
    }
    read += piece.length;
    before = text.slice(-REACH);
  }
  const ends: number[] = [];
  const header = await headerAt(blob);
  for (const { end, table } of found.slice(0, -1))
    if ((await beginsTable(blob, table, end)) || (header > 0 && (await beginsTable(blob, table + header, end)))) ends.push(end);
  return ends;
}

/** Offsets count from the header; a mail gateway or a server may have put bytes before it. Some programs count from the first byte. */
async function headerAt(blob: Blob): Promise<number> {
  const start = new TextDecoder("latin1").decode(await blob.slice(0, 1024).arrayBuffer());
  return Math.max(0, start.indexOf("%PDF-"));
}

async function beginsTable(blob: Blob, table: number, end: number): Promise<boolean> {
  if (table === 0 || table >= end) return false;
  const text = new TextDecoder("latin1").decode(await blob.slice(table, table + 24).arrayBuffer());
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text);
}
