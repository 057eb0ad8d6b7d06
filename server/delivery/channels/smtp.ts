import { createTransport } from "nodemailer";
import { type MailAddresses, toNotification } from "#server/contact/notification.ts";
import type { Channel } from "#server/delivery/channel.ts";
import { toMailFailure } from "#server/delivery/channels/smtp-failure.ts";

/** Where and how to hand over mail. `secure` is TLS from the first byte, `requireTls` refuses to go on without STARTTLS. */
export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly requireTls: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
};

/**
 * Sends each message as a mail over SMTP, keeping up to three connections open.
 * Done means: the server said 250 after the data (RFC 5321 §4.1.1.4). If it dies right before, the mail may arrive twice with one Message-ID.
 */
export function createSmtpChannel(server: SmtpServer, addresses: MailAddresses): Channel {
  const pool = openPool(server);
  return {
    name: "smtp",
    async deliver(envelope, signal) {
      try {
        await pool.sendMail({ ...toNotification(envelope, addresses), signal });
      } catch (error) {
        throw toMailFailure(error);
      }
    },
    close: () => pool.close(),
  };
}

function openPool(server: SmtpServer) {
  return createTransport({
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    // Trying again is the outbox's business: the pool would do it at once, and unseen.
    maxRequeues: 0,
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ...(server.auth ? { auth: server.auth } : {}),
    // One less than a try may last, so that the reason says where it hung.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
