import { join } from "node:path";
import { company } from "content/company.ts";
import { fill } from "content/fill.ts";
import { replyTemplates } from "content/reply-templates.ts";
import { formatChicagoDate, replyDue } from "content/wire/reply-clock.ts";
import type { Config } from "service/config.ts";
import type { Database } from "service/db/database.ts";
import type { ReplyRow } from "service/db/tables.ts";
import { acknowledgementId } from "service/delivery/channels/acknowledgement.ts";
import { removeMailFiles, writeMail } from "service/delivery/channels/file.ts";
import { createSender } from "service/delivery/channels/smtp.ts";
import { domainOf, headerText } from "service/delivery/notification.ts";
import {
  acknowledgementChannel,
  assignmentKind,
  bareAddress,
  type Channel,
  type Envelope,
  type Erasure,
  overdueKind,
  replyKind,
} from "service/outbox/channel.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";
import { threadOf } from "service/outbox/rows.ts";
import { filesOf, readReplyFile } from "service/reply-files.ts";

type InboxMailSettings = Pick<
  Config,
  "smtp" | "mail" | "mailFolder" | "inboxOrigin" | "inboxPort"
> &
  Partial<Pick<Config, "replyFiles">>;

/**
 * Sends replies to senders, and tells colleagues of messages that are assigned to them and of those
 * of theirs that are overdue. Without a mail server it writes `<reference>+<id>.eml`.
 */
export function createInboxMail(
  settings: InboxMailSettings,
  { kysely }: Database,
): readonly Channel[] {
  const { smtp, mailFolder } = settings;
  const from = settings.mail.from;
  const sender = smtp ? createSender(smtp, from) : null;
  const deliver =
    (compose: (envelope: Envelope, id: string) => Promise<InboxMail>): Channel["deliver"] =>
    async (envelope, signal, whileDeliverable) => {
      const channel = envelope.channel ?? "";
      const id = channel.replace(/^[^:]*:/, "");
      const mail = await compose(envelope, id);
      // Both mails to a colleague are called by the account.
      const name = channel.startsWith(overdueKind) ? `overdue-${id}` : id;
      if (sender) await sender.send(mail, mail.to.address, signal);
      else
        await writeMail(
          join(mailFolder, `${envelope.reference}+${name}.eml`),
          mail,
          whileDeliverable,
        );
    };
  const close = () => sender?.close();
  // A reply goes to its sender; the others name nobody but a colleague.
  const erasure: Erasure = sender
    ? { kind: "nothing" }
    : { kind: "removed", remove: (references) => removeMailFiles(mailFolder, references) };

  const reply = deliver(async (envelope, id) => {
    const { reference } = envelope;
    const thread = await threadOf(kysely, [reference]);
    const acknowledged = await kysely
      .selectFrom("delivery")
      .select("state")
      .where("reference", "=", reference)
      .where("channel", "=", acknowledgementChannel)
      .where("state", "=", "delivered")
      .executeTakeFirst();
    const mail = toReply(envelope, id, thread, acknowledged !== undefined, from);
    const row = thread.find((one) => one.id === id);
    if (!mail || !row)
      throw new DeliveryFailure("withdrawn", "there is no such reply", { drop: true });
    return { ...mail, attachments: await attachmentsOf(row, settings.replyFiles ?? null) };
  });

  /** A mail to the account that has the message, while it has it and the mail says what is so. */
  const toOwner = (compose: typeof toAssignment, isOfUnanswered: boolean) =>
    deliver(async (envelope, id) => {
      const account = await kysely
        .selectFrom("staff_account")
        .select(["name", "email"])
        .where("id", "=", id)
        .executeTakeFirst();
      const handling = await kysely
        .selectFrom("handling")
        .innerJoin("contact_message", "contact_message.reference", "handling.reference")
        .select(["taken_by", "taken_at", "answered_at", "state"])
        .where("handling.reference", "=", envelope.reference)
        .executeTakeFirst();
      const isAnswered = handling?.answered_at !== null || handling.state !== "new";
      if (!account?.email || handling?.taken_by !== account.name || (isOfUnanswered && isAnswered))
        throw new DeliveryFailure("not-needed", "not sent", { drop: true });
      const inbox = settings.inboxOrigin ?? `http://localhost:${settings.inboxPort}`;
      return compose(
        envelope,
        { name: account.name, address: account.email },
        handling.taken_at ?? 0,
        from,
        inbox,
      );
    });
  const assignment = toOwner(toAssignment, false);
  const overdue = toOwner(toOverdue, true);

  return [
    { name: replyKind, deliver: reply, erasure, close },
    { name: assignmentKind, deliver: assignment, erasure },
    { name: overdueKind, deliver: overdue, erasure },
  ];
}

/**
 * The files of a reply, as they were when it was sent. Throws a DeliveryFailure for staff when one
 * is no longer there, or no longer the same.
 */
async function attachmentsOf(row: ReplyRow, folder: string | null) {
  return Promise.all(
    filesOf(row).map(async ({ name, sha256 }) => {
      const file = folder === null ? null : await readReplyFile(folder, name);
      if (file?.sha256 !== sha256)
        throw new DeliveryFailure("attachment", name, { permanent: true });
      return { filename: name, content: file.content };
    }),
  );
}

type InboxMail = { readonly to: { readonly name: string; readonly address: string } };

/**
 * The reply `id` as a mail; pure. Null when `thread`, the replies to the message, lacks it. The
 * sender's name is the member of staff's. It quotes what the sender wrote last. In-Reply-To and
 * References (RFC 5322 §3.6.4) name the mails before it: the notification, the acknowledgement if
 * one was sent, earlier replies. Message-ID and Date depend on the reply alone, so that a second
 * sending after a crash is recognised.
 */
function toReply(
  envelope: Envelope,
  id: string,
  thread: readonly ReplyRow[],
  acknowledged: boolean,
  from: string,
) {
  const at = thread.findIndex((row) => row.id === id);
  const reply = thread[at];
  if (!reply) return null;
  const { reference, receivedAt, message } = envelope;
  const name = `${message.firstName} ${message.lastName}`.trim();
  const domain = domainOf(from);
  const references = [
    `<${reference.toLowerCase()}@${domain}>`,
    ...(acknowledged ? [acknowledgementId(reference, domain)] : []),
    ...thread.slice(0, at).map((row) => row.message_id ?? replyId(row.id, domain)),
  ];
  // What the sender wrote last.
  const answer = thread.slice(0, at).findLast((row) => row.message_id !== null);
  const quoted = answer ? answer.text : message.message;
  const quotation = fill(replyTemplates.quotation, {
    received: formatChicagoDate(answer?.at ?? receivedAt),
    "full name": name,
  });
  return {
    from: { name: headerText(reply.author), address: bareAddress(from) },
    to: { name: headerText(name), address: message.email },
    replyTo: company.mail.info.address,
    subject: headerText(reply.subject),
    text: `${reply.text.trim()}\n${quoted ? `\n${quotation}\n${quote(quoted)}\n` : ""}`,
    messageId: replyId(id, domain),
    inReplyTo: references.at(-1),
    references,
    date: new Date(reply.at),
    headers: { "X-Contact-Reference": reference },
  };
}

function replyId(id: string, domain: string): string {
  return `<reply-${id}@${domain}>`;
}

function quote(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) => (line ? `> ${line}` : ">"))
    .join("\n");
}

/**
 * Tells a colleague that a message is his: its reference and when the reply is due, nothing about
 * the sender.
 */
function toAssignment(
  { reference, receivedAt, urgent }: Envelope,
  to: InboxMail["to"],
  takenAt: number,
  from: string,
  inbox: string,
) {
  const { due } = replyDue(receivedAt);
  return {
    from,
    to,
    subject: `${urgent ? "Due within 24 hours: " : ""}inquiry ${reference} is yours`,
    text: [
      `The inquiry ${reference} was assigned to you in the inbox.`,
      `A first reply is due ${formatChicagoDate(due)}.`,
      "",
      `${inbox}/#/messages/${reference}`,
      "",
    ].join("\n"),
    messageId: `<assigned-${reference.toLowerCase()}-${takenAt}@${domainOf(from)}>`,
    date: new Date(takenAt),
    headers: { "Auto-Submitted": "auto-generated", "X-Contact-Reference": reference },
  };
}

/**
 * Tells a colleague once that the first reply to a message of his is overdue: its reference and
 * since when, nothing about the sender.
 */
function toOverdue(
  { reference, receivedAt }: Envelope,
  to: InboxMail["to"],
  _takenAt: number,
  from: string,
  inbox: string,
): ReturnType<typeof toAssignment> {
  const { due } = replyDue(receivedAt);
  return {
    from,
    to,
    subject: `inquiry ${reference} is overdue`,
    text: [
      `Nobody has answered the inquiry ${reference}, which is yours in the inbox.`,
      `A first reply was due ${formatChicagoDate(due)}. If you cannot write it, hand the inquiry back or assign it to a colleague.`,
      "",
      `${inbox}/#/messages/${reference}`,
      "",
    ].join("\n"),
    messageId: `<overdue-${reference.toLowerCase()}@${domainOf(from)}>`,
    date: new Date(due),
    headers: { "Auto-Submitted": "auto-generated", "X-Contact-Reference": reference },
  };
}
