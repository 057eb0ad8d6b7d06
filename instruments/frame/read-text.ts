import { FaultError } from "./fault.ts";
import { bytesOfEntry, zipEntries } from "./zip-file.ts";

/**
 * A given text: `size` of its file in bytes, SHA-256 of those bytes in hex, null if the browser has
 * no digests.
 */
export type ReadText = {
  readonly text: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly encoding: "utf-8" | "utf-16" | "windows-1252";
};

/** The default limit, in bytes: nobody can check a longer text by eye. */
const MOST = 10_000_000;
/** The largest Word file, in bytes: its pictures are not read. */
const MOST_WORD = 100_000_000;
const noText =
  /\.(?:pdf|doc|xlsx?|pptx?|msg|pst|rtf|odt|zip|7z|gz|png|jpe?g|tiff?|gif|heic|mp[34]|wav|eml\.zip)$/i;

/**
 * Reads a pasted text, or a file with a text of at most `most` bytes. Of a Word file (.docx) the
 * body and the notes are read, a blank line between paragraphs. Throws the faults `notText`,
 * `empty` and `tooLarge`. Rejects with a DOMException if the file cannot be read.
 */
export async function readText(source: string | File, most = MOST): Promise<ReadText> {
  const name = typeof source === "string" ? "" : source.name;
  if (noText.test(name)) throw new FaultError({ kind: "notText", name });
  const blob = typeof source === "string" ? new Blob([source]) : source;
  const isWord = /\.docx$/i.test(name);
  if (blob.size > (isWord ? MOST_WORD : most)) throw new FaultError({ kind: "tooLarge", name });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { text, encoding } = isWord
    ? { text: await wordsOf(blob, name), encoding: "utf-8" as const }
    : decode(bytes);
  if (text.length > most) throw new FaultError({ kind: "tooLarge", name });
  if (text.includes("\0")) throw new FaultError({ kind: "notText", name });
  if (text.trim() === "") throw new FaultError({ kind: "empty", name });
  return { text, encoding, size: bytes.length, sha256: await sha256(bytes) };
}

async function wordsOf(file: Blob, name: string): Promise<string> {
  const body = await docxLines(file);
  if (!body) throw new FaultError({ kind: (await isZip(file)) ? "damaged" : "notText", name });
  return [...body, ...((await docxLines(file, "notes")) ?? [])]
    .join("\n\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const isZip = async (file: Blob) => (await file.slice(0, 2).text()) === "PK";

/**
 * Decodes UTF-16 with a byte order mark, then UTF-8, else Windows-1252, in which every byte
 * sequence is valid.
 */
export function decode(bytes: Uint8Array): Pick<ReadText, "text" | "encoding"> {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "utf-16" };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "utf-16" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" };
  }
}

/** Web Crypto needs a secure context (TLS). */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The largest part that is read, in bytes unpacked. */
const MOST_PART = 100_000_000;

/** A part of a Word file. `notes` are the footnotes and endnotes. */
const parts = {
  document: /^word\/document\.xml$/,
  notes: /^word\/(?:foot|end)notes\.xml$/,
} as const;

/**
 * The paragraphs of a Word file's body, or of its notes, as lines (ECMA-376 §17.3: runs, tabs,
 * breaks), without headers, comments and tracked deletions. Undefined if it has no such part, is
 * not a Word file, cut off, also within its words, encrypted or too large.
 */
export async function docxLines(
  file: Blob,
  part: keyof typeof parts = "document",
): Promise<readonly string[] | undefined> {
  const entries = (await zipEntries(file))?.filter(({ name }) => parts[part].test(name)) ?? [];
  if (
    entries.length === 0 ||
    entries.some(({ isEncrypted, size }) => isEncrypted || size > MOST_PART)
  )
    return undefined;
  const lines: string[] = [];
  for (const entry of entries) {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for await (const piece of bytesOfEntry(file, entry)) pieces.push(new Uint8Array(piece));
    const xml = await new Blob(pieces).text();
    // XML that breaks off would be read to the break without a sign.
    const [, root = ""] = /<([\w:.-]+)(?=[\s/>])/.exec(xml) ?? [];
    if (root === "" || !xml.trimEnd().endsWith(`</${root}>`)) return undefined;
    lines.push(...linesOf(xml));
  }
  return lines;
}

/** A pattern finds the tags, because a worker has no DOMParser. */
function linesOf(xml: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const [tag, name, text] of xml.matchAll(
    /<(w:t|w:tab|w:br|w:cr|\/w:p)(?=[\s>/])[^>]*>([^<]*)/g,
  )) {
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
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) =>
      String.fromCodePoint(Number(hex ? `0x${hex}` : decimal) % 0x110000),
    )
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
