import type { Selectable } from "kysely";
import type { ContactMessage, ContactState } from "#shared/contact-message.ts";

/** How the message came in. */
export type ContactSource = "json" | "form";

/** Why a message was set aside instead of delivered. */
export type QuarantineReason = "honeypot" | "too-fast" | "flood";

/** Times are milliseconds since 1970 (UTC). */
export type ContactMessageTable = {
  /** Also what the visitor is told, for example PRB-7K3F-9QXM. */
  reference: string;
  received_at: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  contact_method: ContactMessage["contactMethod"];
  state: ContactState;
  quarantine_reason: QuarantineReason | null;
  source: ContactSource;
  /** SHA-256 of the idempotency key, unique; null when the client sent none. */
  idempotency_key: string | null;
  /** SHA-256 of the message's fields: the same key with another fingerprint is a mistake of the client. */
  fingerprint: string;
  /** The path of our page that led to the form, and the topic it was opened with; null when not known. */
  page: string | null;
  topic: string | null;
};

export type ContactMessageRow = Selectable<ContactMessageTable>;

/** What staff looked at or changed, and who did it. Of senders it holds references only: never names, addresses or words. */
export type AuditTable = {
  id: string;
  at: number;
  /** Who: the name of an account, "token <name>" for a program, "cli", "retention". */
  actor: string;
  action: AuditAction;
  reference: string | null;
  detail: string | null;
};

export type AuditAction =
  | "list"
  | "show"
  | "export"
  | "erase"
  | "replay"
  | "mark"
  | "retention"
  | "confirm-clock"
  | "backup"
  | "restore"
  | "invite"
  | "enrol"
  | "sign-in"
  | "sign-out"
  | "recover"
  | "recovery-code"
  | "passkey-add"
  | "passkey-remove"
  | "sessions-end"
  | "person-remove"
  | "token-add"
  | "token-revoke"
  | "take"
  | "hand-back"
  | "answered"
  | "not-answered"
  | "conflict-check"
  | "note";

export type AuditRow = Selectable<AuditTable>;

/** That a person was erased, and when: enough to keep their messages out of a restored backup, without revealing the address. */
export type ErasureTable = {
  id: string;
  at: number;
  /** Random, for this row alone. */
  salt: string;
  /** SHA-256 of salt and address (erasure.ts). */
  hash: string;
};

export type ErasureRow = Selectable<ErasureTable>;

/** The latest time that was believed, to notice when the clock jumps ahead (clock-mark.ts). */
export type ClockMarkTable = { id: "retention"; at: number };
