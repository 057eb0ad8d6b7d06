import type { Database } from "#server/db/database.ts";
import { acknowledgementChannel } from "#server/delivery/channels/recipients.ts";
import type { FailureReason } from "#server/delivery/failure.ts";
import { failureMeanings } from "#server/delivery/failure.ts";
import type { Notice } from "#server/delivery/notice.ts";
import { type AlertDeps, endAlert, raiseAlert } from "#server/delivery/rounds/alert.ts";
import { counted, inWords } from "#server/delivery/spans.ts";

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
    .where("created_at", "<=", before);
  const groups = await waiting
    .select((eb) => ["channel", eb.fn.countAll<number>().as("count"), eb.fn.min("created_at").as("oldestAt")])
    .groupBy("channel")
    .orderBy("channel")
    .execute();
  return Promise.all(
    groups.map(async ({ channel, count, oldestAt }) => {
      const oldest = await waiting.select("last_reason").where("channel", "=", channel).orderBy("created_at").limit(1).executeTakeFirst();
      return { channel, count, oldestAt, reason: oldest?.last_reason ?? null };
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
