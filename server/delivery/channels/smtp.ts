import { createTransport } from "nodemailer";
import { type MailAddresses, toNotification } from "#server/contact/notification.ts";
import type { Channel } from "#server/delivery/channel.ts";
import { bareAddress, type Recipient, recipientsOf } from "#server/delivery/channels/recipients.ts";
import { toMailFailure } from "#server/delivery/channels/smtp-failure.ts";
import { type SmtpServer, smtpOptions } from "#server/delivery/channels/smtp-server.ts";
import { DeliveryFailure } from "#server/delivery/failure.ts";
import { type Notice, toNoticeMail } from "#server/delivery/notice.ts";

/**
 * Mail over SMTP, one channel for each reader, because SMTP answers for each recipient (RFC 5321 §3.3). So a full or greylisting mailbox
 * delays no other reader. Each channel keeps up to two connections open.
 */
export function createSmtpChannels(server: SmtpServer, addresses: MailAddresses): readonly Channel[] {
  return recipientsOf(addresses.to).map((recipient) => createSmtpChannel(server, addresses, recipient));
}

/**
 * Delivered means: the server answered 250 after the data (RFC 5321 §4.1.1.4). If it dies just before, the mail may arrive twice with one
 * Message-ID. The header names all readers, so that each knows of the others; the envelope names one.
 */
function createSmtpChannel(server: SmtpServer, addresses: MailAddresses, recipient: Recipient): Channel {
  const pool = openPool(server);
  const envelope = { from: bareAddress(addresses.from), to: [recipient.address] };
  const send = async (mail: object, signal: AbortSignal) => {
    try {
      const { rejected } = await pool.sendMail({ ...mail, envelope, signal });
      if (rejected.length > 0) throw new DeliveryFailure("rejected", "the server took the mail and refused its recipient");
    } catch (error) {
      throw toMailFailure(error, [envelope.from, recipient.address]);
    }
  };
  return {
    name: recipient.channel,
    deliver: (message, signal) => send(toNotification(message, addresses), signal),
    tell: (notice: Notice, signal: AbortSignal) => send(toNoticeMail(notice, { from: addresses.from, to: recipient.address }), signal),
    close: () => pool.close(),
  };
}

/** Up to two connections to the mail server, kept open. */
export function openPool(server: SmtpServer) {
  return createTransport({
    ...smtpOptions(server),
    pool: true,
    maxConnections: 2,
    maxMessages: 100,
    // The outbox does the retries: the pool would retry at once, and unseen.
    maxRequeues: 0,
  });
}
