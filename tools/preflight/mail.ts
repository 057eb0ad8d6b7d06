import { createTransport } from "nodemailer";
import type { Config } from "service/config.ts";
import { toMailFailure } from "service/delivery/channels/smtp.ts";
import { type SmtpServer, smtpOptions } from "service/delivery/channels/smtp-server.ts";
import { toNoticeMail } from "service/delivery/notice.ts";
import { type FailureReason, failureMeanings } from "service/failure-reasons.ts";
import { recipientsOf } from "service/outbox/channel.ts";
import type { DeliveryFailure } from "service/outbox/failure.ts";

/**
 * Sends one test mail to each reader the way messages are sent. `say` gets the dialogue without
 * passwords, and the outcome for each. True when every mail was taken; false also without a mail
 * server. Never throws.
 */
export async function checkMail(
  { smtp, mail, mailFolder }: Pick<Config, "smtp" | "mail" | "mailFolder">,
  say: (line: string) => void,
): Promise<boolean> {
  if (smtp === null) {
    say(
      `No mail server is set (SMTP_URL), so nobody gets mail: every message becomes a file in ${mailFolder}.`,
    );
    return false;
  }
  say(
    `Mail server ${smtp.host}, port ${smtp.port}, ${describeTls(smtp)}; certificate: ${describeCertificate(smtp)}.`,
  );
  let taken = true;
  for (const { address } of recipientsOf(mail.to)) {
    say(`\n${address}`);
    const failure = await sendTest(smtp, mail.from, address, say);
    say(
      failure
        ? describeFailure(failure, smtp)
        : `  Taken by the server. Look into the mailbox, and among the spam: taken is not yet arrived.`,
    );
    taken &&= failure === null;
  }
  return taken;
}

async function sendTest(
  smtp: SmtpServer,
  from: string,
  to: string,
  say: (line: string) => void,
): Promise<DeliveryFailure | null> {
  const mask = maskSecrets(
    smtp.auth ? [smtp.auth.pass, `\0${smtp.auth.user}\0${smtp.auth.pass}`] : [],
  );
  const transport = createTransport({
    ...smtpOptions(smtp),
    transactionLog: true,
    logger: dialogue((line) => say(mask(line))),
  });
  const now = Date.now();
  const notice = {
    id: `test-${now}`,
    kind: "test",
    at: now,
    subject: "Test of the contact form's mail: no inquiry",
    text: "Messages from the contact form reach you the way this one did. Nothing is to be done.",
    facts: {},
  } as const;
  try {
    await transport.sendMail(toNoticeMail(notice, { from, to }));
    return null;
  } catch (error) {
    return toMailFailure(error, [from, to]);
  } finally {
    transport.close();
  }
}

/** A logger that passes on the SMTP dialogue line by line. */
function dialogue(say: (line: string) => void) {
  const quiet = () => {};
  const debug = (entry: unknown, text: unknown) => {
    const side =
      typeof entry === "object" && entry !== null && "tnx" in entry
        ? sides.get(entry.tnx)
        : undefined;
    if (side !== undefined)
      for (const line of String(text).split(/\r?\n/)) say(`  ${side} ${line}`);
  };
  return {
    level: quiet,
    trace: quiet,
    debug,
    info: quiet,
    warn: quiet,
    error: quiet,
    fatal: quiet,
  };
}

const sides: ReadonlyMap<unknown, string> = new Map([
  ["client", "C:"],
  ["server", "S:"],
]);

function describeFailure(failure: DeliveryFailure, smtp: SmtpServer): string {
  const advice = adviceFor(failure, smtp);
  return `  Not taken. ${failure.reason}: ${failureMeanings[failure.reason]}.\n  It said: ${failure.message}${advice ? `\n  ${advice}` : ""}`;
}

function describeTls({ secure, requireTls }: SmtpServer): string {
  return secure
    ? "TLS from the first byte"
    : requireTls
      ? "STARTTLS, insisted on"
      : "STARTTLS if it is offered";
}

function describeCertificate({ certificate }: SmtpServer): string {
  return {
    public: "one that public authorities vouch for",
    any: "any",
    file: "the one of SMTP_CERTIFICATE",
  }[certificate.kind];
}

/**
 * What to do about a mail that was not taken, in a sentence or two; null when the server's own
 * message says it.
 */
function adviceFor(
  { reason, message }: DeliveryFailure,
  { host, port }: SmtpServer,
): string | null {
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
  timeout: ({ host, port }) =>
    `${host} does not answer at port ${port}: many hosting companies block 25; 587 and 465 usually pass.`,
  dns: ({ host }) => `There is no host named ${host}: look at SMTP_URL.`,
  auth: () =>
    "Look at user and password in SMTP_URL; in both, characters such as @ : / % are written as %40 %3A %2F %25.",
  throttled: () =>
    "The server wants it tried again later (greylisting, or a full mailbox). The service does so by itself; try this test again in ten minutes.",
  rejected: () => "Does the address exist, and may MAIL_FROM send by this server?",
};

/** Returns a function that replaces `secrets`, in clear and in base64, in a text. */
function maskSecrets(secrets: readonly string[]): (text: string) => string {
  const hidden = secrets
    .filter(Boolean)
    .flatMap((secret) => [secret, Buffer.from(secret).toString("base64")]);
  return (text) => hidden.reduce((masked, secret) => masked.replaceAll(secret, "(secret)"), text);
}
