import { first72Hours as words } from "content/instruments.ts";
import {
  type RetentionClock,
  type RetentionSource,
  retentionSources,
} from "content/retention-clocks.ts";
import { addDays, type WallTime, wallTime, zonedToInstant } from "content/wire/zoned-time.ts";

/** The form as typed. `days` are by clock, `names` by task. */
export type TypedPlan = { readonly sources: readonly string[] } & Readonly<
  Record<"event" | "leaving" | "began" | "matter" | "custodians", string> &
    Record<"days" | "names", Readonly<Record<string, string>>>
>;

/** The parsed form. Days are YYYY-MM-DD; `began` is local time in `zone` (IANA). */
export type Plan = {
  readonly sources: readonly RetentionSource[];
  readonly event: string;
  readonly leaving: string | undefined;
  readonly began: WallTime;
  readonly zone: string;
  readonly days: Readonly<Record<string, number>>;
};

/** Errors by cell name: "event", "days.teams-chat". */
export type Errors = Readonly<Record<string, string>>;

/** A century in days: no setting is longer, and dates stay valid. */
const MOST_DAYS = 36_525;

/**
 * Reads the form. Without a plan there is an error for each cell that cannot be read. `zone` is the
 * visitor's (IANA).
 */
export function readPlan(
  typed: TypedPlan,
  zone: string,
): { readonly plan?: Plan; readonly errors: Errors } {
  const errors: Record<string, string> = {};
  const sources = typed.sources.filter(isSource);
  const [day = "", time = ""] = typed.began.split("T");
  const days: Record<string, number> = {};
  for (const [id, text] of Object.entries(typed.days)) {
    if (text.trim() === "") continue;
    const number = /^\s*\d[\d,]*\s*$/.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN;
    if (number <= MOST_DAYS) days[id] = number;
    else errors[`days.${id}`] = words.errors.days;
  }
  if (sources.length === 0) errors.sources = words.errors.sources;
  if (!isDay(typed.event)) errors.event = words.errors.day;
  if (typed.leaving !== "" && !isDay(typed.leaving)) errors.leaving = words.errors.day;
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d/.test(time)) errors.began = words.errors.time;
  if (Object.keys(errors).length > 0) return { errors };
  const leaving = typed.leaving === "" ? undefined : typed.leaving;
  return {
    errors,
    plan: {
      sources,
      event: typed.event,
      leaving,
      began: { day, time: time.slice(0, 5) },
      zone,
      days,
    },
  };
}

const isSource = (name: string): name is RetentionSource => Object.hasOwn(retentionSources, name);

/** Whether a day exists, in a year from 1900 to 2999. */
function isDay(text: string): boolean {
  if (!/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The tasks for these sources, in order. Leaver tasks only with a leaver. */
export function tasksOf({
  sources,
  leaving,
}: Pick<Plan, "sources" | "leaving">): readonly First72Task[] {
  return first72Tasks.filter(
    (task) =>
      (!task.leaver || leaving !== undefined) &&
      (!task.sources || task.sources.some((source) => sources.includes(source))),
  );
}

/**
 * A task of the first three days; tasks are in order. Without `sources` every plan has it; `leaver`
 * also needs a leaver.
 */
export type First72Task = {
  readonly id: string;
  readonly within: 4 | 24 | 72;
  readonly sources?: readonly RetentionSource[];
  readonly leaver?: true;
  readonly what: string;
  readonly how: string;
};

export const first72Tasks: readonly First72Task[] = [
  {
    id: "notice",
    within: 4,
    what: "Send the hold notice",
    how: "By name, to the custodians you know; to others later. If a warning could prompt deletion, place the holds first and note why the notice waits.",
  },
  {
    id: "microsoft-holds",
    within: 4,
    sources: ["mail", "files", "teams"],
    what: "Place holds on mailboxes, drives, sites and teams",
    how: "A hold on a person does not reach a site or a team. Name those too, and note the time.",
  },
  {
    id: "vault-holds",
    within: 4,
    sources: ["google"],
    what: "Place Vault holds",
    how: "Tell the administrator to suspend or archive accounts instead of deleting them: the hold ends with the account.",
  },
  {
    id: "leaver-account",
    within: 4,
    leaver: true,
    what: "Stop the departing employee’s exit routine",
    how: "Keep the account and its license, and put the laptop and the phone under lock, unwiped.",
  },
  {
    id: "phones",
    within: 4,
    sources: ["iphone", "android", "chatApps"],
    what: "Have the phones stop deleting",
    how: "Messages to Forever, timers off, updates and trade-ins postponed. Do not look through them.",
  },
  {
    id: "premises",
    within: 4,
    sources: ["premises"],
    what: "Ask for camera footage and badge entries",
    how: "By phone, then in writing, naming the day and the doors. The recorder may be the landlord’s.",
  },
  {
    id: "bins",
    within: 24,
    sources: ["mail", "files", "google", "zoom"],
    what: "Restore or export what is in the bins",
    how: "Recoverable items, recycle bins, trash folders: in the order of the dates above.",
  },
  {
    id: "logs",
    within: 24,
    sources: ["logs", "google"],
    what: "Export the logs for the period",
    how: "Audit records and sign-ins, with the query as typed. The records show what was deleted after the file is gone.",
  },
  {
    id: "expiry",
    within: 24,
    sources: ["teams", "zoom", "slack", "voicemail"],
    what: "Suspend expiry of recordings, chats and voicemail",
    how: "Policies first, then individual recordings that expire soon.",
  },
  {
    id: "tapes",
    within: 24,
    sources: ["backups"],
    what: "Pull one full set of tapes",
    how: "The last set written before the day that matters, labeled and taken out of rotation.",
  },
  {
    id: "laptop",
    within: 72,
    sources: ["laptops"],
    what: "Image the laptops, the departing employee’s first",
    how: "By an examiner, hashed, with a custody record. Until then, do not sign in to look.",
  },
  {
    id: "settings",
    within: 72,
    what: "Record the settings from the screens",
    how: "With two people and the date. What you read goes into the cells above and moves the dates.",
  },
  {
    id: "verify",
    within: 72,
    sources: ["mail", "files", "teams", "google"],
    what: "Test the holds",
    how: "One test item for each store: delete it, then find it through the hold.",
  },
  {
    id: "page",
    within: 72,
    what: "Write one page",
    how: "What was done and when, what was already gone, and why. Counsel keeps it.",
  },
];

const windows = [4, 24, 72] as const;

/** The end of a window: the moment (milliseconds since 1970) and the visitor's local time. */
export type Checkpoint = ReturnType<typeof checkpointsOf>[number];

const HOUR_MS = 3_600_000;

/**
 * The ends of the first 4, 24 and 72 elapsed hours. After a clock change the third falls on another
 * time of day.
 */
export function checkpointsOf({ began, zone }: Pick<Plan, "began" | "zone">) {
  const start = zonedToInstant(began, zone);
  return windows.map((hours) => {
    const moment = start + hours * HOUR_MS;
    return { hours, moment, at: wallTime(moment, zone) };
  });
}

/**
 * One clock with its dates. The day `expires` is `start` plus `days`: the item may be deleted from
 * then on. The number `left` is days from day one, negative if expired before. With `isRead`, the
 * visitor read the period off a screen.
 */
export type Expiry = Readonly<
  Record<"start" | "expires", string> & Record<"days" | "left", number>
> & {
  readonly clock: RetentionClock;
  readonly isRead: boolean;
};

/**
 * Calculates what expires when: `dated` clocks, the earliest first; those `toRead`, which have no
 * period, in the order of the register; and how many are `waiting` for a day to count from. Adds
 * and compares calendar days only, so that clock changes do not matter.
 */
export function expiriesOf(plan: Plan, clocks: readonly RetentionClock[]) {
  const ticked = clocks.filter(({ source }) => plan.sources.includes(source));
  const periodOf = ({ id, days }: RetentionClock) => plan.days[id] ?? days;
  const startOf = ({ from }: RetentionClock) => (from === "event" ? plan.event : plan.leaving);
  const timed = ticked.filter((clock) => periodOf(clock) !== null);
  const dated = timed.flatMap((clock): readonly Expiry[] => {
    const [days, start] = [periodOf(clock), startOf(clock)];
    if (days === null || start === undefined) return [];
    const expires = addDays(start, days);
    return [
      {
        clock,
        start,
        days,
        expires,
        left: daysBetween(plan.began.day, expires),
        isRead: clock.id in plan.days,
      },
    ];
  });
  return {
    dated: dated.toSorted((a, b) => a.left - b.left),
    toRead: ticked.filter((clock) => periodOf(clock) === null),
    waiting: timed.length - dated.length,
  };
}

const DAY_MS = 86_400_000;

/**
 * Days between two calendar days: 1 for tomorrow. Both are read as UTC, where every day has 24
 * hours.
 */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
