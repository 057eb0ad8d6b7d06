import type { Selectable } from "kysely";
import type { Role } from "#shared/staff-roles.ts";

/** A person who works in the inbox. Times are milliseconds since 1970 (UTC). */
export type StaffAccountTable = {
  /** Random; also the user handle of the passkeys (WebAuthn §4), which must say nothing about the person. */
  id: string;
  /** Shown in the audit trail, and on messages that were taken. */
  name: string;
  /** The name in lower case, unique. */
  name_key: string;
  role: Role;
  /** SHA-256 of the recovery code; null when there is none, or when it was used. */
  recovery_hash: string | null;
  created_at: number;
  created_by: string;
};

/** What is kept of a passkey: its public half. */
export type StaffPasskeyTable = {
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
export type StaffTokenTable = {
  name: string;
  hash: string;
  role: Role;
  created_at: number;
  created_by: string;
  used_at: number | null;
};

export type StaffAccountRow = Selectable<StaffAccountTable>;
export type StaffPasskeyRow = Selectable<StaffPasskeyTable>;
export type StaffTokenRow = Selectable<StaffTokenTable>;
