import { company } from "#content/company.ts";
import { contactForm } from "#content/contact-form.ts";
import { calendarText, escapeText } from "#shared/calendar-lines.ts";
import type { ContactMessage, ContactReceipt } from "#shared/contact-message.ts";
import { messageRecord } from "#shared/message-record.ts";
import { replyDue } from "#shared/reply-clock.ts";

const { event } = contactForm.receipt;
const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;

export type ReceiptFile = { readonly name: string; readonly href: `data:${string}` };

/** The reply's due time as a calendar entry of fifteen minutes (RFC 5545), in a data: address, so that it needs no request. */
export function calendarFile(receipt: ContactReceipt): ReceiptFile {
  return { name: `${receipt.reference}.ics`, href: dataAddress("text/calendar", replyCalendar(receipt)) };
}

/** The message's record (message-record.ts), whose bytes the receipt's SHA-256 is of. */
export function recordFile({ reference }: ContactReceipt, message: ContactMessage): ReceiptFile {
  return { name: `${reference}.json`, href: dataAddress("application/json", messageRecord(message)) };
}

/** The same receipt always gives the same bytes. */
export function replyCalendar({ reference, receivedAt }: ContactReceipt): string {
  const { due } = replyDue(Date.parse(receivedAt));
  const { name, phone, origin } = company;
  return calendarText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(name)}//Receipt//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${reference}@${new URL(origin).hostname}`,
    `DTSTAMP:${compact(Date.parse(receivedAt))}`,
    `DTSTART:${compact(due)}`,
    `DTEND:${compact(due + QUARTER_OF_AN_HOUR_MS)}`,
    `SUMMARY:${escapeText(event.title(name, reference))}`,
    `DESCRIPTION:${escapeText(event.text(name, reference, phone.display))}`,
    // The entry is a reminder and must not show the person as busy.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

/** "20261123T160000Z" */
const compact = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const dataAddress = (type: string, text: string) => `data:${type};charset=utf-8,${encodeURIComponent(text)}` as const;
