import type { ContactMessage, ContactState } from "content/wire/contact-message.ts";
import type { CountKind } from "content/wire/counts.ts";
import type { BookingProvider, BookingState, ConflictCheck } from "content/wire/inbox-message.ts";
import type { Practice } from "content/wire/practice.ts";
import type { Role } from "content/wire/staff-roles.ts";
import type { Generated, Selectable } from "kysely";
import type { FailureReason } from "service/failure-reasons.ts";

/** How the message came in; `booking`: from the calendar provider. */
export type ContactSource = "json" | "form" | "booking";

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
  /**
   * SHA-256 of the message's fields: the same key with another fingerprint is a mistake of the
   * client.
   */
  fingerprint: string;
  /**
   * The path of our page that led to the form, and the topic it was opened with; null when not
   * known.
   */
  page: string | null;
  topic: string | null;
  /** 1 when the sender marked it as due within 24 hours, else 0. */
  urgent: Generated<number>;
};

export type ContactMessageRow = Selectable<ContactMessageTable>;

/**
 * What staff looked at or changed, and who did it. Of senders it holds references only: never
 * names, addresses or words.
 */
export type AuditRow = {
  id: string;
  at: number;
  /** Who: the name of an account, "token <name>" for a program, "cli", "retention". */
  actor: string;
  /** What: "show", "erase", "sign-in" … */
  action: string;
  reference: string | null;
  detail: string | null;
};

/**
 * That a person was erased, and when: enough to keep their messages out of a restored backup,
 * without revealing the address.
 */
export type ErasureRow = {
  id: string;
  at: number;
  /** Random, for this row alone. */
  salt: string;
  /** SHA-256 of salt and address (contact/staff-changes.ts). */
  hash: string;
};

/** The latest time that was believed, to notice when the clock jumps ahead (retention.ts). */
export type ClockMarkTable = { id: "retention"; at: number };

/**
 * What staff did about a message; there is no row before the first action. Times are milliseconds
 * since 1970 (UTC).
 */
export type HandlingRow = {
  reference: string;
  /** The name of the person who has taken it; null when nobody has. */
  taken_by: string | null;
  taken_at: number | null;
  answered_by: string | null;
  /** The time of the first reply, by which the reply promises are judged. */
  answered_at: number | null;
  conflict: ConflictCheck;
  /** How many people on the rota were told that it is overdue, and when the last one was. */
  escalations: number;
  escalated_at: number | null;
  /** When an answered message comes back to the list; null when it does not. */
  follow_up_at: number | null;
  /** The practice area that staff has chosen; null when nobody has. */
  practice: Practice | null;
  /** When the sender answered by mail, until staff has dealt with it; null when nothing waits. */
  sender_at: number | null;
};

/** A note of staff about a message. It may hold personal data, so it is erased with the message. */
export type NoteRow = { id: string; reference: string; at: number; author: string; text: string };

/**
 * A party that staff searched for in all messages, for the conflict check of one of them. Erased with
 * that message.
 */
export type ConflictSearchRow = {
  id: string;
  reference: string;
  at: number;
  author: string;
  /** As it was typed. */
  party: string;
  /** The references of the messages that name it, with spaces between them. */
  found: string;
};

/**
 * A mail of the thread that follows a message: a reply of staff, or the sender's answer to one.
 * Erased with the message.
 */
export type ReplyRow = {
  /** A UUID of the browser, or a hash of the answer's Message-ID: what comes twice is one. */
  id: string;
  reference: string;
  at: number;
  /** The member of staff, or the sender with his address. */
  author: string;
  subject: string;
  text: string;
  /**
   * Of an answer: its Message-ID, and how many attachments it had. Both null for a reply of staff.
   */
  message_id: string | null;
  attachments: number | null;
  /** Of a reply: JSON list of the owner's files that go with it (`SentFile`); null for none. */
  files: string | null;
};

/**
 * An appointment made through a calendar provider. One that was moved is a further row of the same
 * message.
 */
export type BookingRow = {
  provider: BookingProvider;
  /** The provider's own id. */
  id: string;
  reference: string;
  state: BookingState;
  title: string;
  starts_at: number;
  ends_at: number;
  changed_at: number;
  /** The provider's id of the appointment that was moved to this one. */
  replaces: string | null;
};

/**
 * `pending` waits for its time; `delivering` is held by a process until its lease ends; the others
 * are final.
 */
export type DeliveryState = "pending" | "delivering" | "delivered" | "failed";

/** The outbox: one row for each message and channel. Times are milliseconds since 1970 (UTC). */
export type DeliveryRow = {
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
export type DeliveryAttemptRow = {
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

/**
 * When something was last done by any process: a notice sent, a test accepted. Not in backups; a
 * restored store starts without.
 */
export type DutyTable = { name: string; at: number };

/**
 * The last hour's acknowledgements. Not in backups: after a restore an address may be sent one
 * more.
 */
export type AcknowledgementTable = {
  /** SHA-256 of the address, normalized (delivery/channels/acknowledgement.ts). */
  address_key: string;
  /** When it was last tried. */
  at: number;
  /** The message that it acknowledges. */
  reference: string;
};

/**
 * How often something happened on a day. It holds nothing about a visitor: no address, no
 * identifier, no time of day.
 */
export type DailyCountTable = {
  /** "YYYY-MM-DD" in the office's zone. */
  day: string;
  kind: CountKind;
  /**
   * A path of the site, a guide's file, another site's host, the words of a search, or a step of
   * the form.
   */
  key: string;
  n: number;
};

/** A person who works in the inbox. Times are milliseconds since 1970 (UTC). */
export type StaffAccountRow = {
  /**
   * Random; also the user handle of the passkeys (WebAuthn §4), which must say nothing about the
   * person.
   */
  id: string;
  /** Shown in the audit trail, and on messages that were taken. */
  name: string;
  /** The name in lower case, unique. */
  name_key: string;
  role: Role;
  /** SHA-256 of the recovery code; null when there is none, or when it was used. */
  recovery_hash: string | null;
  /** Where the person is told of messages that were assigned; null for nowhere. */
  email: string | null;
  created_at: number;
  created_by: string;
};

/** What is kept of a passkey: its public half. */
export type StaffPasskeyRow = {
  /** The credential's id, base64url. */
  id: string;
  account_id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  /** JSON list of the transports that the browser reported. */
  transports: string;
  /** The person's own name for it. */
  label: string;
  created_at: number;
  used_at: number | null;
};

/** A link that lets a person make a passkey, once. */
export type StaffInvitationTable = { token_hash: string; account_id: string; expires_at: number };

export type StaffSessionTable = {
  /** Names the session where it is shown; gives no access to it. */
  id: string;
  token_hash: string;
  account_id: string;
  /** "Firefox on Linux", for the person to recognise it. */
  browser: string;
  /** When the session began: the person's last proof by passkey. */
  created_at: number;
  seen_at: number;
};

/** A bearer token of a program. */
export type StaffTokenRow = {
  name: string;
  hash: string;
  role: Role;
  created_at: number;
  created_by: string;
  used_at: number | null;
};

/** Every table, as both engines know it. */
export type Tables = {
  contact_message: ContactMessageTable;
  delivery: DeliveryRow;
  delivery_attempt: DeliveryAttemptRow;
  acknowledgement: AcknowledgementTable;
  audit: AuditRow;
  erasure: ErasureRow;
  clock_mark: ClockMarkTable;
  duty: DutyTable;
  daily_count: DailyCountTable;
  handling: HandlingRow;
  note: NoteRow;
  conflict_search: ConflictSearchRow;
  reply: ReplyRow;
  booking: BookingRow;
  staff_account: StaffAccountRow;
  staff_passkey: StaffPasskeyRow;
  staff_invitation: StaffInvitationTable;
  staff_session: StaffSessionTable;
  staff_token: StaffTokenRow;
};
