import { brandColors } from "content/brand-colors.ts";
import { contactForm } from "content/form-words.ts";
import { escapeHtml } from "content/wire/escape-html.ts";
import { formatChicagoDate } from "content/wire/reply-clock.ts";
import type { Envelope } from "service/outbox/channel.ts";

/**
 * Addresses of the notification: our sender, and who at the company reads it (comma-separated for
 * several).
 */
export type MailAddresses = { readonly from: string; readonly to: string };

/**
 * The mail that tells the company of a message; pure. Reply-To is the visitor, unless the address
 * needs SMTPUTF8: in a header, servers would return the mail (RFC 6531 §3.6). Message-ID and Date
 * depend on the message alone, so a second sending after a crash is recognised (RFC 5322 §3.6.4).
 */
export function toNotification(
  { reference, receivedAt, message, origin, urgent }: Envelope,
  { from, to }: MailAddresses,
) {
  const name = `${message.firstName} ${message.lastName}`;
  const asHeader = headerText(name);
  const answerable = isAscii(message.email.slice(0, message.email.lastIndexOf("@")));
  const rows = [
    ["Name", name],
    ["Email", message.email],
    ...(answerable
      ? []
      : [["To answer", "write to this address; a reply to this mail does not reach it"] as const]),
    ["Phone", message.phone || "not given"],
    ["Preferred contact method", message.contactMethod === "phone" ? "Phone" : "Email"],
    ...(urgent ? [["Marked by the sender", contactForm.urgent.mark] as const] : []),
    ["Received", formatChicagoDate(receivedAt)],
    ["Reference", reference],
    ...(origin?.page ? [["Came from the page", origin.page] as const] : []),
    ...(origin?.topic ? [["Topic", origin.topic] as const] : []),
  ] as const satisfies Rows;
  return {
    from,
    to,
    ...(answerable ? { replyTo: { name: asHeader, address: message.email } } : {}),
    subject: `${urgent ? `${contactForm.urgent.mark}: ` : ""}Inquiry ${reference} from ${asHeader}`,
    text: toText(rows, message.message),
    html: toHtml(rows, message.message),
    messageId: `<${reference.toLowerCase()}@${domainOf(from)}>`,
    date: new Date(receivedAt),
    // RFC 3834: keeps out-of-office answers from being sent to the website.
    headers: { "Auto-Submitted": "auto-generated", "X-Contact-Reference": reference },
  };
}

type Rows = readonly (readonly [label: string, value: string])[];

function toText(rows: Rows, words: string): string {
  return `${rows.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${words || "(no message)"}\n`;
}

const [ink, bond] = [brandColors.ink?.light, brandColors.bond?.light];

function toHtml(rows: Rows, words: string): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0;font-weight:600">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="en"><body style="font:16px/1.5 Georgia,serif;color:${ink};background:${bond};padding:24px">`,
    `<table role="presentation" style="border-collapse:collapse">${cells.join("")}</table>`,
    `<p style="white-space:pre-wrap;border-top:1px solid ${ink};padding-top:16px">${escapeHtml(words || "(no message)")}</p>`,
    "</body></html>",
  ].join("\n");
}

/** The domain of a mail address, with or without a name around it. */
export function domainOf(address: string): string {
  return /@([^\s>@]+)>?\s*$/.exec(address)?.[1] ?? "localhost";
}

/**
 * True when every mail server can carry the text (RFC 5321); other addresses need SMTPUTF8 (RFC
 * 6531).
 */
export function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/**
 * A visitor's text made safe for a mail header (Subject, the name in Reply-To); pure. Line breaks
 * and controls would begin another header and become spaces. Direction controls, which disguise
 * names (Unicode TR 36 §2.4), and byte order marks are removed. In "=?" a space is inserted: mail
 * programs decode it (RFC 2047 §2), perhaps into an address.
 */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "")
    .replaceAll("=?", "= ?")
    .trim();
}
