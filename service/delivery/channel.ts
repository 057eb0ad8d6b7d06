import type { ContactMessage } from "content/wire/contact-message.ts";
import type { Origin } from "service/contact/post.ts";
import type { NoticeWay } from "service/delivery/notice.ts";

/** A stored message to deliver. `receivedAt` is milliseconds since 1970. */
export type Envelope = {
  readonly reference: string;
  readonly receivedAt: number;
  readonly message: ContactMessage;
  /** What led to it (contact/origin.ts); absent when unknown. */
  readonly origin?: Origin;
  /** The sender marked it as due within 24 hours. */
  readonly urgent?: boolean;
  /** The channel of the outbox row, which says which reply or whose assignment it is. */
  readonly channel?: string;
};

/** Runs short local `work` only while the message may be delivered, and blocks marking and erasing; else throws `withdrawn`. */
export type WhileDeliverable = (work: () => Promise<void>) => Promise<void>;

/**
 * A way to deliver messages. `deliver` resolves once the receiver has taken the message, and ends soon after `signal` aborts. Else it
 * throws a `DeliveryFailure`, or a system error, which is named by its code. After a crash it may run twice for one envelope, so each
 * channel sends a stable id by which the receiver recognises the second. A file that erasing must find is placed inside `whileDeliverable`.
 */
export type Channel = {
  /** Stored with each outbox row: lower case, never renamed. The kind stands before a colon, the receiver after it. */
  readonly name: string;
  readonly deliver: (envelope: Envelope, signal: AbortSignal, whileDeliverable?: WhileDeliverable) => Promise<void>;
  /** Closes connections. */
  readonly close?: () => void;
};

/** A channel that people read: notices of the service go the same way. */
export type Mailbox = Channel & NoticeWay;
