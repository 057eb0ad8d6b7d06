import type { Insertable, Selectable } from "kysely";
import type { ContactMessage, ContactState } from "#shared/contact-message.ts";

/** How the message came in. */
export type ContactSource = "json" | "form";

/** Why a message was set aside instead of delivered. */
export type QuarantineReason = "honeypot" | "too-fast";

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
};

export type ContactMessageRow = Selectable<ContactMessageTable>;
export type NewContactMessageRow = Insertable<ContactMessageTable>;

/** What staff looked at or changed. Holds no personal data: references, never names or addresses. */
export type AuditTable = {
  id: string;
  at: number;
  /** Who: "staff token", "command line", "retention". */
  actor: string;
  action: AuditAction;
  reference: string | null;
  detail: string | null;
};

export type AuditAction = "list" | "show" | "export" | "erase" | "replay" | "mark" | "release" | "retention";

export type AuditRow = Selectable<AuditTable>;
