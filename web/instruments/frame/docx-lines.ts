import { bytesOfEntry, zipEntries } from "web/instruments/frame/zip-file.ts";

/** The largest part that is read, in bytes unpacked. */
const MOST = 100_000_000;

/** A part of a Word file. `notes` are the footnotes and endnotes. */
const parts = { document: /^word\/document\.xml$/, notes: /^word\/(?:foot|end)notes\.xml$/ } as const;

/**
 * The paragraphs of a Word file's body, or of its notes, as lines (ECMA-376 §17.3: runs, tabs, breaks), without headers, comments and
 * tracked deletions. Undefined if it has no such part, is not a Word file, cut off, encrypted or too large.
 */
export async function docxLines(file: Blob, part: keyof typeof parts = "document"): Promise<readonly string[] | undefined> {
  const entries = (await zipEntries(file))?.filter(({ name }) => parts[part].test(name)) ?? [];
  if (entries.length === 0 || entries.some(({ isEncrypted, size }) => isEncrypted || size > MOST)) return undefined;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (const entry of entries) for await (const piece of bytesOfEntry(file, entry)) pieces.push(new Uint8Array(piece));
  return linesOf(await new Blob(pieces).text());
}

/** A pattern finds the tags, because a worker has no DOMParser. */
function linesOf(xml: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const [tag, name, text] of xml.matchAll(/<(w:t|w:tab|w:br|w:cr|\/w:p)(?=[\s>/])[^>]*>([^<]*)/g)) {
    if (name === "/w:p" || name === "w:br" || name === "w:cr") {
      lines.push(line);
      line = "";
    } else if (name === "w:tab") line += "\t";
    else if (!tag.endsWith("/>")) line += unescaped(text ?? "");
  }
  return [...lines, line];
}

function unescaped(text: string): string {
  return text
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) => String.fromCodePoint(Number(hex ? `0x${hex}` : decimal) % 0x110000))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
