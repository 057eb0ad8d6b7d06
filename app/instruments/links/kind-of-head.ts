/** What a file is, by its first bytes and its name. */
export type MailKind = "message" | "mbox" | "zip" | "msg" | "pst" | "empty" | "notMail";

/** Bytes that are enough to tell. */
export const HEAD = 4096;

/** Tells messages, mailboxes and zips from what is none, by content. The name only tells Outlook’s messages from other files of their container. */
export function kindOfHead(head: Uint8Array, name: string): MailKind {
  if (head.length === 0) return "empty";
  const text = new TextDecoder("latin1").decode(head);
  if (text.startsWith("PK\x03\x04") || text.startsWith("PK\x05\x06")) return "zip";
  if (text.startsWith("!BDN")) return "pst";
  if (text.startsWith("\xD0\xCF\x11\xE0")) return /\.(?:msg|oft)$/i.test(name) ? "msg" : "notMail";
  const lines = text.replace(/^(?:\xEF\xBB\xBF)?\s*/, "");
  if (/^From \S[^\r\n]*\r?\n(?:>?[!-9;-~]+[ \t]*:|\r?\n)/.test(lines)) return "mbox";
  const [header = ""] = lines.split(/\r?\n\r?\n/, 1);
  return /^[!-9;-~]+[ \t]*:/.test(header) && mailField.test(header) ? "message" : "notMail";
}

/** Fields that a message has and other lists of names and values have not. */
const mailField = /^(?:from|to|cc|subject|date|received|return-path|delivered-to|message-id|mime-version|dkim-signature|reply-to)[ \t]*:/im;
