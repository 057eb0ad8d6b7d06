import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type {
  ContactListItem,
  ContactState,
  DeliverySummary,
} from "content/wire/contact-message.ts";
import type {
  BulkStep,
  Colleague,
  ConflictSearchView,
  InboxItem,
  NoteView,
  OtherMessage,
  ReplyFile,
  ReplyView,
} from "content/wire/inbox-message.ts";
import type { Role } from "content/wire/staff-roles.ts";

/**
 * The addresses of the staff inbox's requests. They exist only on the inbox's port, never on the
 * public one.
 */
export const inboxPaths = {
  message: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}`,
  mark: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/mark`,
  replay: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/replay`,
  reply: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/reply`,
  assign: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/assign`,
  writing: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/writing`,
  followUp: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/follow-up`,
  practice: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/practice`,
  bulk: "/api/inbox/bulk",
  live: "/api/inbox/live",
  export: "/api/export",
  erase: "/api/erase",
  audit: "/api/audit",
  held: "/api/held",
  list: "/api/inbox",
  step: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/step`,
  conflict: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/conflict`,
  conflictSearch: (reference: string) =>
    `/api/contacts/${encodeURIComponent(reference)}/conflict-search`,
  notes: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/notes`,
  figures: "/api/figures",
  figuresCsv: "/api/figures/csv",
  session: "/api/session",
  signInOptions: "/api/sign-in/options",
  signIn: "/api/sign-in",
  signOut: "/api/sign-out",
  recover: "/api/recover",
  enrolOptions: "/api/enrol/options",
  enrol: "/api/enrol",
  own: "/api/own",
  passkeys: "/api/own/passkeys",
  passkeyOptions: "/api/own/passkeys/options",
  passkeyRemove: "/api/own/passkeys/remove",
  recoveryCode: "/api/own/recovery-code",
  mailAddress: "/api/own/mail-address",
  sessionsEnd: "/api/own/sessions/end",
  people: "/api/people",
  person: (id: string) => `/api/people/${encodeURIComponent(id)}`,
} as const;

/** The signed-in person, so that the inbox can show what the role allows. */
export type SessionView = {
  readonly kind: "person" | "machine";
  readonly name: string;
  readonly role: Role;
  /** Whether the desk is at /desk/ and open to this role. */
  readonly hasDesk: boolean;
};

/** The answer to a recovery code: an invitation to make a new passkey. */
export type RecoverAnswer = { readonly invitation: string };

/** The invited person, and what the browser needs to make the passkey. */
export type EnrolOptions = {
  readonly name: string;
  readonly role: Role;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
};

export type EnrolAnswer = RecoveryCodeAnswer;

/** Shown once and not stored in readable form. */
export type RecoveryCodeAnswer = { readonly recoveryCode: string };

/** Times are ISO 8601 in UTC. */
export type OwnView = {
  /** Where the person is told of messages that were assigned; null for nowhere. */
  readonly email: string | null;
  readonly passkeys: readonly {
    readonly id: string;
    readonly label: string;
    readonly createdAt: string;
    readonly usedAt: string | null;
  }[];
  readonly sessions: readonly {
    readonly id: string;
    readonly browser: string;
    readonly createdAt: string;
    readonly seenAt: string;
    readonly isThis: boolean;
  }[];
};

export type PersonView = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly passkeys: number;
  readonly sessions: number;
  readonly seenAt: string | null;
  readonly invitedUntil: string | null;
  readonly isYou: boolean;
};

export type PeopleView = {
  readonly people: readonly PersonView[];
  /** Programs with a token, which are added and revoked by command. */
  readonly machines: readonly {
    readonly name: string;
    readonly role: Role;
    readonly usedAt: string | null;
  }[];
};

export type InvitationView = { readonly invitation: string; readonly expiresAt: string };

/** An invitation's link. The secret is after the #, so that no server and no log receives it. */
export function invitationLink(origin: string, invitation: string): string {
  return `${origin}/#/enrol/${invitation}`;
}

/** The statuses that staff can set; `quarantined` is set only by the service. */
export const staffStates = ["new", "handled", "spam"] as const satisfies readonly ContactState[];
export type StaffState = (typeof staffStates)[number];

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * The number of held messages, and the time of the oldest: ISO 8601 in UTC, null when there are
 * none. `mailbox`: the mailbox for senders' answers has not been read for a while, and when it was
 * last; null when it is read, or when there is none.
 */
export type HeldView = {
  readonly count: number;
  readonly oldestAt: string | null;
  readonly mailbox: { readonly readAt: string | null } | null;
};

/**
 * One message's delivery on one channel. Times are ISO 8601 in UTC; `nextTryAt` is null when no
 * more attempts will be made.
 */
export type DeliveryView = {
  /** The channel's kind and, after a colon, its receiver: `smtp:office@their-domain`, `webhook`. */
  readonly channel: string;
  readonly state: Exclude<DeliverySummary, "none"> | "delivering";
  readonly attempts: number;
  readonly nextTryAt: string | null;
  readonly deliveredAt: string | null;
  readonly reason: NamedReason | null;
};

/** Why an attempt failed: a name, and its meaning in words. */
export type NamedReason = { readonly name: string; readonly meaning: string };

export type AttemptView = {
  readonly id: string;
  readonly channel: string;
  readonly attempt: number;
  readonly at: string;
  readonly outcome: "delivered" | "retry" | "failed" | "dropped" | "released";
  readonly reason: NamedReason | null;
  /** The other side's answer. */
  readonly detail: string | null;
  readonly durationMs: number;
};

/** One message with its history; attempts newest first. */
export type MessageView = {
  readonly item: ContactListItem;
  readonly source: "json" | "form" | "booking";
  readonly mostAttempts: number;
  readonly deliveries: readonly DeliveryView[];
  readonly attempts: readonly AttemptView[];
};

/** The same for the inbox, with staff's handling. */
export type InboxMessageView = MessageView & {
  readonly item: InboxItem;
  readonly notes: readonly NoteView[];
  /** The newest first. */
  readonly conflictSearches: readonly ConflictSearchView[];
  readonly thread: readonly ReplyView[];
  readonly others: readonly OtherMessage[];
  readonly colleagues: readonly Colleague[];
  /**
   * The address that replies come from, and whether a mail server is set: without one they become
   * files.
   */
  readonly mail: { readonly from: string; readonly hasServer: boolean };
  /** The owner's files that can go with a reply (REPLY_FILES_DIR). */
  readonly files: readonly ReplyFile[];
};

export type AuditEntryView = {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly reference: string | null;
  readonly detail: string | null;
};

/** One page of the audit trail, newest first. `nextCursor` requests the older entries. */
export type AuditPage = {
  readonly entries: readonly AuditEntryView[];
  readonly nextCursor: string | null;
};

/** How many of the messages were found and changed. */
export type BulkAnswer = { readonly changed: number };
export type BulkRequest = { readonly references: readonly string[]; readonly step: BulkStep };

/** The status that a message has been given. */
export type MarkAnswer = { readonly state: StaffState };

/** How many deliveries a replay has queued again. */
export type ReplayAnswer = { readonly replayed: number };

/** The references of the erased messages, and what is left to be done by hand, in sentences. */
export type EraseAnswer = {
  readonly erased: readonly string[];
  readonly byHand: readonly string[];
};

/** Before those sentences. */
export const leftByHand = "The service cannot take back what others have. Please do this now:";

/** A note to show wherever a person is erased. */
export const backupNote =
  "Backups made before now still hold these messages. They are left out when such a backup is restored into this store; to be " +
  "rid of them for good, delete the backup files. Exports, and what other messages and notes say of this person, stay: search " +
  "for the name.";
