import { company } from "content/company.ts";
import { contactForm } from "content/contact-form.ts";
import type { ContactMessage, ContactReceipt } from "content/wire/contact-message.ts";
import { formatChicago, formatChicagoDate, formatUtc, replyDue } from "content/wire/reply-clock.ts";

const { receipt: words, fields, methods } = contactForm;

export type ReceiptFacts = {
  /** The time of receipt in Chicago and in UTC, the due time and the outside limit, each with its label. */
  readonly times: readonly { readonly label: string; readonly value: string; readonly more?: string }[];
  /** The next steps, in order of time. */
  readonly steps: readonly string[];
};

/**
 * The receipt's facts besides the reference, for the page and for the answer to a form sent without scripts. Times are from reply-clock.ts.
 */
export function receiptFacts({ receivedAt }: ContactReceipt): ReceiptFacts {
  const received = Date.parse(receivedAt);
  const { due, latest } = replyDue(received);
  const promises = [
    { at: due, text: words.steps.due(formatChicago(due)) },
    { at: latest, text: words.steps.limit(formatChicago(latest)) },
  ].sort((one, other) => one.at - other.at);
  return {
    times: [
      { label: words.received, value: formatChicagoDate(received), more: formatUtc(received) },
      { label: words.due, value: formatChicagoDate(due), more: formatUtc(due) },
      { label: words.limit, value: formatChicagoDate(latest), more: formatUtc(latest) },
    ],
    steps: [words.steps.read, ...promises.map(({ text }) => text), words.steps.silent(company.phone.display)],
  };
}

/** The six fields as filled in, with the form's labels; "" for an empty one. */
export function sentFields(message: ContactMessage): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: fields.firstName, value: message.firstName },
    { label: fields.lastName, value: message.lastName },
    { label: fields.email, value: message.email },
    { label: fields.phone, value: message.phone },
    { label: fields.contactMethod, value: methods[message.contactMethod] },
    { label: fields.message, value: message.message },
  ];
}
