import { createTransport } from "nodemailer";
import type { Config } from "service/config.ts";
import { recipientsOf } from "service/delivery/channels/recipients.ts";
import { toMailFailure } from "service/delivery/channels/smtp.ts";
import { type SmtpServer, smtpOptions } from "service/delivery/channels/smtp-server.ts";
import { type DeliveryFailure, failureMeanings } from "service/delivery/failure.ts";
import { toNoticeMail } from "service/delivery/notice.ts";
import { adviceFor } from "./mail-advice.ts";
import { maskSecrets } from "./mask-secrets.ts";

/**
 * Sends one test mail to each reader the way messages are sent. `say` gets the dialogue without passwords, and the outcome for each. True
 * when every mail was taken; false also without a mail server. Never throws.
 */
export async function checkMail(
  { smtp, mail, mailFolder }: Pick<Config, "smtp" | "mail" | "mailFolder">,
  say: (line: string) => void,
): Promise<boolean> {
  if (smtp === null) {
    say(`No mail server is set (SMTP_URL), so nobody gets mail: every message becomes a file in ${mailFolder}.`);
    return false;
  }
  say(`Mail server ${smtp.host}, port ${smtp.port}, ${describeTls(smtp)}; certificate: ${describeCertificate(smtp)}.`);
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

async function sendTest(smtp: SmtpServer, from: string, to: string, say: (line: string) => void): Promise<DeliveryFailure | null> {
  const mask = maskSecrets(smtp.auth ? [smtp.auth.pass, `\0${smtp.auth.user}\0${smtp.auth.pass}`] : []);
  const transport = createTransport({ ...smtpOptions(smtp), transactionLog: true, logger: dialogue((line) => say(mask(line))) });
  const now = Date.now();
  const notice = {
    id: `test-${now}`,
    kind: "test",
    at: now,
    subject: "Test of the contact form's mail: no enquiry",
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
    const side = typeof entry === "object" && entry !== null && "tnx" in entry ? sides.get(entry.tnx) : undefined;
    if (side !== undefined) for (const line of String(text).split(/\r?\n/)) say(`  ${side} ${line}`);
  };
  return { level: quiet, trace: quiet, debug, info: quiet, warn: quiet, error: quiet, fatal: quiet };
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
  return secure ? "TLS from the first byte" : requireTls ? "STARTTLS, insisted on" : "STARTTLS if it is offered";
}

function describeCertificate({ certificate }: SmtpServer): string {
  return { public: "one that public authorities vouch for", any: "any", file: "the one of SMTP_CERTIFICATE" }[certificate.kind];
}
