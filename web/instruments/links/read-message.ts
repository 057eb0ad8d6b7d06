import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { SHOWN, withExactParts } from "./exact-parts.ts";
import { linksInHtml, linksInText, type RawLink } from "./links-in-text.ts";
import { linksOfMessage, type MessageLinks } from "./links-of-message.ts";
import { type SentTime, sentTime } from "./report-findings.ts";
import { percentDecoded } from "./sharepoint-file.ts";

/** A file inside a message: size in bytes and SHA-256 of its decoded bytes. `isInline`: a picture of the text. */
export type Attached = {
  readonly name: string | null;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
  readonly isInline: boolean;
};

/** `within` is the subject of the message it was attached to. `sealed`: its text or attachments are in a form that is not opened. */
export type ReadMessage = MessageLinks & {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly sent?: SentTime;
  readonly within?: string;
  readonly attachments: readonly Attached[];
  readonly sealed?: "encrypted" | "tnef";
};

/** The deepest level of attached messages that is read. */
const DEEPEST = 12;

/** The size of all fields of a message and its parts, in bytes. 20,000 attached files have 2 MB of them, with what withExactParts adds. */
const MOST_FIELDS = 16_000_000;

/** Reads a message, and attached messages separately. Rejects beyond 256 levels, or MOST_FIELDS. */
export async function readMessage(bytes: Uint8Array, within?: string, depth = 0): Promise<readonly ReadMessage[]> {
  const email = await PostalMime.parse(withExactParts(bytes, depth > 0), { forceRfc822Attachments: true, maxHeadersSize: MOST_FIELDS });
  const subject = email.subject?.trim() ?? "";
  const nested = email.attachments.filter((attachment) => isMessage(attachment) && depth < DEEPEST);
  const calendars = email.attachments.filter(({ mimeType, disposition }) => mimeType === "text/calendar" && disposition !== "attachment");
  const files = email.attachments.filter((attachment) => !nested.includes(attachment) && !calendars.includes(attachment));
  const raw = [
    ...linksInHeaders(email.headers),
    ...linksInHtml(email.html ?? ""),
    ...linksInText(email.text ?? ""),
    ...files.flatMap(linksInShown),
    ...calendars.flatMap((calendar) => linksInCalendar(new TextDecoder().decode(bytesOf(calendar)))),
  ];
  const sent = sentTime(email.headers.find(({ key }) => key === "date")?.value);
  const sealed = sealedBy(files);
  const message: ReadMessage = {
    from: mailbox(email.from),
    to: (email.to ?? []).map(mailbox).join("; "),
    subject,
    messageId: email.messageId ?? "",
    ...(sent ? { sent } : {}),
    ...(within === undefined ? {} : { within }),
    ...linksOfMessage(raw),
    attachments: files.map(attached),
    ...(sealed ? { sealed } : {}),
  };
  const below: ReadMessage[] = [];
  for (const attachment of nested) below.push(...(await readMessage(bytesOf(attachment), subject, depth + 1)));
  return [message, ...below];
}

const isMessage = ({ mimeType, filename }: Attachment) =>
  mimeType === "message/rfc822" ||
  mimeType === "message/global" ||
  (mimeType === "application/octet-stream" && /\.eml$/i.test(filename ?? ""));

function sealedBy(files: readonly Attachment[]): ReadMessage["sealed"] {
  if (files.some(({ mimeType }) => /^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)$/.test(mimeType))) return "encrypted";
  return files.some(({ mimeType, filename }) => mimeType === "application/ms-tnef" || /^winmail\.dat$/i.test(filename ?? ""))
    ? "tnef"
    : undefined;
}

function attached(attachment: Attachment): Attached {
  const bytes = bytesOf(attachment);
  const { filename, mimeType, related, disposition, contentId } = attachment;
  const isPicture = mimeType.startsWith("image/");
  return {
    name: filename,
    type: mimeType.replace(SHOWN, ""),
    size: bytes.length,
    sha256: bytesToHex(sha256(bytes)),
    isInline: isPicture && (related === true || disposition === "inline" || (contentId !== undefined && disposition !== "attachment")),
  };
}

function linksInShown(file: Attachment): readonly RawLink[] {
  if (!file.mimeType.endsWith(SHOWN)) return [];
  const text = new TextDecoder().decode(bytesOf(file));
  return file.mimeType.startsWith("text/html") ? linksInHtml(text) : linksInText(text);
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

function mailbox(address: Email["from"]): string {
  if (!address?.address) return address?.name ?? "";
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

/** The addresses in an invitation: folded lines joined and escapes undone (RFC 5545 §3.1 and §3.3.11). */
export function linksInCalendar(source: string): readonly RawLink[] {
  const text = source.replace(/\r?\n[ \t]/g, "").replace(/\\([nN,;\\])/g, (_, escaped: string) => (/n/i.test(escaped) ? "\n" : escaped));
  return linksInText(text, "calendar");
}

/** The cloud attachments that Outlook names in the header `Document-Reference: <address>; FileName=…; ProviderType=…`, both percent-encoded. */
export function linksInHeaders(headers: readonly { readonly key: string; readonly value: string }[]): readonly RawLink[] {
  return headers
    .filter(({ key }) => key === "document-reference")
    .flatMap(({ value }) => {
      const [first = "", ...fields] = value.split(";").map((field) => field.trim());
      const address = percentDecoded(first);
      const name = fields.find((field) => /^FileName=/i.test(field))?.slice("FileName=".length);
      if (!/^https?:/i.test(address)) return [];
      const shown = name ? { shown: percentDecoded(name) } : {};
      return [{ address, place: "header" as const, mark: "documentReference" as const, isQuoted: false, ...shown }];
    });
}
