import { company } from "#content/company.ts";
import type { Notice } from "#server/delivery/notice.ts";
import { dayBefore, type Reconciliation, reconcile } from "#server/delivery/reconciliation.ts";
import { lastAt } from "#server/delivery/rounds/last-at.ts";
import type { RoundDeps } from "#server/delivery/rounds/rounds.ts";
import { counted } from "#server/delivery/spans.ts";
import { tellAll } from "#server/delivery/tell-all.ts";

/** Before the office opens. By then the newest message of the day before is six hours old. */
const timeOfDay = "06:00";
const retryMs = 5 * 60_000;
const [done, tried] = ["reconciliation", "reconciliation-try"];

/**
 * Once a day, between all processes, compares yesterday's acknowledged messages with what each channel took. The result goes into log and
 * metrics. A difference is reported to `alarms`, else to the readers of the mails, every five minutes until somebody took it.
 */
export async function reconcileDaily(deps: RoundDeps, now: number): Promise<void> {
  const { database, duties, channels, mailboxes, alarms, log, signal } = deps;
  const { zone } = company.hours;
  const due = lastAt(timeOfDay, zone, now);
  const last = await duties.last(done);
  // A time in the future was stored before the clock was set back.
  if (last !== null && last >= due && last <= now) return;
  if (!(await duties.claim(tried, now, retryMs))) return;
  const names = channels.map(({ name }) => name);
  const found = await reconcile(database, dayBefore(due, zone), zone, names);
  deps.onReconciled(found);
  const differs = found.channels.some(({ missing }) => missing.length > 0);
  log[differs ? "error" : "info"](
    factsOf(found),
    differs ? "not every channel has taken what was acknowledged" : "every channel has taken what was acknowledged",
  );
  if (differs) {
    const told = await tellAll(alarms.length > 0 ? alarms : mailboxes, toNotice(found, now), signal);
    for (const { channel, failure } of told)
      if (failure) log.error({ channel, reason: failure.reason }, "the reconciliation was not taken");
    if (told.length > 0 && told.every(({ failure }) => failure !== null)) return;
  }
  await duties.note(done, now);
}

/** Numbers only, nothing about senders. */
function factsOf({ day, acknowledged, held, spam, channels }: Reconciliation) {
  const missing = channels.flatMap(({ channel, missing }) => (missing.length > 0 ? [[channel, missing.length] as const] : []));
  return { day, acknowledged, held, spam, ...Object.fromEntries(missing.map(([channel, count]) => [`missing:${channel}`, count])) };
}

function toNotice(found: Reconciliation, now: number): Notice {
  const lines = found.channels
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ channel, taken, waiting, givenUp, neverQueued, missing }) =>
        `${channel}: taken ${taken}, waiting ${waiting}, given up ${givenUp}, never queued ${neverQueued}. ${missing.slice(0, 20).join(", ")}`,
    );
  return {
    id: `reconciliation-${found.day}`,
    kind: "reconciliation.differs",
    at: now,
    subject: `Not every channel has taken the messages of ${found.day}`,
    text: [
      `On ${found.day} the contact form acknowledged ${counted(found.acknowledged, "message")} (held: ${found.held}, spam: ${found.spam}). Not every channel has taken its share:`,
      "",
      ...lines,
      "",
      "Nothing is lost: npm run inbox, or npm run contacts -- show REFERENCE. What was given up, or never queued, goes out with npm run contacts -- replay or mark REFERENCE new.",
      `The account again: npm run contacts -- reconcile --day ${found.day}`,
    ].join("\n"),
    facts: factsOf(found),
  };
}
