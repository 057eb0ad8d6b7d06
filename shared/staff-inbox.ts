import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type { ContactListItem, ContactState, DeliverySummary } from "#shared/contact-message.ts";
import type { DeskItem, NoteView } from "#shared/desk.ts";
import type { Role } from "#shared/staff-roles.ts";

/** Where the staff inbox asks. These addresses exist on the inbox's own port only, never on the public one. */
export const inboxPaths = {
  message: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}`,
  mark: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/mark`,
  replay: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/replay`,
  export: "/api/export",
  erase: "/api/erase",
  audit: "/api/audit",
  held: "/api/held",
  desk: "/api/desk",
  step: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/step`,
  conflict: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/conflict`,
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
  sessionsEnd: "/api/own/sessions/end",
  people: "/api/people",
  person: (id: string) => `/api/people/${encodeURIComponent(id)}`,
} as const;

/** Who is signed in, for the inbox to show what the role allows. */
export type SessionView = { readonly kind: "person" | "machine"; readonly name: string; readonly role: Role };

/** What a recovery code is exchanged for: an invitation to make a new passkey with. */
export type RecoverAnswer = { readonly invitation: string };

/** Whom an invitation is for, and what the browser needs to make the passkey. */
export type EnrolOptions = { readonly name: string; readonly role: Role; readonly options: PublicKeyCredentialCreationOptionsJSON };

export type EnrolAnswer = RecoveryCodeAnswer;

/** Shown once, and kept by nobody but the person. */
export type RecoveryCodeAnswer = { readonly recoveryCode: string };

/** Times are ISO 8601 in UTC. */
export type OwnView = {
  readonly passkeys: readonly { readonly id: string; readonly label: string; readonly createdAt: string; readonly usedAt: string | null }[];
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
  /** Programs with a token; they are made and revoked by command. */
  readonly machines: readonly { readonly name: string; readonly role: Role; readonly usedAt: string | null }[];
};

export type InvitationView = { readonly invitation: string; readonly expiresAt: string };

/** Where the link of an invitation leads. It stands behind the #, so that no server and no log ever sees it. */
export function invitationLink(origin: string, invitation: string): string {
  return `${origin}/#/enrol/${invitation}`;
}

/** What staff can call a message; `quarantined` is the service's own word. */
export const staffStates = ["new", "handled", "spam"] as const satisfies readonly ContactState[];
export type StaffState = (typeof staffStates)[number];

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How many messages are held, and since when the oldest waits for a look; ISO 8601 in UTC, null when none does. */
export type HeldView = { readonly count: number; readonly oldestAt: string | null };

/** Where one message stands on one channel. Times are ISO 8601 in UTC; `nextTryAt` is null when no more tries come. */
export type DeliveryView = {
  /** The kind of the channel, and after a colon the receiver: `smtp:office@their-domain`, `webhook`. */
  readonly channel: string;
  readonly state: Exclude<DeliverySummary, "none"> | "delivering";
  readonly attempts: number;
  readonly nextTryAt: string | null;
  readonly deliveredAt: string | null;
  readonly reason: NamedReason | null;
};

/** Why a try failed: the name, and what it means in words. */
export type NamedReason = { readonly name: string; readonly meaning: string };

export type AttemptView = {
  readonly id: string;
  readonly channel: string;
  readonly attempt: number;
  readonly at: string;
  readonly outcome: "delivered" | "retry" | "failed" | "dropped" | "released";
  readonly reason: NamedReason | null;
  /** What the other side said. */
  readonly detail: string | null;
  readonly durationMs: number;
};

/** One message with all that happened to it; attempts newest first. */
export type MessageView = {
  readonly item: ContactListItem;
  readonly source: "json" | "form";
  readonly mostAttempts: number;
  readonly deliveries: readonly DeliveryView[];
  readonly attempts: readonly AttemptView[];
};

/** The same for the inbox, with what staff did about it. */
export type DeskMessageView = MessageView & { readonly item: DeskItem; readonly notes: readonly NoteView[] };

export type AuditEntryView = {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly reference: string | null;
  readonly detail: string | null;
};

/** One page of the audit trail, newest first. `nextCursor` asks for the older ones. */
export type AuditPage = { readonly entries: readonly AuditEntryView[]; readonly nextCursor: string | null };

/** What a message has been marked as. */
export type MarkAnswer = { readonly state: StaffState };

/** How many deliveries a replay has put back. */
export type ReplayAnswer = { readonly replayed: number };

/** The references that an erasure has taken. */
export type EraseAnswer = { readonly erased: readonly string[] };

/** What has to be said wherever a person is erased. */
export const backupNote =
  "Backups made before now still hold these messages. They are left out when such a backup is restored into this store; to be rid of them for good, delete the backup files. Mails that were already delivered are in your mailboxes.";
