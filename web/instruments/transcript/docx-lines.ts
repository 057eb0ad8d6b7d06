import { bytesOfEntry, zipEntries } from "web/instruments/frame/zip-file.ts";

/** The largest word/document.xml, in bytes unpacked; transcripts are smaller. */
const MOST = 100_000_000;

/**
 * The paragraphs of a Word file as lines (ECMA-376 §17.3: runs, tabs, breaks), without headers, notes and tracked deletions. Undefined if
 * it is not a Word file, cut off, encrypted or too large. A pattern finds the tags, because a worker has no DOMParser.
 */
export async function docxLines(file: Blob): Promise<readonly string[] | undefined> {
  const entry = (await zipEntries(file))?.find(({ name }) => name === "word/document.xml");
  if (!entry || entry.isEncrypted || entry.size > MOST) return undefined;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of bytesOfEntry(file, entry)) pieces.push(new Uint8Array(piece));
  const xml = await new Blob(pieces).text();
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
