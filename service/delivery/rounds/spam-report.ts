import { company } from "content/company.ts";
import type { ContactState } from "content/wire/contact-message.ts";
import { formatUtc } from "content/wire/reply-clock.ts";
import { addDays, wallTime, zonedToInstant } from "content/wire/zoned-time.ts";
import type { QuarantineReason } from "service/db/tables.ts";
import type { Notice } from "service/delivery/notice.ts";
import { counted, tell } from "service/delivery/notice.ts";
import type { RoundDeps } from "service/delivery/rounds/rounds.ts";

const retryMs = 5 * 60_000;
const [sent, tried] = ["spam-report", "spam-report-try"];
const most = 200;

type HeldRow = {
  readonly reference: string;
  readonly received_at: number;
  readonly state: ContactState;
  readonly quarantine_reason: QuarantineReason | null;
};

/**
 * Weekly, on Monday when the office opens, tells the readers of the mails what was held as spam, and what became of it. So somebody sees
 * whether honest messages are among it. A week without any has no mail.
 */
export async function reportSpam(deps: RoundDeps, now: number): Promise<void> {
  const { database, duties, mailboxes } = deps;
  const due = lastMonday(now);
  const last = await duties.last(sent);
  // The first week of a new service has no report. A time in the future was stored before the clock was set back.
  if (last === null) return duties.note(sent, now);
  if (last >= due && last <= now) return;
  if (!(await duties.claim(tried, now, retryMs))) return;
  const rows = await database.kysely
    .selectFrom("contact_message")
    .select(["reference", "received_at", "state", "quarantine_reason"])
    .where("quarantine_reason", "is not", null)
    .where("received_at", ">=", lastMonday(due - 1))
    .where("received_at", "<", due)
    .orderBy("received_at")
    .execute();
  if (rows.length === 0) return duties.note(sent, now);
  if (await tell(deps, mailboxes, toReport(rows, due), "the weekly report was not taken")) await duties.note(sent, now);
}

/** The last opening time on a Monday, up to `now`. */
function lastMonday(now: number): number {
  const { zone, opens } = company.hours;
  const { day } = wallTime(now, zone);
  const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  const opening = zonedToInstant({ day: monday, time: opens }, zone);
  return opening <= now ? opening : zonedToInstant({ day: addDays(monday, -7), time: opens }, zone);
}

const reasons = {
  honeypot: "a field that people do not see",
  "too-fast": "sent faster than people type",
  flood: "a flood",
} as const satisfies Record<QuarantineReason, string>;

const fates = {
  quarantined: "still held: please look",
  spam: "marked as spam",
  new: "released",
  handled: "released and closed",
} as const satisfies Record<ContactState, string>;

/** References, times and reasons; nothing about senders. */
function toReport(rows: readonly HeldRow[], due: number): Notice {
  const waiting = rows.filter(({ state }) => state === "quarantined").length;
  const released = rows.filter(({ state }) => state === "new" || state === "handled").length;
  const lines = rows
    .slice(0, most)
    .map(({ reference, received_at, state, quarantine_reason }) =>
      [reference, formatUtc(received_at), quarantine_reason && reasons[quarantine_reason], fates[state]].join("  "),
    );
  return {
    id: `spam-report-${due}`,
    kind: "spam.weekly",
    at: due,
    subject: `Held as spam last week: ${counted(rows.length, "message")}, ${released} released, ${waiting} not looked at`,
    text: [
      "What the contact form held back in the week before this Monday, and what became of it:",
      "",
      ...lines,
      ...(rows.length > most ? [`and ${rows.length - most} more`] : []),
      "",
      "Each of these was told that you will get back within 24 hours. If honest messages are among them again and again, CONTACT_MIN_FILL_SECONDS may be too strict.",
    ].join("\n"),
    facts: { count: rows.length, released, waiting },
  };
}
