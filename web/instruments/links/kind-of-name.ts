import type { FileKind } from "./cloud-file.ts";

/** The kind of a file by its extension; undefined if unknown. */
export function kindOfName(name: string | undefined): FileKind | undefined {
  const ending = /\.([a-z\d]{1,5})$/i.exec(name ?? "")?.[1]?.toLowerCase();
  return ending ? kinds.find(([, endings]) => endings.includes(ending))?.[0] : undefined;
}

const list = (endings: string) => endings.split(" ");
const kinds: readonly (readonly [FileKind, readonly string[]])[] = [
  ["document", list("doc docx docm dot dotx odt rtf txt md paper pages")],
  ["spreadsheet", list("xls xlsx xlsm xlsb xltx csv tsv ods numbers")],
  ["presentation", list("ppt pptx pptm pps ppsx odp key")],
  ["pdf", list("pdf")],
  ["notebook", list("one onetoc2 loop fluid boxnote")],
  ["drawing", list("vsd vsdx dwg dxf svg")],
  ["image", list("png jpg jpeg gif tif tiff bmp heic webp")],
  ["video", list("mp4 mov avi wmv mkv m4v webm")],
  ["file", list("zip 7z rar msg eml pst html htm xml json mp3 m4a wav exe mpp accdb log ics vcf")],
];

type MailKind = "message" | "mbox" | "emlx" | "zip" | "msg" | "pst" | "empty" | "notMail";

/** Bytes that detection needs. */
export const HEAD = 4096;

/**
 * Detects messages, mailboxes and zips by content. The name only separates Outlook’s .msg from other files in the same container format.
 */
export function kindOfHead(head: Uint8Array, name: string): MailKind {
  if (head.length === 0) return "empty";
  const text = new TextDecoder("latin1").decode(head);
  if (text.startsWith("PK\x03\x04") || text.startsWith("PK\x05\x06")) return "zip";
  if (text.startsWith("!BDN")) return "pst";
  if (text.startsWith("\xD0\xCF\x11\xE0")) return /\.(?:msg|oft)$/i.test(name) ? "msg" : "notMail";
  const lines = text.replace(/^(?:\xEF\xBB\xBF)?\s*/, "");
  if (/^From (?:\S[^\r\n]*)?\r?\n(?:>?[!-9;-~]+[ \t]*:|\r?\n)/.test(lines)) return "mbox";
  // Apple Mail puts the number of bytes above a message, and a property list below.
  if (/^\d+[ \t]*\r?\n[!-9;-~]+[ \t]*:/.test(lines)) return "emlx";
  const [header = ""] = lines.split(/\r?\n\r?\n/, 1);
  return /^[!-9;-~]+[ \t]*:/.test(header) && mailField.test(header) ? "message" : "notMail";
}

/** Fields that only messages have, not other lists of names and values. */
const mailField =
  /^(?:(?:from|to|cc|subject|date|received|return-path|delivered-to|message-id|mime-version|dkim-signature|reply-to)[ \t]*:|content-type[ \t]*:\s*multipart\/)/im;
