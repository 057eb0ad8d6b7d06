import { decompressRTF } from "@kenjiuno/decompressrtf";
import exported, { type FieldsData } from "@kenjiuno/msgreader";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { linksInHtml, linksInText, type RawLink } from "./links-in-text.ts";
import { linksOfMessage } from "./links-of-message.ts";
import { sentTime } from "./outcome.ts";
import type { Attached, ReadMessage } from "./read-message.ts";

type Library = typeof exported;
type Outlook = {
  readonly reader: InstanceType<Library>;
  readonly rtfOf: (packed: Uint8Array) => string;
};

/** The deepest level of attached messages that is read. */
const DEEPEST = 12;

/**
 * Node gives all exports of a CommonJS module as its default, Vite the one that the module calls
 * so.
 */
const libraryIn = (given: Library | { readonly default: Library }): Library =>
  "default" in given ? given.default : given;
const MsgReader = libraryIn(exported);

/**
 * Reads an Outlook message (.msg, MS-OXMSG), and attached messages separately. Rejects other files
 * and files that are cut off.
 */
export async function readOutlook(bytes: Uint8Array): Promise<readonly ReadMessage[]> {
  const reader = new MsgReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  reader.parserConfig = { includeRawProps: true };
  const fields = reader.getFileData();
  // MS-OXCMSG 2.2.1.3: every message has a class. A file without one, or anything else of a
  // message, was emptied.
  const isEmpty =
    (fields.messageClass ??
      fields.subject ??
      fields.body ??
      fields.headers ??
      fields.senderName) === undefined;
  if (fields.error !== undefined || fields.dataType !== "msg" || isEmpty)
    throw new Error("not an Outlook message");
  const rtfOf = (packed: Uint8Array) =>
    new TextDecoder("latin1").decode(Uint8Array.from(decompressRTF([...packed])));
  return messagesIn(fields, { reader, rtfOf }, undefined, 0);
}

function messagesIn(
  fields: FieldsData,
  outlook: Outlook,
  within: string | undefined,
  depth: number,
): readonly ReadMessage[] {
  const { subject = "", attachments = [], recipients = [], messageClass = "" } = fields;
  const nested = attachments.flatMap(({ innerMsgContentFields }) => innerMsgContentFields ?? []);
  const files = attachments.filter(({ innerMsgContent }) => !innerMsgContent);
  const to = recipients.filter(({ recipType = "to" }) => recipType === "to");
  const sent = sentTime(
    /^Date:[ \t]*(.+)$/im.exec(fields.headers ?? "")?.[1] ?? fields.clientSubmitTime,
  );
  const message: ReadMessage = {
    from: mailbox(fields.senderName, fields.senderSmtpAddress ?? fields.senderEmail),
    to: to.map(({ name, smtpAddress, email }) => mailbox(name, smtpAddress ?? email)).join("; "),
    subject: subject.trim(),
    messageId: fields.messageId ?? "",
    ...(sent ? { sent } : {}),
    ...(within === undefined ? {} : { within }),
    ...linksOfMessage([...files.flatMap(linkOf), ...linksInBody(fields, outlook)]),
    attachments: files.flatMap((file) =>
      linkOf(file).length > 0 ? [] : [attached(file, outlook)],
    ),
    ...(depth >= DEEPEST && nested.length > 0 ? { unopened: nested.length } : {}),
    ...(/^IPM\.Note\.SMIME$|RPMSG/i.test(messageClass) ? { sealed: "encrypted" } : {}),
  };
  const below =
    depth < DEEPEST
      ? nested.flatMap((inner) => messagesIn(inner, outlook, subject.trim(), depth + 1))
      : [];
  return [message, ...below];
}

function linksInBody(
  { bodyHtml, html, body, compressedRtf }: FieldsData,
  { rtfOf }: Outlook,
): readonly RawLink[] {
  const page = bodyHtml ?? (html ? new TextDecoder().decode(html) : undefined);
  // Where a message has its HTML inside RTF only, both are read as text.
  const rtf = page === undefined && compressedRtf ? htmlInRtf(rtfOf(compressedRtf)) : "";
  return [...linksInHtml(page ?? rtf), ...linksInText(body ?? "")];
}

/**
 * The HTML that Outlook wraps in RTF (MS-OXRTFEX): tags in groups of their own, and RTF beside it
 * that is passed over.
 */
function htmlInRtf(rtf: string): string {
  return rtf
    .split("\\htmlrtf ")
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf("\\htmlrtf0") + 1)))
    .join("")
    .replace(/\{\\\*\\htmltag\d*\s?/g, "")
    .replace(/\\'([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\(?:par|line)\b ?/g, "\n")
    .replace(/\\[a-z]+-?\d* ?|[{}]/g, "");
}

/** The property PidTagAttachLongPathname: the address of a file that is attached as a link. */
const PATH = /^370d/;

function linkOf({ rawProps = [], fileName }: FieldsData): readonly RawLink[] {
  const path = rawProps.find(({ propertyTag = "" }) => PATH.test(propertyTag))?.value;
  if (typeof path !== "string" || !/^https?:/i.test(path)) return [];
  const shown = fileName ? { shown: fileName } : {};
  return [
    {
      address: path.replace(/\0+$/, ""),
      place: "header",
      mark: "documentReference",
      isQuoted: false,
      ...shown,
    },
  ];
}

function attached(file: FieldsData, { reader }: Outlook): Attached {
  const { content } = reader.getAttachment(file);
  const name = file.fileName ?? file.fileNameShort ?? file.name ?? null;
  const type = file.attachMimeTag ?? "application/octet-stream";
  const isPicture = type.startsWith("image/") || /\.(?:png|jpe?g|gif|bmp)$/i.test(name ?? "");
  const isInline =
    isPicture && (file.attachmentHidden === true || (file.pidContentId ?? "") !== "");
  return { name, type, size: content.length, sha256: bytesToHex(sha256(content)), isInline };
}

function mailbox(name = "", address = ""): string {
  if (address === "" || address.startsWith("/") || name === address) return name;
  return name === "" ? address : `${name} <${address}>`;
}
