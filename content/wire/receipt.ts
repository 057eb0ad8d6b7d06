import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { calendarText } from "content/wire/calendar.ts";
import type { ContactMessage, ContactReceipt } from "content/wire/contact-message.ts";
import { formatChicago, formatChicagoDate, formatUtc, replyDue } from "content/wire/reply-clock.ts";

export type ReceiptFacts = {
  /**
   * The time of receipt in Chicago and in UTC, the due time and the latest one, each with its
   * label.
   */
  readonly times: readonly {
    readonly label: string;
    readonly value: string;
    readonly more?: string;
  }[];
  /** The next steps, in order of time. */
  readonly steps: readonly string[];
};

/**
 * The receipt's facts besides the reference, for the page and for the answer to a form sent without
 * scripts. Times are from reply-clock.ts.
 */
export function receiptFacts({ receivedAt }: ContactReceipt): ReceiptFacts {
  const received = Date.parse(receivedAt);
  const { due, latest } = replyDue(received);
  const { receipt: words } = contactForm;
  return {
    times: [
      { label: words.received, value: formatChicagoDate(received), more: formatUtc(received) },
      { label: words.due, value: formatChicagoDate(due), more: formatUtc(due) },
      { label: words.limit, value: formatChicagoDate(latest), more: formatUtc(latest) },
    ],
    steps: [
      words.steps.read,
      ...(due < latest ? [words.steps.due(formatChicago(due))] : []),
      words.steps.limit(formatChicago(latest)),
      words.steps.silent(company.phone.display),
    ],
  };
}

/** The six fields as filled in, with the form's labels; "" for an empty one. */
export function sentFields(
  message: ContactMessage,
): readonly { readonly label: string; readonly value: string }[] {
  const { fields, methods } = contactForm;
  return [
    { label: fields.firstName, value: message.firstName },
    { label: fields.lastName, value: message.lastName },
    { label: fields.email, value: message.email },
    { label: fields.phone, value: message.phone },
    { label: fields.contactMethod, value: methods[message.contactMethod] },
    { label: fields.message, value: message.message },
  ];
}

const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;

export type ReceiptFile = { readonly name: string; readonly href: `data:${string}` };

/**
 * The reply's due time as a calendar entry of fifteen minutes (RFC 5545), in a data: address, so
 * that it needs no request.
 */
export function calendarFile(receipt: ContactReceipt): ReceiptFile {
  return {
    name: `${receipt.reference}.ics`,
    href: dataAddress("text/calendar", replyCalendar(receipt)),
  };
}

/** The message's record, whose bytes the receipt's SHA-256 is of. */
export function recordFile({ reference }: ContactReceipt, message: ContactMessage): ReceiptFile {
  return {
    name: `${reference}.json`,
    href: dataAddress("application/json", messageRecord(message)),
  };
}

/** The same receipt always gives the same bytes. */
export function replyCalendar({ reference, receivedAt }: ContactReceipt): string {
  const { due } = replyDue(Date.parse(receivedAt));
  const { name, phone } = company;
  const { event } = contactForm.receipt;
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

const dataAddress = (type: string, text: string) =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}` as const;

/**
 * A message's six fields as one text, identical in browser and server: JSON without blanks, in SPEC
 * §3's order. The receipt's SHA-256 is of this text in UTF-8.
 */
export function messageRecord({
  firstName,
  lastName,
  email,
  phone,
  message,
  contactMethod,
}: ContactMessage): string {
  return JSON.stringify({ firstName, lastName, email, phone, message, contactMethod });
}
