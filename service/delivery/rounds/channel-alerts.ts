import type { Database } from "service/db/database.ts";
import { acknowledgementChannel, labelOf, replyKind } from "service/delivery/channel.ts";
import { type FailureReason, failureMeanings } from "service/delivery/failure.ts";
import { counted, inWords, type Notice, tell } from "service/delivery/notice.ts";
import { isOn } from "service/delivery/outbox.ts";
import type { RoundDeps } from "service/delivery/rounds/rounds.ts";

const limitMs = 60 * 60_000;
const day = 24 * 60 * 60_000;
const retryMs = 5 * 60_000;
const prefix = "failing:";

/** A channel with something undelivered for an hour, given up or not. */
type Failing = { readonly channel: string; readonly count: number; readonly oldestAt: number; readonly reason: FailureReason | null };

/**
 * Tells the log and `alarms` of each channel that has had something undelivered for an hour. It tells again each day, after five minutes
 * when the alarm itself was refused, and once more when the channel works again.
 */
export async function alertOfFailures(deps: RoundDeps, now: number): Promise<void> {
  const { database, duties, alarms, log } = deps;
  const failing = await failingChannels(database, now - limitMs);
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
    id: `failing-${now}-${channel.replace(/[^a-z0-9]+/g, "-")}`,
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
    id: `recovered-${now}-${channel.replace(/[^a-z0-9]+/g, "-")}`,
    kind: "channel.recovered",
    at: now,
    subject: `Nothing waits for ${channel} any more`,
    text: `No message from the contact form has waited for delivery by ${channel} for an hour or more.`,
    facts: { channel },
  };
}
