import { company } from "content/company.ts";
import type { FiguresView, WeekFigures } from "content/wire/inbox-message.ts";
import type { Practice } from "content/wire/practice.ts";
import { replyDue } from "content/wire/reply-clock.ts";
import { addDays, wallTime } from "content/wire/zoned-time.ts";
import type { Clock } from "service/clock.ts";
import type { Database } from "service/db/database.ts";

/** What the figures are made from; times in milliseconds since 1970. */
export type Reply = {
  readonly receivedAt: number;
  readonly answeredAt: number | null;
  readonly closed: boolean;
  readonly isBooking?: boolean;
  readonly practice?: Practice | null;
  readonly page?: string | null;
};

/** Weeks that are shown, this one included. */
export const shownWeeks = 26;

/**
 * Weekly figures of the replies against the promises. Held messages and spam do not count. Throws
 * what the store throws.
 */
export async function readFigures({ reader }: Database, clock: Clock): Promise<FiguresView> {
  const now = clock.now();
  const rows = await reader
    .selectFrom("contact_message")
    .leftJoin("handling", "handling.reference", "contact_message.reference")
    .select(["received_at", "state", "answered_at", "source", "page", "practice"])
    .where("state", "in", ["new", "handled"])
    .where("received_at", ">=", now - (shownWeeks + 1) * 7 * 86_400_000)
    .execute();
  return toFigures(
    rows.map(({ received_at, state, answered_at, source, page, practice }) => ({
      receivedAt: received_at,
      answeredAt: answered_at,
      closed: state === "handled",
      isBooking: source === "booking",
      practice,
      page,
    })),
    now,
  );
}

/** The figures of the last weeks, the oldest first, and of all of them together; pure. */
export function toFigures(replies: readonly Reply[], now: number): FiguresView {
  const last = mondayOf(now);
  const names = Array.from({ length: shownWeeks }, (_, at) =>
    addDays(last, 7 * (at - shownWeeks + 1)),
  );
  const byWeek = Map.groupBy(replies, ({ receivedAt }) => mondayOf(receivedAt));
  const shown = names.flatMap((week) => byWeek.get(week) ?? []);
  return {
    weeks: names.map((week) => ({ week, ...figuresOf(byWeek.get(week) ?? [], now) })),
    total: figuresOf(shown, now),
    practices: [
      ...Map.groupBy(shown, ({ practice, page }) => practice ?? `page ${page ?? ""}`).values(),
    ].map((own) => ({
      practice: own[0]?.practice ?? null,
      page: own[0]?.page ?? null,
      received: own.length,
      answered: own.filter(({ answeredAt }) => answeredAt !== null).length,
    })),
  };
}

/** The figures as CSV (RFC 4180), one row a week. */
export function figuresCsv({ weeks, total }: FiguresView): string {
  const head =
    "week,received,answered,median minutes to first reply,within 2 hours,of,within 24 hours,of,appointments,overdue,open";
  const row = (
    name: string,
    { received, answered, medianMinutes, twoHours, day, bookings }: Omit<WeekFigures, "week">,
  ) =>
    [
      name,
      received,
      answered,
      medianMinutes ?? "",
      twoHours.kept,
      twoHours.judged,
      day.kept,
      day.judged,
      bookings,
      twoHours.overdue,
      twoHours.open,
    ].join(",");
  return [
    head,
    ...weeks.map(({ week, ...figures }) => row(week, figures)),
    row("all", total),
    "",
  ].join("\r\n");
}

/**
 * A reply in time keeps a promise, overdue breaks it; closed without one does not count. What is not
 * due yet is open, and no share leaves it out (`shareKept`). Appointments count apart.
 */
function figuresOf(all: readonly Reply[], now: number): Omit<WeekFigures, "week"> {
  const replies = all.filter(({ isBooking }) => !isBooking);
  const spans = replies.flatMap(({ receivedAt, answeredAt }) =>
    answeredAt === null ? [] : [answeredAt - receivedAt],
  );
  const keptTo = (limit: (receivedAt: number) => number) => {
    const judged = replies.filter(
      ({ receivedAt, answeredAt, closed }) =>
        answeredAt !== null || (!closed && now > limit(receivedAt)),
    );
    const waiting = replies.filter(({ answeredAt, closed }) => answeredAt === null && !closed);
    const overdue = waiting.filter(({ receivedAt }) => now > limit(receivedAt)).length;
    return {
      kept: judged.filter(
        ({ receivedAt, answeredAt }) => answeredAt !== null && answeredAt <= limit(receivedAt),
      ).length,
      judged: judged.length,
      overdue,
      open: waiting.length - overdue,
    };
  };
  return {
    received: replies.length,
    bookings: all.length - replies.length,
    answered: spans.length,
    medianMinutes: spans.length > 0 ? Math.round(median(spans) / 60_000) : null,
    twoHours: keptTo((receivedAt) => replyDue(receivedAt).due),
    day: keptTo((receivedAt) => replyDue(receivedAt).latest),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** The Monday of the week of `moment`, in the office's time zone. */
function mondayOf(moment: number): string {
  const { day } = wallTime(moment, company.hours.zone);
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
