import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { joined } from "instruments/frame/files.ts";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { percentDecoded } from "./cloud-file.ts";
import { linksInHtml, linksInText, type RawLink } from "./links-in-text.ts";
import { linksOfMessage, type MessageLinks } from "./links-of-message.ts";
import { type SentTime, sentTime } from "./outcome.ts";

/**
 * A file inside a message: size in bytes and SHA-256 of its decoded bytes. `isInline`: a picture of
 * the text.
 */
export type Attached = {
  readonly name: string | null;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
  readonly isInline: boolean;
};

/**
 * `within` is the subject of the message it was attached to. `sealed`: its text or attachments are
 * in a form that is not opened.
 */
export type ReadMessage = MessageLinks & {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly sent?: SentTime;
  readonly within?: string;
  readonly attachments: readonly Attached[];
  readonly sealed?: "encrypted" | "tnef";
  /** Attached messages that were not opened. */
  readonly unopened?: number;
};

/** The deepest level of attached messages that is read. */
const DEEPEST = 12;

/**
 * The size of all fields of a message and its parts, in bytes. 20,000 attached files have 2 MB of
 * them, with what withExactParts adds.
 */
const MOST_FIELDS = 16_000_000;

/** Reads a message, and attached messages separately. Rejects beyond 256 levels, or MOST_FIELDS. */
export async function readMessage(
  bytes: Uint8Array,
  within?: string,
  depth = 0,
): Promise<readonly ReadMessage[]> {
  const email = await PostalMime.parse(withExactParts(bytes, depth > 0), {
    forceRfc822Attachments: true,
    maxHeadersSize: MOST_FIELDS,
  });
  const subject = email.subject?.trim() ?? "";
  const nested = email.attachments.filter((attachment) => isMessage(attachment) && depth < DEEPEST);
  const calendars = email.attachments.filter(
    ({ mimeType, disposition }) => mimeType === "text/calendar" && disposition !== "attachment",
  );
  const files = email.attachments.filter(
    (attachment) => !nested.includes(attachment) && !calendars.includes(attachment),
  );
  const raw = [
    ...linksInHeaders(email.headers),
    ...linksInHtml(email.html ?? ""),
    ...linksInText(email.text ?? ""),
    ...files.flatMap(linksInShown),
    ...calendars.flatMap((calendar) =>
      linksInCalendar(new TextDecoder().decode(bytesOf(calendar))),
    ),
  ];
  const sent = sentTime(email.headers.find(({ key }) => key === "date")?.value);
  const sealed = sealedBy(files);
  const unopened = files.filter((file) => isMessage(file) || isOfOutlook(file)).length;
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
    ...(unopened > 0 ? { unopened } : {}),
  };
  const below: ReadMessage[] = [];
  for (const attachment of nested)
    below.push(...(await readMessage(bytesOf(attachment), subject, depth + 1)));
  return [message, ...below];
}

const isMessage = ({ mimeType, filename }: Attachment) =>
  mimeType === "message/rfc822" ||
  mimeType === "message/global" ||
  (mimeType === "application/octet-stream" && /\.eml$/i.test(filename ?? ""));

const isOfOutlook = ({ mimeType, filename }: Attachment) =>
  mimeType === "application/vnd.ms-outlook" || /\.(?:msg|oft|pst|ost)$/i.test(filename ?? "");

function sealedBy(files: readonly Attachment[]): ReadMessage["sealed"] {
  if (
    files.some(({ mimeType }) =>
      /^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)$/.test(mimeType),
    )
  )
    return "encrypted";
  return files.some(
    ({ mimeType, filename }) =>
      mimeType === "application/ms-tnef" || /^winmail\.dat$/i.test(filename ?? ""),
  )
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
    isInline:
      isPicture &&
      (related === true ||
        disposition === "inline" ||
        (contentId !== undefined && disposition !== "attachment")),
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

/**
 * The addresses in an invitation: folded lines joined and escapes undone (RFC 5545 §3.1 and
 * §3.3.11).
 */
export function linksInCalendar(source: string): readonly RawLink[] {
  const text = source
    .replace(/\r?\n[ \t]/g, "")
    .replace(/\\([nN,;\\])/g, (_, escaped: string) => (/n/i.test(escaped) ? "\n" : escaped));
  return linksInText(text, "calendar");
}

/**
 * The cloud attachments that Outlook names in the header `Document-Reference: <address>;
 * FileName=…; ProviderType=…`, both percent-encoded.
 */
export function linksInHeaders(
  headers: readonly { readonly key: string; readonly value: string }[],
): readonly RawLink[] {
  return headers
    .filter(({ key }) => key === "document-reference")
    .flatMap(({ value }) => {
      const [first = "", ...fields] = value.split(";").map((field) => field.trim());
      const address = percentDecoded(first);
      const name = fields.find((field) => /^FileName=/i.test(field))?.slice("FileName=".length);
      if (!/^https?:/i.test(address)) return [];
      const shown = name ? { shown: percentDecoded(name) } : {};
      return [
        {
          address,
          place: "header" as const,
          mark: "documentReference" as const,
          isQuoted: false,
          ...shown,
        },
      ];
    });
}

/**
 * The message with every attached part in clean base64. postal-mime joins the lines of other parts
 * with line feeds and adds one, so that their size and digest would not be those of the file. The
 * line break before a boundary belongs to the boundary (RFC 2046 §5.1.1).
 * A file that ends before its last boundary loses its last line break with it. `isAttached`: the
 * message was a part itself.
 */
function withExactParts(message: Uint8Array, isAttached: boolean): Uint8Array {
  const pieces: Uint8Array[] = [];
  const text = new TextDecoder("latin1").decode(message);
  const from = rewritten(
    { message, text, pieces },
    { start: 0, end: message.length, depth: isAttached ? 1 : 0, isDigest: false, isBody: true },
    0,
  );
  if (pieces.length === 0) return message;
  return joined([...pieces, message.subarray(from)]);
}

/**
 * Marks the type of a text with a file name that mail programs show below the message: postal-mime
 * would take it for the message's own.
 */
const SHOWN = "+shown";

type Work = { readonly message: Uint8Array; readonly text: string; readonly pieces: Uint8Array[] };
/** `isBody`: it may be the text of the message. */
type Part = {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly isDigest: boolean;
  readonly isBody: boolean;
};

/** The deepest level of parts; postal-mime refuses more. */
const DEEPEST_PART = 256;

/**
 * Copies what is before a rewritten part, then the part. `from` is what is not yet copied; returns
 * the new value.
 */
function rewritten(work: Work, part: Part, from: number): number {
  const { message, text, pieces } = work;
  const bodyAt = endOfFields(text, part);
  const fields = fieldsIn(text.slice(part.start, bodyAt));
  const type =
    fields.get("content-type")?.trim() || (part.isDigest ? "message/rfc822" : "text/plain");
  const boundary = /^multipart\//i.test(type) ? boundaryIn(type) : undefined;
  if (boundary !== undefined) {
    const isDigest = /^multipart\/digest\b/i.test(type);
    let at = from;
    const areBodies = /^multipart\/alternative\b/i.test(type);
    for (const [i, [start, to]] of (part.depth < DEEPEST_PART
      ? partsBetween(text, boundary, bodyAt, part.end)
      : []
    ).entries()) {
      const isCut = part.depth === 0 && to === message.length;
      const end = isCut
        ? to - (/\r?\n$|\r$/.exec(text.slice(start, to).slice(-2))?.[0].length ?? 0)
        : to;
      at = rewritten(
        work,
        { start, end, depth: part.depth + 1, isDigest, isBody: areBodies || i === 0 },
        at,
      );
    }
    return at;
  }
  const disposition = fields.get("content-disposition") ?? "";
  const isText =
    /^text\/(?:plain|html)\s*(?:;|$)/i.test(type) && !/^\s*attachment\b/i.test(disposition);
  const isShownFile =
    isText && !part.isBody && /[;\s](?:file)?name(?:\*\d*\*?)?\s*=/i.test(`${type};${disposition}`);
  const encoding = fields.get("content-transfer-encoding") ?? "";
  if ((isText && !isShownFile) || /^multipart\//i.test(type)) return from;
  if (!isShownFile && /^\s*base64\s*$/i.test(encoding) && isClean(text.slice(bodyAt, part.end)))
    return from;
  const body = decodedBody(message.subarray(bodyAt, part.end), encoding);
  // Of a field that occurs twice postal-mime takes the first.
  pieces.push(message.subarray(from, part.start), ascii("Content-Transfer-Encoding: base64\r\n"));
  if (isShownFile)
    pieces.push(ascii(`Content-Type: ${type.replace(/^[^\s;]+/, `$&${SHOWN}`)}\r\n`));
  pieces.push(message.subarray(part.start, bodyAt), ascii("\r\n\r\n"), base64Lines(body));
  return part.end;
}

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** The fields end at an empty line, or at a line that is no field. */
function endOfFields(text: string, { start, end }: Part): number {
  for (let at = start; at < end; ) {
    const feed = text.indexOf("\n", at);
    const next = feed < 0 || feed >= end ? end : feed + 1;
    const line = text.slice(at, Math.min(next, at + 1000));
    if (/^\r?\n?$/.test(line)) return next;
    if (!/^(?:From |[!-9;-~]*[ \t]*:|[\t ])/.test(line)) return at;
    at = next;
  }
  return end;
}

/** The first value of each field, unfolded, by its name in lower case. */
function fieldsIn(head: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.replace(/\r?\n(?=[ \t])/g, "").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1));
  }
  return fields;
}

function boundaryIn(type: string): string | undefined {
  const [, quoted, plain] =
    /;\s*boundary\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(type) ?? [];
  return (quoted?.replace(/\\(.)/g, "$1") ?? plain)?.trimEnd() || undefined;
}

/**
 * The parts between lines of a boundary, each without the line break before the next. Without a
 * last boundary the last ends with the rest.
 */
function partsBetween(
  text: string,
  boundary: string,
  from: number,
  to: number,
): readonly (readonly [number, number])[] {
  const mark = `--${boundary}`;
  const parts: (readonly [number, number])[] = [];
  let start: number | undefined;
  for (let at = text.indexOf(mark, from); at >= 0 && at < to; at = text.indexOf(mark, at + 1)) {
    if (at > from && text[at - 1] !== "\n" && text[at - 1] !== "\r") continue;
    const rest = /^(--)?[ \t]*(?:\r\n|\r|\n|$)/.exec(
      text.slice(at + mark.length, Math.min(to, at + mark.length + 1000)),
    );
    if (!rest) continue;
    if (start !== undefined)
      parts.push([start, Math.max(start, text.startsWith("\r\n", at - 2) ? at - 2 : at - 1)]);
    start = at + mark.length + rest[0].length;
    if (rest[1]) return parts;
  }
  if (start !== undefined) parts.push([start, to]);
  return parts;
}

/** Base64 that every decoder reads alike: whole groups, padding at the end only. */
function isClean(body: string): boolean {
  const found = /^([A-Za-z\d+/\r\n]*)(={0,2})[\r\n]*$/.exec(body);
  return (
    found !== null &&
    ((found[1] ?? "").replace(/[\r\n]/g, "").length + (found[2] ?? "").length) % 4 === 0
  );
}

/** Bytes of one line of base64: 76 signs. */
const LINE = 57;

function base64Lines(bytes: Uint8Array): Uint8Array {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += LINE)
    lines.push(btoa(String.fromCharCode(...bytes.subarray(at, at + LINE))));
  return ascii(lines.join("\r\n"));
}

/**
 * A body part's bytes without its transfer encoding (RFC 2045 §6), as Python's `email` decodes
 * them.
 */
function decodedBody(body: Uint8Array, encoding: string): Uint8Array {
  const name = encoding
    .replace(/\([^)]*\)/g, "")
    .trim()
    .toLowerCase();
  if (name === "base64") return decodedBase64(body);
  if (name === "quoted-printable") return decodedQuotedPrintable(body);
  return /^(?:x-)?uu(?:e|encode)$/.test(name) ? (decodedUu(body) ?? body) : body;
}

const [LINE_FEED, RETURN, EQUALS] = [10, 13, 61];

/**
 * Signs outside the alphabet are passed over, the first full padding ends the data. One left-over
 * sign: it is not base64, and stays.
 */
function decodedBase64(body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((body.length * 3) / 4));
  let [length, held, signs, padding] = [0, 0, 0, 0];
  for (const code of body) {
    if (code === EQUALS) {
      padding++;
      if (signs % 4 >= 2 && (signs % 4) + padding >= 4) break;
      continue;
    }
    const value = base64Values[code] ?? -1;
    if (value < 0) continue;
    padding = 0;
    held = ((held << 6) | value) & 0xffffff;
    signs++;
    // The second sign of four completes the first byte, the third the second, the fourth the third.
    if (signs % 4 !== 1)
      bytes[length++] = (held >> (signs % 4 === 2 ? 4 : signs % 4 === 3 ? 2 : 0)) & 0xff;
  }
  return signs % 4 === 1
    ? body.filter((code) => code !== LINE_FEED && code !== RETURN)
    : bytes.subarray(0, length);
}

const base64Values = new Int8Array(256).fill(-1);
for (const [value, sign] of [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
].entries())
  base64Values[sign.charCodeAt(0)] = value;

/**
 * An equals sign before neither a line end nor two hex digits stays. Blanks at the end of a line
 * stay too.
 */
function decodedQuotedPrintable(body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at++) {
    const code = body[at] ?? 0;
    const next = body[at + 1];
    if (code !== EQUALS) bytes[length++] = code;
    else if (next === undefined) break;
    else if (next === LINE_FEED || next === RETURN) {
      const end = body.indexOf(LINE_FEED, at + 1);
      at = end < 0 ? body.length : end;
    } else if (next === EQUALS) {
      bytes[length++] = EQUALS;
      at++;
    } else {
      const [high, low] = [hexValue(next), hexValue(body[at + 2] ?? 0)];
      if (high < 0 || low < 0) bytes[length++] = EQUALS;
      else {
        bytes[length++] = high * 16 + low;
        at += 2;
      }
    }
  }
  return bytes.subarray(0, length);
}

function hexValue(code: number): number {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? -1 : value;
}

/**
 * The lines between "begin" and "end": a length, then four signs for three bytes. Undefined without
 * a first line.
 */
function decodedUu(body: Uint8Array): Uint8Array | undefined {
  const lines = new TextDecoder("latin1").decode(body).split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => /^begin [0-7]{1,4} \S/.test(line));
  if (first < 0) return undefined;
  const bytes: number[] = [];
  for (const line of lines.slice(first + 1)) {
    if (line.trim() === "end") break;
    const value = (at: number) => ((line.charCodeAt(at) || 32) - 32) & 63;
    for (let i = 0; i < value(0); i++) {
      const at = 1 + Math.floor(i / 3) * 4;
      const group =
        (value(at) << 18) | (value(at + 1) << 12) | (value(at + 2) << 6) | value(at + 3);
      bytes.push((group >> (16 - (i % 3) * 8)) & 0xff);
    }
  }
  return Uint8Array.from(bytes);
}
