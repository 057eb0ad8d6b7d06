/** The form of a file: a table, one record a line, or records in a list or over several lines. */
export type FileForm = "table" | "lines" | "list";
/** Why a file was not read. The words are in web/instruments/activity/words-unread.ts; `empty` and `unreadable` are the frame's. */
export type Unread = "empty" | "unreadable" | "workbook" | "zip" | "notText" | "noAuditData" | "noRows" | "leftOut" | "openQuote";

/** Bytes that are checked before a file is read. */
const HEAD = 4096;

/** Detects a file's form from its first bytes; returns a reason if it cannot be an export. */
export async function formOf(file: File): Promise<FileForm | Unread> {
  if (file.size === 0) return "empty";
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const [a, b] = head;
  if (a === 0x50 && b === 0x4b) return /\.xls[xmb]$/i.test(file.name) ? "workbook" : "zip";
  if (a === 0xd0 && b === 0xcf) return "workbook";
  const isWide = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
  if (!isWide && (head.includes(0) || (a === 0x25 && b === 0x50))) return "notText";
  const text = new TextDecoder(isWide ? (a === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(head).trimStart();
  if (text.startsWith("[") || isWrapped.test(text) || /^\{\s*(?:\r?\n|$)/.test(text)) return "list";
  return text.startsWith("{") ? "lines" : "table";
}

/** Graph’s answer: an object whose `value` is the list of records; other programs call the list otherwise. */
const isWrapped = /^\{\s*(?:"[^"]*"\s*:\s*(?:"[^"]*"|-?\d+|null|true|false)\s*,\s*){0,20}"(?:value|records|results|items|data)"\s*:\s*\[/i;
