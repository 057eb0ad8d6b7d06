import type { Selectable } from "kysely";
import type { FailureReason } from "#server/delivery/failure.ts";

/** `pending` waits for its time; `delivering` is held by a process until its lease ends; the others are final. */
export type DeliveryState = "pending" | "delivering" | "delivered" | "failed";

/** The outbox: one row for each message and channel. Times are milliseconds since 1970 (UTC). */
export type DeliveryTable = {
  reference: string;
  channel: string;
  state: DeliveryState;
  /** Tries begun; one that a crash cut short does not count. */
  attempts: number;
  created_at: number;
  next_attempt_at: number;
  /** Who holds the row, and until when; both null unless `delivering`. */
  lease_owner: string | null;
  lease_until: number | null;
  last_reason: FailureReason | null;
  delivered_at: number | null;
};

/** The history that staff sees: one row for each try that ended. */
export type DeliveryAttemptTable = {
  id: string;
  reference: string;
  channel: string;
  attempt: number;
  at: number;
  /** `dropped`: failed, and not worth another try. */
  outcome: "delivered" | "retry" | "failed" | "dropped" | "released";
  reason: FailureReason | null;
  /** What the other side said, shortened, without the visitor's text. */
  detail: string | null;
  duration_ms: number;
};

/** When something was last done by any process: a notice sent, a test accepted. Not in backups; a restored store starts without. */
export type DutyTable = { name: string; at: number };

/** The last hour's acknowledgements. Not in backups: after a restore an address may be sent one more. */
export type AcknowledgementTable = {
  /** SHA-256 of the address, normalised (contact/sender-address.ts). */
  address_key: string;
  /** When it was last tried. */
  at: number;
  /** The message that it acknowledges. */
  reference: string;
};

export type DeliveryRow = Selectable<DeliveryTable>;
export type DeliveryAttemptRow = Selectable<DeliveryAttemptTable>;
