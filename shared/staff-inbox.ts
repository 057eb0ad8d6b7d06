import type { ContactListItem, ContactState, DeliverySummary } from "#shared/contact-message.ts";

/** Where the staff inbox asks. These addresses exist on the inbox's own port only, never on the public one. */
export const inboxPaths = {
  message: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}`,
  mark: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/mark`,
  replay: (reference: string) => `/api/contacts/${encodeURIComponent(reference)}/replay`,
  export: "/api/export",
  erase: "/api/erase",
  audit: "/api/audit",
  held: "/api/held",
} as const;

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
  readonly outcome: "delivered" | "retry" | "failed" | "released";
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
