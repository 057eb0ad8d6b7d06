import type { Origin } from "#server/contact/origin.ts";
import type { Notice } from "#server/delivery/notice.ts";
import type { ContactMessage } from "#shared/contact-message.ts";

/** A stored message on its way out. `receivedAt` is milliseconds since 1970. */
export type Envelope = {
  readonly reference: string;
  readonly receivedAt: number;
  readonly message: ContactMessage;
  /** What led to it (contact/origin.ts); left out when it is not known. */
  readonly origin?: Origin;
};

/**
 * Runs `work` only while the message may be delivered, and holds back whoever would mark or erase it meanwhile. Throws a DeliveryFailure
 * (`withdrawn`) when it may not any more: then `work` has not run. It is for a moment's work inside the house, never for another machine's answer.
 */
export type WhileDeliverable = (work: () => Promise<void>) => Promise<void>;

/**
 * A way out of the house. `deliver` resolves once the other side has taken the message, and throws a `DeliveryFailure` (or a system
 * error, which gets a name from its code) when it has not. It ends soon after `signal` aborts. A crash can make it run twice for the same
 * envelope, so each channel sends something stable by which the receiver recognises the second one. A channel that keeps something where
 * erasing looks for it (a file) puts it there inside `whileDeliverable`.
 */
export type Channel = {
  /** Stored with each outbox row: lower case, never renamed. What comes before a colon is its kind, after it the receiver. */
  readonly name: string;
  readonly deliver: (envelope: Envelope, signal: AbortSignal, whileDeliverable?: WhileDeliverable) => Promise<void>;
  /** Sends a word of the service about itself the same way, to the same receiver. */
  readonly tell: (notice: Notice, signal: AbortSignal) => Promise<void>;
  /** Lets go of connections. */
  readonly close?: () => void;
};
