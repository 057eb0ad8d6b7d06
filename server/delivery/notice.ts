import { domainOf, type MailAddresses } from "#server/contact/notification.ts";

/** A message of the service about itself, without any data of visitors. */
export type Notice = {
  /** Lower-case letters, digits and hyphens; the same for every try, so that a receiver recognises a repetition. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly subject: string;
  readonly text: string;
  /** What the text says, for programs. */
  readonly facts: Readonly<Record<string, string | number>>;
};

export type NoticeKind =
  | "held.waiting"
  | "channel.failing"
  | "channel.recovered"
  | "canary"
  | "canary.missing"
  | "reply.overdue"
  | "spam.weekly"
  | "test";

/** The notice as a mail; pure. It is marked as automatic, so that no program answers it (RFC 3834). */
export function toNoticeMail({ id, at, kind, subject, text }: Notice, { from, to }: MailAddresses) {
  return {
    from,
    to,
    subject,
    text: `${text}\n`,
    messageId: `<${id}@${domainOf(from)}>`,
    date: new Date(at),
    headers: { "Auto-Submitted": "auto-generated", "X-Contact-Notice": kind },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
