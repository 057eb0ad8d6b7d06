import { createTransport } from "nodemailer";
import { type SmtpServer, smtpOptions } from "service/delivery/channels/smtp-server.ts";
import { type Mailbox, type Notice, toNoticeMail } from "service/delivery/notice.ts";
import { isAscii, type MailAddresses, toNotification } from "service/delivery/notification.ts";
import { codeOf, type FailureReason, reasonOfCode } from "service/failure-reasons.ts";
import { bareAddress, type Recipient, recipientsOf } from "service/outbox/channel.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";

/**
 * Mail over SMTP, a channel for each reader: SMTP answers for each (RFC 5321 §3.3), and a full
 * mailbox delays no other reader.
 */
export function createSmtpChannels(
  server: SmtpServer,
  addresses: MailAddresses,
): readonly Mailbox[] {
  return recipientsOf(addresses.to).map((recipient) =>
    createSmtpChannel(server, addresses, recipient),
  );
}

/**
 * Delivered: 250 after the data (RFC 5321 §4.1.1.4). The header names all readers, the envelope
 * one; a repetition has the Message-ID.
 */
function createSmtpChannel(
  server: SmtpServer,
  addresses: MailAddresses,
  recipient: Recipient,
): Mailbox {
  const { send, close } = createSender(server, addresses.from);
  const own = [recipient.address];
  return {
    name: recipient.channel,
    deliver: (message, signal) =>
      send(toNotification(message, addresses), recipient.address, signal, own),
    erasure: { kind: "kept", keeper: `the mailbox ${recipient.address}` },
    tell: (notice: Notice, signal: AbortSignal) =>
      send(
        toNoticeMail(notice, { from: addresses.from, to: recipient.address }),
        recipient.address,
        signal,
        own,
      ),
    close,
  };
}

/**
 * Sends a mail to one address; bounces go to `from`. Throws as toMailFailure; `own` are more
 * addresses that are ours to correct.
 */
export function createSender(server: SmtpServer, from: string) {
  const pool = openPool(server);
  return {
    async send(
      mail: object,
      to: string,
      signal: AbortSignal,
      own: readonly string[] = [],
    ): Promise<void> {
      const envelope = { from: bareAddress(from), to: [to] };
      try {
        const { rejected } = await pool.sendMail({ ...mail, envelope, signal });
        if (rejected.length > 0)
          throw new DeliveryFailure(
            "rejected",
            "the server took the mail and refused its recipient",
          );
      } catch (error) {
        throw toMailFailure(error, [envelope.from, ...own]);
      }
    },
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

/**
 * Names what nodemailer threw. After a 4yz answer the mail is tried again (RFC 5321 §4.2.1). A 5yz
 * answer to sender, recipient or content is final: the mail becomes a dead letter, which staff sees
 * and can replay. Refused credentials (RFC 4954 §6) are our own mistake and are tried again. So is
 * one of `addresses` (our sender and reader) that needs SMTPUTF8 (RFC 6531) on a server without it.
 */
export function toMailFailure(error: unknown, addresses: readonly string[] = []): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const { status, detail } = answerOf(error);
  const code = codeOf(error);
  if (status !== null && code !== "ETLS") {
    if (
      status >= 500 &&
      code === "EENVELOPE" &&
      addresses.some((address) => !isAscii(localPart(address)))
    )
      return new DeliveryFailure("smtputf8", detail);
    // Only an answer to this mail is final: a server that greets with 554 may recover.
    const permanent =
      status >= 500 && !authStatuses.has(status) && (code === "EENVELOPE" || code === "EMESSAGE");
    return new DeliveryFailure(reasonOfStatus(status), detail, { permanent });
  }
  return new DeliveryFailure(reasonWithoutAnswer(error), detail);
}

/**
 * Domains have an ASCII form (RFC 5890), which nodemailer sends; the part before the @ has none.
 */
function localPart(address: string): string {
  return address.slice(0, address.lastIndexOf("@"));
}

function reasonOfStatus(status: number): FailureReason {
  if (authStatuses.has(status)) return "auth";
  if (status === 421 || status === 450 || status === 452) return "throttled";
  return status >= 500 ? "rejected" : "unavailable";
}

const authStatuses: ReadonlySet<number> = new Set([432, 454, 530, 534, 535, 538]);

function reasonWithoutAnswer(error: unknown): FailureReason {
  const code = codeOf(error);
  if (code === "EAUTH" || code === "ENOAUTH") return "auth";
  if (code === "EABORT") return "timeout";
  if (code === "ECONNECTION") return "dropped";
  if (code === "EREQUIRETLS") return "tls";
  const text = error instanceof Error ? error.message : "";
  // nodemailer wraps system errors as ESOCKET and keeps their code in the text only.
  const inner =
    /\b(E[A-Z_]{3,}|CERT_[A-Z_]+|DEPTH_[A-Z_]+|SELF_SIGNED[A-Z_]*|UNABLE_TO_[A-Z_]+|ERR_(?:TLS|SSL)_[A-Z_]+)\b/.exec(
      text,
    )?.[1];
  const byText = reasonOfCode(inner ?? null);
  if (byText !== "unknown") return byText;
  if (/certificate|altnames/i.test(text)) return "certificate";
  if (/TLS|SSL/i.test(text)) return "tls";
  const byCode = reasonOfCode(code);
  if (byCode !== "unknown") return byCode;
  return /closed|hang up|disconnected/i.test(text) ? "dropped" : "unknown";
}

/**
 * The server's status and text. The text is cut to 200 characters and addresses are masked: it goes
 * into history and log.
 */
function answerOf(error: unknown): { readonly status: number | null; readonly detail: string } {
  if (typeof error !== "object" || error === null) return { status: null, detail: "no detail" };
  const status =
    "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : null;
  const words =
    "response" in error && typeof error.response === "string"
      ? error.response
      : error instanceof Error
        ? error.message
        : "no detail";
  return {
    status,
    detail: words.replace(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/g, "(address)").slice(0, 200),
  };
}
