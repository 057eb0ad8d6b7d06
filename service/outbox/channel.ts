import type { ContactMessage } from "content/wire/contact-message.ts";
import { goesToSender, replyChannel } from "content/wire/inbox-message.ts";

/**
 * What led to a message: a path of this site without its query, and the form's topic; null where
 * unknown.
 */
export type Origin = { readonly page: string | null; readonly topic: string | null };

/** A stored message to deliver. `receivedAt` is milliseconds since 1970. */
export type Envelope = {
  readonly reference: string;
  readonly receivedAt: number;
  readonly message: ContactMessage;
  /** Absent when unknown. */
  readonly origin?: Origin;
  /** The sender marked it as due within 24 hours. */
  readonly urgent?: boolean;
  /** The channel of the outbox row, which says which reply or whose assignment it is. */
  readonly channel?: string;
};

/**
 * Runs short local `work` only while the message may be delivered, and blocks marking and erasing;
 * else throws `withdrawn`.
 */
export type WhileDeliverable = (work: () => Promise<void>) => Promise<void>;

/**
 * What erasing a person does about what a channel has handed on. `removed`: the channel takes its
 * own files of these messages away, and throws a system error when one stays. `kept`: `keeper` has
 * a copy, and staff must ask there ("the mailbox office@firm.example"). `nothing`: nobody but the
 * sender has anything of the sender's.
 */
export type Erasure =
  | { readonly kind: "removed"; readonly remove: (references: readonly string[]) => Promise<void> }
  | { readonly kind: "kept"; readonly keeper: string }
  | { readonly kind: "nothing" };

/**
 * A way to deliver messages. `deliver` resolves once the receiver has taken the message, and ends
 * soon after `signal` aborts. Else it throws a `DeliveryFailure`, or a system error, which is named
 * by its code. After a crash it may run twice for one envelope, so each channel sends a stable id
 * by which the receiver recognises the second. A file that erasing must find is placed inside
 * `whileDeliverable`.
 */
export type Channel = {
  /**
   * Stored with each outbox row: lower case, never renamed. The kind stands before a colon, the
   * receiver after it.
   */
  readonly name: string;
  readonly deliver: (
    envelope: Envelope,
    signal: AbortSignal,
    whileDeliverable?: WhileDeliverable,
  ) => Promise<void>;
  readonly erasure: Erasure;
  /** Closes connections. */
  readonly close?: () => void;
};

/** Removes the channels' own files of erased messages. Throws a system error when one stays. */
export async function removeFiles(
  channels: readonly Pick<Channel, "erasure">[],
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  for (const { erasure } of channels)
    if (erasure.kind === "removed") await erasure.remove(references);
}

/** One reader of the mails: the address as SMTP takes it (RCPT TO), and the name of its channel. */
export type Recipient = { readonly address: string; readonly channel: string };

/**
 * Every address in `to` (MAIL_TO: addresses with or without a name, separated by commas), each once
 * in any letter case; pure.
 */
export function recipientsOf(to: string): readonly Recipient[] {
  const addresses = to.split(",").map(bareAddress);
  const byChannel = new Map(
    addresses.map((address) => [`${mailChannel}:${address.toLowerCase()}`, address]),
  );
  return [...byChannel].map(([channel, address]) => ({ channel, address }));
}

/** The address in `Name <address>`, or the text as it is. */
export function bareAddress(text: string): string {
  return (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim();
}

/**
 * How the names of mail channels begin. Alone it is the channel of former releases, which sent one
 * mail to all readers.
 */
const mailChannel = "smtp";

/** True for channels that end in a mailbox: one of them can take over from another. */
export function endsInMailbox(channel: string): boolean {
  return channel === mailChannel || channel.startsWith(`${mailChannel}:`);
}

/**
 * How the channels begin of which each row has one of its own: a reply's, by its id, and what tells
 * a member of staff of an assignment or of an overdue reply, by the account's.
 */
export const replyKind = replyChannel("");
export const assignmentKind = "assigned:";
export const overdueKind = "overdue:";
const toStaff = [assignmentKind, overdueKind] as const;

/** The channel's name in metrics and alerts: the rows of a kind share one. */
export function labelOf(channel: string): string {
  return [replyKind, ...toStaff].some((kind) => channel.startsWith(kind))
    ? channel.slice(0, channel.indexOf(":"))
    : channel;
}

/**
 * True for what is no delivery of the message itself, and so no matter of the form: the
 * acknowledgement, replies, mails to staff.
 */
export function isBesides(channel: string): boolean {
  return goesToSender(channel) || toStaff.some((kind) => channel.startsWith(kind));
}

/**
 * The channel that answers the sender. Its rows are no deliveries of the message: staff and alerts
 * ignore them.
 */
export const acknowledgementChannel = "acknowledgement";
