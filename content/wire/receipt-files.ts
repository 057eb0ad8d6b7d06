import { company } from "content/company.ts";
import { contactForm } from "content/contact-form.ts";
import { calendarText } from "content/wire/calendar.ts";
import type { ContactMessage, ContactReceipt } from "content/wire/contact-message.ts";
import { messageRecord } from "content/wire/message-record.ts";
import { replyDue } from "content/wire/reply-clock.ts";

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
  const { name, phone } = company;
  return calendarText("Receipt", [
    {
      id: reference,
      stamp: Date.parse(receivedAt),
      start: due,
      end: due + QUARTER_OF_AN_HOUR_MS,
      title: event.title(name, reference),
      text: event.text(name, reference, phone.display),
      // The entry is a reminder and must not show the person as busy.
      more: ["TRANSP:TRANSPARENT"],
    },
  ]);
}

const dataAddress = (type: string, text: string) => `data:${type};charset=utf-8,${encodeURIComponent(text)}` as const;
