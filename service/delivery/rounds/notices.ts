import { officeState } from "content/wire/business-days.ts";
import { formatChicago, replyDue } from "content/wire/reply-clock.ts";
import type { Kysely } from "kysely";
import type { Database } from "service/db/database.ts";
import type { Tables } from "service/db/tables.ts";
import { counted, inWords, type Notice, tell } from "service/delivery/notice.ts";
import type { RoundDeps } from "service/delivery/rounds/rounds.ts";
import { type FailureReason, failureMeanings } from "service/failure-reasons.ts";
import { acknowledgementChannel, labelOf, overdueKind, replyKind } from "service/outbox/channel.ts";
import { isOn } from "service/outbox/outbox.ts";
import { countHeld, type Held, newDelivery } from "service/outbox/rows.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const retryMs = 5 * 60_000;
const [sent, tried] = ["held-notice", "held-notice-try"];

/**
 * Tells readers that messages are held: soon, at most every `heldEveryMs`, hourly in office hours
 * while any waits.
 */
export async function tellOfHeld(deps: RoundDeps, now: number): Promise<void> {
  const { database, duties, mailboxes, settings, log } = deps;
  const every = settings.heldEveryMs;
  if (every === null) return;
  const held = await countHeld(database.kysely);
  if (held.count === 0) return;
  if (!isDue(held, await duties.last(sent), every, officeState(now).open, now)) return;
  if (!(await duties.claim(tried, now, Math.min(retryMs, every)))) return;
  log.warn(
    { count: held.count, oldestSeconds: Math.round(waited(held, now) / 1000) },
    "held messages wait for a look",
  );
  if (
    await tell(
      deps,
      mailboxes,
      toHeldNotice(held, now),
      "the notice of held messages was not taken",
    )
  )
    await duties.note(sent, now);
}

function isDue(
  { newestAt }: Held,
  last: number | null,
  every: number,
  open: boolean,
  now: number,
): boolean {
  // A time in the future was stored before the clock was set back.
  if (last === null || last > now) return true;
  const pause =
    (newestAt ?? 0) >= last ? every : open ? Math.max(every, hour) : Number.POSITIVE_INFINITY;
  return now - last >= pause;
}

/** Count and waiting time only, nothing about senders. */
function toHeldNotice(held: Held, now: number): Notice {
  const age = inWords(waited(held, now));
  const messages = counted(held.count, "held message");
  const [verb, them] = held.count === 1 ? ["waits", "it"] : ["wait", "them"];
  return {
    id: `held-${now}`,
    kind: "held.waiting",
    at: now,
    subject: `${messages} ${verb} for a look, the oldest for ${age}`,
    text: [
      `${messages} from the contact form ${verb} for a look. Something about ${them} seemed automatic, so nothing was delivered.`,
      `The oldest came in ${age} ago. The sender was told that you will get back within 24 hours.`,
      "",
      "Please look within the hour: npm run inbox, the tab Held. “Not spam” delivers a message; “Mark spam” ends it.",
      "Without the inbox: npm run contacts -- list --state quarantined",
    ].join("\n"),
    facts: { count: held.count, oldestSeconds: Math.round(waited(held, now) / 1000) },
  };
}

function waited({ oldestAt }: Held, now: number): number {
  return Math.max(0, now - (oldestAt ?? now));
}

/** An older message is not called overdue. */
const oldestMs = 7 * day;

/**
 * An unanswered message past its due time; times in milliseconds since 1970, 0 for never. The next
 * place on the rota is `step`, from 0; the one before it was told at `toldAt`.
 */
type Overdue = {
  readonly reference: string;
  readonly dueAt: number;
  readonly takenBy: string | null;
  readonly takenAt: number;
  readonly step: number;
  readonly toldAt: number;
};

/**
 * Tells the rota of overdue replies: the first person when a reply is due, the next one an hour of
 * the office later. Tells nobody twice.
 */
export async function tellOfOverdue(deps: RoundDeps, now: number): Promise<void> {
  const { database, duties, rota, log, onOverdue } = deps;
  if (rota.length === 0 || !(await duties.claim("overdue", now, 60_000))) return;
  const overdue = await findOverdue(database.kysely, now, rota.length);
  for (const [step, messages] of Map.groupBy(overdue, (message) => message.step)) {
    const place = rota[step];
    if (!place) continue;
    // Stored first: the next person makes up for a lost notice, but one repeated every minute would
    // be switched off.
    const references = messages.map(({ reference }) => reference);
    await onOverdue(references, step + 1, now);
    log.warn({ references, step, to: place.name }, "replies are overdue");
    await tell(
      deps,
      [place],
      toOverdueNotice(messages, step, now),
      "the notice of overdue replies was not taken",
    );
  }
}

/**
 * Puts a mail into the outbox for each overdue message that somebody with a mail address has, to
 * this person: once a message, when its reply is due, or an hour after it was taken later than
 * that.
 */
export async function tellAssignees({ database, log }: RoundDeps, now: number): Promise<void> {
  const { kysely } = database;
  const overdue = (await findUnanswered(kysely, now)).filter(
    ({ dueAt, takenBy, takenAt }) => takenBy !== null && (takenAt < dueAt || now - takenAt >= hour),
  );
  if (overdue.length === 0) return;
  const references = overdue.map(({ reference }) => reference);
  const told = await kysely
    .selectFrom("delivery")
    .select("reference")
    .where("reference", "in", references)
    .where(isOn(overdueKind))
    .execute();
  const accounts = await kysely
    .selectFrom("staff_account")
    .select(["id", "name"])
    .where("email", "is not", null)
    .execute();
  const rows = overdue.flatMap(({ reference, takenBy }) => {
    const account = accounts.find(({ name }) => name === takenBy);
    return account && told.every((row) => row.reference !== reference)
      ? [newDelivery(reference, `${overdueKind}${account.id}`, now)]
      : [];
  });
  if (rows.length === 0) return;
  // Another process may have done the same meanwhile.
  await kysely
    .insertInto("delivery")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  log.info({ references: rows.map(({ reference }) => reference) }, "replies of staff are overdue");
}

/** The overdue messages of which a place on the rota has to be told now. */
async function findOverdue(
  kysely: Kysely<Tables>,
  now: number,
  steps: number,
): Promise<readonly Overdue[]> {
  const { open } = officeState(now);
  return (await findUnanswered(kysely, now)).filter(({ step, toldAt }) => {
    const isTurn = step === 0 || (open && now - toldAt >= hour);
    return step < steps && isTurn;
  });
}

/** What is overdue at `now`, the oldest first. */
async function findUnanswered(kysely: Kysely<Tables>, now: number): Promise<readonly Overdue[]> {
  const rows = await kysely
    .selectFrom("contact_message")
    .leftJoin("handling", "handling.reference", "contact_message.reference")
    .select([
      "contact_message.reference",
      "received_at",
      "taken_by",
      "taken_at",
      "escalations",
      "escalated_at",
    ])
    .where("state", "=", "new")
    // A person with an appointment waits for it, and for no reply.
    .where("source", "!=", "booking")
    .where("answered_at", "is", null)
    .where("received_at", ">", now - oldestMs)
    .where("received_at", "<", now)
    .orderBy("received_at")
    .execute();
  return rows
    .map((row) => ({
      reference: row.reference,
      dueAt: replyDue(row.received_at).due,
      takenBy: row.taken_by,
      takenAt: row.taken_at ?? 0,
      step: row.escalations ?? 0,
      toldAt: row.escalated_at ?? 0,
    }))
    .filter(({ dueAt }) => dueAt < now);
}

/** References, times and names of staff; nothing about senders. */
function toOverdueNotice(messages: readonly Overdue[], step: number, now: number): Notice {
  const [first] = messages;
  const lines = messages.map(
    ({ reference, dueAt, takenBy }) =>
      `${reference}: was due ${formatChicago(dueAt)}, ${inWords(now - dueAt)} ago; ${takenBy ? `taken by ${takenBy}` : "nobody has taken it"}`,
  );
  return {
    id: `overdue-${step}-${now}`,
    kind: "reply.overdue",
    at: now,
    subject: `${counted(messages.length, "reply").replace(/replys$/, "replies")} overdue, the oldest for ${inWords(now - (first?.dueAt ?? now))}`,
    text: [
      "Nobody has answered these messages from the contact form, and their time is over:",
      "",
      ...lines,
      "",
      "Please answer, and mark them as answered in the inbox (npm run inbox): the next person on the rota is told in an hour.",
    ].join("\n"),
    facts: {
      count: messages.length,
      step: step + 1,
      references: messages.map(({ reference }) => reference).join(" "),
    },
  };
}

const prefix = "failing:";

/** A channel with something undelivered for an hour, given up or not. */
type Failing = {
  readonly channel: string;
  readonly count: number;
  readonly oldestAt: number;
  readonly reason: FailureReason | null;
};

/**
 * Tells the log and `alarms` of each channel that has had something undelivered for an hour. It
 * tells again each day, after five minutes when the alarm itself was refused, and once more when
 * the channel works again.
 */
export async function alertOfFailures(deps: RoundDeps, now: number): Promise<void> {
  const { database, duties, alarms, log } = deps;
  const failing = await failingChannels(database, now - hour);
  for (const one of failing) {
    const name = `${prefix}${one.channel}`;
    if (!(await duties.claim(name, now, day))) continue;
    const notice = toAlert(one, now);
    log.error({ alert: notice.kind, ...notice.facts }, notice.subject);
    const isTaken = await tell(deps, alarms, notice, "the alert was not taken");
    if (alarms.length > 0 && !isTaken) await duties.note(name, now - day + retryMs);
  }
  for (const name of await duties.names(prefix)) {
    const channel = name.slice(prefix.length);
    if (failing.some((one) => one.channel === channel) || !(await duties.forget(name))) continue;
    const notice = toEnd(channel, now);
    log.info({ alert: notice.kind, ...notice.facts }, notice.subject);
    await tell(deps, alarms, notice, "the end of an alert was not taken");
  }
}

async function failingChannels({ kysely }: Database, before: number): Promise<readonly Failing[]> {
  const waiting = kysely
    .selectFrom("delivery")
    .where("state", "in", ["pending", "delivering", "failed"])
    .where("channel", "!=", acknowledgementChannel)
    // A reply that was given up is no fault of the channel: its message waits for an answer again.
    .where((eb) => eb.not(eb.and([eb("state", "=", "failed"), isOn(replyKind)(eb)])))
    .where("created_at", "<=", before);
  const groups = await waiting
    .select((eb) => [
      "channel",
      eb.fn.countAll<number>().as("count"),
      eb.fn.min("created_at").as("oldestAt"),
    ])
    .groupBy("channel")
    .orderBy("channel")
    .execute();
  return Promise.all(
    [...Map.groupBy(groups, ({ channel }) => labelOf(channel))].map(async ([channel, same]) => {
      const [first] = same.toSorted((a, b) => a.oldestAt - b.oldestAt);
      const oldest = await waiting
        .select("last_reason")
        .where("channel", "=", first?.channel ?? channel)
        .orderBy("created_at")
        .limit(1)
        .executeTakeFirst();
      const count = same.reduce((sum, group) => sum + group.count, 0);
      return {
        channel,
        count,
        oldestAt: first?.oldestAt ?? before,
        reason: oldest?.last_reason ?? null,
      };
    }),
  );
}

function toAlert({ channel, count, oldestAt, reason }: Failing, now: number): Notice {
  const age = inWords(now - oldestAt);
  return {
    id: `failing-${now}-${channel.replace(/[^a-z0-9]+/g, "-")}`,
    kind: "channel.failing",
    at: now,
    subject: `Delivery by ${channel} has failed for ${age}`,
    text: [
      `${counted(count, "message")} from the contact form could not be delivered by ${channel} for an hour or more, the oldest for ${age}.`,
      reason
        ? `The reason: ${reason}, ${failureMeanings[reason]}.`
        : "There was no answer yet to any try.",
      "",
      "Nothing is lost, and delivery is tried again for three days. Read the messages meanwhile: npm run inbox, or npm run contacts -- list --state new",
      "What was given up goes out again with npm run contacts -- replay --failed, once the cause is mended.",
    ].join("\n"),
    facts: {
      channel,
      count,
      oldestSeconds: Math.round((now - oldestAt) / 1000),
      reason: reason ?? "none",
    },
  };
}

function toEnd(channel: string, now: number): Notice {
  return {
    id: `recovered-${now}-${channel.replace(/[^a-z0-9]+/g, "-")}`,
    kind: "channel.recovered",
    at: now,
    subject: `Nothing waits for ${channel} any more`,
    text: `No message from the contact form has waited for delivery by ${channel} for an hour or more.`,
    facts: { channel },
  };
}
