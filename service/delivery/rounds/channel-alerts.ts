import type { Database } from "service/db/database.ts";
import { acknowledgementChannel, labelOf, replyKind } from "service/delivery/channels/recipients.ts";
import { isOn } from "service/delivery/claims.ts";
import type { Duties } from "service/delivery/duties.ts";
import { type FailureReason, failureMeanings } from "service/delivery/failure.ts";
import { counted, idPart, inWords, type Notice, type NoticeWay, tell } from "service/delivery/notice.ts";
import type { Log } from "service/logger.ts";

const limitMs = 60 * 60_000;
const prefix = "failing:";

/** A channel with something undelivered for an hour, given up or not. */
type Failing = { readonly channel: string; readonly count: number; readonly oldestAt: number; readonly reason: FailureReason | null };

/** Raises an alert for each channel with something undelivered for an hour, repeats it daily, and reports when it is over. */
export async function alertOfFailures(deps: AlertDeps & { readonly database: Database }, now: number): Promise<void> {
  const failing = await failingChannels(deps.database, now - limitMs);
  for (const one of failing) await raiseAlert(deps, `${prefix}${one.channel}`, toAlert(one, now), now);
  for (const name of await deps.duties.names(prefix)) {
    const channel = name.slice(prefix.length);
    if (!failing.some((one) => one.channel === channel)) await endAlert(deps, name, toEnd(channel, now));
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
    .select((eb) => ["channel", eb.fn.countAll<number>().as("count"), eb.fn.min("created_at").as("oldestAt")])
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
      return { channel, count, oldestAt: first?.oldestAt ?? before, reason: oldest?.last_reason ?? null };
    }),
  );
}

function toAlert({ channel, count, oldestAt, reason }: Failing, now: number): Notice {
  const age = inWords(now - oldestAt);
  return {
    id: `failing-${now}-${idPart(channel)}`,
    kind: "channel.failing",
    at: now,
    subject: `Delivery by ${channel} has failed for ${age}`,
    text: [
      `${counted(count, "message")} from the contact form could not be delivered by ${channel} for an hour or more, the oldest for ${age}.`,
      reason ? `The reason: ${reason}, ${failureMeanings[reason]}.` : "There was no answer yet to any try.",
      "",
      "Nothing is lost, and delivery is tried again for three days. Read the messages meanwhile: npm run inbox, or npm run contacts -- list --state new",
      "What was given up goes out again with npm run contacts -- replay --failed, once the cause is mended.",
    ].join("\n"),
    facts: { channel, count, oldestSeconds: Math.round((now - oldestAt) / 1000), reason: reason ?? "none" },
  };
}

function toEnd(channel: string, now: number): Notice {
  return {
    id: `recovered-${now}-${idPart(channel)}`,
    kind: "channel.recovered",
    at: now,
    subject: `Nothing waits for ${channel} any more`,
    text: `No message from the contact form has waited for delivery by ${channel} for an hour or more.`,
    facts: { channel },
  };
}

const day = 24 * 60 * 60_000;
const retryMs = 5 * 60_000;

export type AlertDeps = {
  readonly duties: Duties;
  /** Who is told of what fails: ALERT_MAIL_TO and ALERT_WEBHOOK_URL. */
  readonly alarms: readonly NoticeWay[];
  readonly log: Log;
  /** Aborts when the process closes; the next one repeats what was under way. */
  readonly signal: AbortSignal;
};

/**
 * Reports once a day, between all processes, that `name` is wrong: in the log and to `alarms`. If nobody took it, again in five minutes.
 */
export async function raiseAlert(deps: AlertDeps, name: string, notice: Notice, now: number): Promise<void> {
  const { duties, alarms, log } = deps;
  if (!(await duties.claim(name, now, day))) return;
  log.error({ alert: notice.kind, ...notice.facts }, notice.subject);
  const isTaken = await tell(deps, alarms, notice, "the alert was not taken", "error");
  if (alarms.length > 0 && !isTaken) await duties.note(name, now - day + retryMs);
}

/** Reports once that `name` is right again; nothing when it was not wrong. */
export async function endAlert(deps: AlertDeps, name: string, notice: Notice): Promise<void> {
  if (!(await deps.duties.forget(name))) return;
  deps.log.info({ alert: notice.kind, ...notice.facts }, notice.subject);
  await tell(deps, deps.alarms, notice, "the end of an alert was not taken");
}
