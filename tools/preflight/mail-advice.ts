import type { SmtpServer } from "service/delivery/channels/smtp-server.ts";
import type { DeliveryFailure, FailureReason } from "service/delivery/failure.ts";

/** What to do about a mail that was not taken, in a sentence or two; null when the server's own message says it. */
export function adviceFor({ reason, message }: DeliveryFailure, { host, port }: SmtpServer): string | null {
  if (/\b(?:EHLO|HELO|hostname)\b/i.test(message))
    return "The server refuses the name that it is greeted with: set SMTP_EHLO_NAME to this machine's public name.";
  return advice[reason]?.({ host, port }) ?? null;
}

type Place = Pick<SmtpServer, "host" | "port">;

const advice: Partial<Record<FailureReason, (place: Place) => string>> = {
  certificate: () =>
    "Give SMTP_URL the name that stands in the certificate; or, for a server of your own, put its certificate's PEM file into SMTP_CERTIFICATE. " +
    "On Debian that is /etc/ssl/certs/ssl-cert-snakeoil.pem.",
  tls: ({ port }) =>
    port === 465
      ? "Port 465 speaks TLS from the first byte: begin SMTP_URL with smtps://."
      : "The server offers no STARTTLS, or none that this program accepts. On a private network ?requireTLS=false after SMTP_URL goes on in plain text.",
  refused: ({ host, port }) =>
    `Nothing listens at ${host}, port ${port}, or a firewall is in between. Mail is handed over at 587 (smtp://) or 465 (smtps://).`,
  timeout: ({ host, port }) => `${host} does not answer at port ${port}: many hosting companies block 25; 587 and 465 usually pass.`,
  dns: ({ host }) => `There is no host named ${host}: look at SMTP_URL.`,
  auth: () => "Look at user and password in SMTP_URL; in both, characters such as @ : / % are written as %40 %3A %2F %25.",
  throttled: () =>
    "The server wants it tried again later (greylisting, or a full mailbox). The service does so by itself; try this test again in ten minutes.",
  rejected: () => "Does the address exist, and may MAIL_FROM send by this server?",
};
