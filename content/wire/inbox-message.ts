import type { ContactListItem } from "content/wire/contact-message.ts";
import type { Practice } from "content/wire/practice.ts";

/**
 * Whether staff has checked that the other side is not a client, before anything confidential is
 * discussed.
 */
export const conflictChecks = ["not-begun", "clear", "conflict"] as const;
export type ConflictCheck = (typeof conflictChecks)[number];

/**
 * The status for staff. `closed` is stored as "handled" and `held` as "quarantined", which commands
 * and programs use too.
 */
export const inboxStatuses = ["new", "taken", "answered", "closed", "held", "spam"] as const;
export type InboxStatus = (typeof inboxStatuses)[number];

/**
 * The list's filters. `waiting` is new and taken together: what still needs a reply. `mine` is what
 * the signed-in person has taken of it.
 */
export const inboxFilters = ["mine", "waiting", ...inboxStatuses] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** Calendar providers whose webhooks are understood. */
export type BookingProvider = "Cal.com" | "Calendly";
export type BookingState = "booked" | "moved" | "cancelled";

/**
 * An appointment that the sender has made through the calendar provider. Times are ISO 8601 in UTC.
 */
export type BookingView = {
  readonly provider: BookingProvider;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The time before, when the appointment was moved. */
  readonly movedFrom: string | null;
  readonly cancelled: boolean;
};

/**
 * Times are ISO 8601 in UTC. `due` is the promise on the pages, `latest` that of the notice after
 * sending (content/wire/reply-clock.ts).
 */
export type HandlingView = {
  readonly takenBy: string | null;
  readonly firstAnsweredBy: string | null;
  readonly firstAnsweredAt: string | null;
  /**
   * When the sender answered by mail; null when that is dealt with. The message then waits again.
   */
  readonly senderAt: string | null;
  readonly conflict: ConflictCheck;
  /** When an answered message comes back to the list, and whether it has; null when it does not. */
  readonly followUp: { readonly at: string; readonly isDue: boolean } | null;
  /** As staff chose it; null when nobody has, and the page that led to the message tells. */
  readonly practice: Practice | null;
  readonly due: string;
  readonly latest: string;
};

export type InboxItem = ContactListItem & {
  readonly handling: HandlingView;
  readonly booking: BookingView | null;
};

/** Messages that wait for a reply are sorted by due time, all others newest first. */
export type InboxPage = {
  readonly items: readonly InboxItem[];
  readonly nextCursor: string | null;
};

export type NoteView = {
  readonly id: string;
  readonly at: string;
  readonly author: string;
  readonly text: string;
};

/**
 * Answers of senders that a thread takes in 24 hours, and entries of a thread that the inbox shows:
 * the newest.
 */
export const mostAnswers = 50;

/** A party that was searched for in all messages: what was searched, by whom, when, what was found. */
export type ConflictSearchView = {
  readonly id: string;
  readonly at: string;
  readonly author: string;
  readonly party: string;
  /** The messages that name it; `name` is null when one has been erased since. */
  readonly found: readonly { readonly reference: string; readonly name: string | null }[];
  /** More messages name it than are listed. */
  readonly isMore: boolean;
};
/** Messages that are kept of those that name a party. */
export const mostFound = 50;
/** Parties in one search, and letters of each. */
export const mostParties = 20;
export const longestParty = 200;

/** In characters. */
export const longestNote = 5_000;
export const longestReply = 20_000;

/** A file of the owner that can go with a reply; `size` in bytes. */
export type ReplyFile = { readonly name: string; readonly size: number };
/** Bytes of one file, and of all that go with one reply: mail servers refuse more than 20 MB or so. */
export const mostFileBytes = 10_000_000;
export const mostReplyBytes = 15_000_000;

/** A reply of staff, or the sender's answer to one. */
export type ReplyView = {
  readonly id: string;
  readonly at: string;
  readonly author: string;
  readonly subject: string;
  readonly text: string;
  /**
   * How many attachments the sender's answer had, which are in the mailbox only; null for a reply
   * of staff.
   */
  readonly attachments: number | null;
  /** Names of the owner's files that went with a reply of staff. */
  readonly files: readonly string[];
};

/** What other messages came from the same address, the newest first. */
export type OtherMessage = {
  readonly reference: string;
  readonly receivedAt: string;
  readonly status: InboxStatus;
  readonly words: string;
};

/** Somebody to whom a message can be assigned; `hasMail`: he is told by mail. */
export type Colleague = { readonly id: string; readonly name: string; readonly hasMail: boolean };

/** A member of staff who is writing a reply to the message with this reference. */
export type Writer = { readonly reference: string; readonly name: string };

/** What the list's stream sends at its start and when something has changed. */
export type LiveView = LiveList & { readonly writers: readonly Writer[] };

/** What the store says of the list. */
export type LiveList = {
  /** How many messages wait for a reply. */
  readonly waiting: number;
  /** The newest message that is neither held nor spam; null when there is none. */
  readonly newest: string | null;
  /** Changes whenever the list may look different. */
  readonly version: string;
};

/** Steps that can be taken for several messages at once, as in the inbox. */
export const bulkSteps = ["answered", "handled", "spam", "new"] as const;
export type BulkStep = (typeof bulkSteps)[number];
/** What a reply can do with the sender's other messages. */
export const otherSteps = ["answered", "handled"] as const satisfies readonly BulkStep[];
export type OtherStep = (typeof otherSteps)[number];
/** Messages in one request. */
export const mostAtOnce = 100;

/**
 * The channel of a reply. Repeating it, or the acknowledgement, writes to the sender once more:
 * only after somebody has confirmed it.
 */
export const replyChannel = (id: string) => `reply:${id}`;
export function goesToSender(channel: string): boolean {
  return /^(?:acknowledgement|reply(?::.*)?)$/.test(channel);
}

export function statusOf({ state, handling }: Pick<InboxItem, "state" | "handling">): InboxStatus {
  if (state === "quarantined") return "held";
  if (state === "handled") return "closed";
  if (state === "spam") return "spam";
  return handling.firstAnsweredAt !== null &&
    handling.senderAt === null &&
    !handling.followUp?.isDue
    ? "answered"
    : handling.takenBy !== null
      ? "taken"
      : "new";
}

/** Days after which a follow-up can come. */
export const followUpDays = [1, 2, 3, 7, 14, 30] as const;

/** How replies kept to the promises in one week. */
export type WeekFigures = {
  /** The week's Monday in the office's zone: "2026-11-16". */
  readonly week: string;
  readonly received: number;
  /** Appointments through the calendar provider, which are not among the others. */
  readonly bookings: number;
  readonly answered: number;
  /** From receipt to the first reply, in minutes of any hour; null without a reply. */
  readonly medianMinutes: number | null;
  readonly twoHours: KeptPromise;
  readonly day: KeptPromise;
};

/**
 * How a promise was kept. `judged`: messages answered or past their time; of them `kept` were
 * answered in time, and `overdue` are not answered. `open`: not answered, and not due yet.
 */
export type KeptPromise = Readonly<Record<"kept" | "judged" | "overdue" | "open", number>>;

/**
 * The share in percent, rounded down; null when there is nothing to judge. What is open counts as
 * not kept, so that two answers of eight messages are never 100%.
 */
export function shareKept({ kept, judged, open }: KeptPromise): number | null {
  return judged + open === 0 ? null : Math.floor((100 * kept) / (judged + open));
}

export type FiguresView = {
  readonly weeks: readonly WeekFigures[];
  readonly total: Omit<WeekFigures, "week">;
  /** The messages of the weeks by practice area where one is chosen, else by page. */
  readonly practices: readonly {
    readonly practice: Practice | null;
    readonly page: string | null;
    readonly received: number;
    readonly answered: number;
  }[];
};
