import { acknowledgement } from "#content/acknowledgement.ts";
import { company } from "#content/company.ts";
import { domainOf } from "#server/contact/notification.ts";
import type { Envelope } from "#server/delivery/channel.ts";
import { formatChicagoDate, formatUtc, replyDue } from "#shared/reply-clock.ts";

/**
 * The mail that tells a sender that the message has arrived; pure. An automatic answer as RFC 3834 §3 wants it: it says that it is one, so that no other
 * program answers it, and an answer by hand reaches the company's mailbox. It holds no word of the message and no HTML. Message-ID and Date
 * depend on the message alone: sent twice after a crash, it is recognised as one.
 */
export function toAcknowledgement({ reference, receivedAt, message }: Envelope, from: string) {
  const { due, latest } = replyDue(receivedAt);
  const facts = {
    reference,
    received: formatChicagoDate(receivedAt),
    receivedUtc: formatUtc(receivedAt),
    due: formatChicagoDate(due),
    latest: formatChicagoDate(latest),
  };
  return {
    from,
    to: { name: "", address: message.email },
    replyTo: company.mail.info.address,
    subject: acknowledgement.subject(facts),
    text: `${acknowledgement.text(facts)}\n`,
    messageId: `<ack-${reference.toLowerCase()}@${domainOf(from)}>`,
    date: new Date(receivedAt),
    // The second is for Exchange, which else answers with its out-of-office notes (MS-OXCMAIL 2.2.3.2.14).
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
