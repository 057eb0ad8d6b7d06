import { acknowledgement } from "#content/acknowledgement.ts";
import { company } from "#content/company.ts";
import { domainOf } from "#server/contact/notification.ts";
import type { Envelope } from "#server/delivery/channel.ts";
import { formatChicagoDate, formatUtc, replyDue } from "#shared/reply-clock.ts";

/**
 * The mail that tells a sender that the message has arrived; pure. It is marked as automatic, so that no program answers it (RFC 3834 §3).
 * Reply-To is the company's mailbox. It holds no text of the message and no HTML. Message-ID and Date depend on the message alone, so a
 * second sending after a crash is recognised.
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
    // The second keeps Exchange from sending out-of-office replies (MS-OXCMAIL 2.2.3.2.14).
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
