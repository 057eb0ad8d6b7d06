import { domainOf, type MailAddresses } from "service/contact/notification.ts";
import type { Channel } from "service/delivery/channel.ts";
import { type DeliveryFailure, toDeliveryFailure } from "service/delivery/failure.ts";
import type { Log } from "service/logger.ts";

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
  };
}

/** Whether a way took a notice; `failure` is null when it did. */
type Told = { readonly channel: string; readonly failure: DeliveryFailure | null };

/** What a notice needs of a channel. */
export type NoticeWay = Pick<Channel, "name" | "tell" | "close">;

const limitMs = 30_000;

/** Sends a notice every way at once; each has 30 s, and ends when `signal` aborts. Never throws. */
export function tellAll(ways: readonly NoticeWay[], notice: Notice, signal: AbortSignal): Promise<readonly Told[]> {
  return Promise.all(
    ways.map(async ({ name, tell }) => {
      try {
        await tell(notice, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]));
        return { channel: name, failure: null };
      } catch (error) {
        return { channel: name, failure: toDeliveryFailure(error) };
      }
    }),
  );
}

type Speaker = { readonly log: Log; readonly signal: AbortSignal };

/** The same, with `failed` in the log for each way that did not take it. True when one did. */
export async function tell(
  { log, signal }: Speaker,
  ways: readonly NoticeWay[],
  notice: Notice,
  failed: string,
  level: "warn" | "error" = "warn",
): Promise<boolean> {
  const told = await tellAll(ways, notice, signal);
  for (const { channel, failure } of told) if (failure) log[level]({ channel, reason: failure.reason }, failed);
  return told.some(({ failure }) => failure === null);
}

/** A name as a part of a notice's id. */
export function idPart(name: string): string {
  return name.replace(/[^a-z0-9]+/g, "-");
}

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** A span of time in its largest whole unit, as people say it: "25 minutes", "1 hour", "3 days"; pure. */
export function inWords(ms: number): string {
  const [name, length] = units.find(([, unit]) => ms >= unit) ?? units[2];
  return counted(Math.max(1, Math.floor(ms / length)), name);
}

/** "1 message", "2 messages". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
