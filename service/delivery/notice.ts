import { domainOf, type MailAddresses } from "service/delivery/notification.ts";
import type { Log } from "service/logger.ts";
import type { Channel } from "service/outbox/channel.ts";
import { toDeliveryFailure } from "service/outbox/failure.ts";

/** A message of the service about itself, without any data of visitors. */
export type Notice = {
  /**
   * Lower-case letters, digits and hyphens; the same for every try, so that a receiver recognises a
   * repetition.
   */
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
  | "reply.overdue"
  | "test";

/**
 * The notice as a mail; pure. It is marked as automatic, so that no program answers it (RFC 3834).
 */
export function toNoticeMail({ id, at, kind, subject, text }: Notice, { from, to }: MailAddresses) {
  return {
    from,
    to,
    subject,
    text: `${text}\n`,
    messageId: `<${id}@${domainOf(from)}>`,
    date: new Date(at),
    headers: { "Auto-Submitted": "auto-generated", "X-Contact-Notice": kind },
  };
}

/**
 * How a notice goes to one reader or receiver. It resolves once it is taken, and throws as a
 * channel does (channel.ts).
 */
export type NoticeWay = {
  readonly name: string;
  readonly tell: (notice: Notice, signal: AbortSignal) => Promise<void>;
  readonly close?: () => void;
};

/** A channel that people read: notices of the service go the same way. */
export type Mailbox = Channel & NoticeWay;

const limitMs = 30_000;

/**
 * Sends a notice every way at once, for 30 s each; logs `failed` for each that did not take it.
 * True when one did. Never throws.
 */
export async function tell(
  { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
  ways: readonly NoticeWay[],
  notice: Notice,
  failed: string,
): Promise<boolean> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  const told = await Promise.allSettled(ways.map((way) => way.tell(notice, limit)));
  told.forEach((result, at) => {
    if (result.status === "rejected")
      log.error(
        { channel: ways[at]?.name, reason: toDeliveryFailure(result.reason).reason },
        failed,
      );
  });
  return told.some(({ status }) => status === "fulfilled");
}

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/**
 * A span of time in its largest whole unit, as people say it: "25 minutes", "1 hour", "3 days";
 * pure.
 */
export function inWords(ms: number): string {
  const [name, length] = units.find(([, unit]) => ms >= unit) ?? units[2];
  return counted(Math.max(1, Math.floor(ms / length)), name);
}

/** "1 message", "2 messages". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
