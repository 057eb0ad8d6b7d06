import { addDays, wallTime, zonedToInstant } from "content/wire/zoned-time.ts";
import type { Database } from "service/db/database.ts";

/**
 * What a channel made of a day's messages. `missing` is what it should have taken and has not: the
 * three counts before it.
 */
export type ChannelAccount = {
  readonly channel: string;
  readonly taken: number;
  readonly waiting: number;
  readonly givenUp: number;
  /** Messages that it should have got, without a row in the outbox. */
  readonly neverQueued: number;
  readonly missing: readonly string[];
};

/**
 * The messages of one day in the office's zone ("YYYY-MM-DD"): how many got a 201, and where they
 * went.
 */
export type Reconciliation = {
  readonly day: string;
  readonly acknowledged: number;
  readonly held: number;
  readonly spam: number;
  readonly channels: readonly ChannelAccount[];
};

/**
 * What each of `channels` took of the messages of `day`. Handled ones are never missing; held ones
 * and spam are owed to nobody.
 */
export async function reconcile(
  { reader }: Database,
  day: string,
  zone: string,
  channels: readonly string[],
): Promise<Reconciliation> {
  const from = zonedToInstant({ day, time: "00:00" }, zone);
  const to = zonedToInstant({ day: addDays(day, 1), time: "00:00" }, zone);
  const messages = await reader
    .selectFrom("contact_message")
    .select(["reference", "received_at", "state"])
    .where("received_at", ">=", from)
    .where("received_at", "<", to)
    .orderBy("received_at")
    .execute();
  const rows = await reader
    .selectFrom("delivery")
    .innerJoin("contact_message", "contact_message.reference", "delivery.reference")
    .select(["delivery.reference", "delivery.channel", "delivery.state"])
    .where("contact_message.received_at", ">=", from)
    .where("contact_message.received_at", "<", to)
    .execute();
  const count = (state: string) => messages.filter((message) => message.state === state).length;
  const accounts = channels.map(async (channel): Promise<ChannelAccount> => {
    const since = await firstRowOf(reader, channel);
    const stateOf = new Map(
      rows
        .filter((row) => row.channel === channel)
        .map(({ reference, state }) => [reference, state]),
    );
    const owed = messages.filter(
      ({ state, reference, received_at }) =>
        state === "new" && (stateOf.has(reference) || received_at >= since),
    );
    const of = (...states: readonly (string | undefined)[]) =>
      owed.filter(({ reference }) => states.includes(stateOf.get(reference)));
    return {
      channel,
      taken: [...stateOf.values()].filter((state) => state === "delivered").length,
      waiting: of("pending", "delivering").length,
      givenUp: of("failed").length,
      neverQueued: of(undefined).length,
      missing: of("pending", "delivering", "failed", undefined).map(({ reference }) => reference),
    };
  });
  return {
    day,
    acknowledged: messages.length,
    held: count("quarantined"),
    spam: count("spam"),
    channels: await Promise.all(accounts),
  };
}

/** The day before the one on which `now` falls in `zone`, as "YYYY-MM-DD". */
export function dayBefore(now: number, zone: string): string {
  return addDays(wallTime(now, zone).day, -1);
}

/** True for a day that exists, as "YYYY-MM-DD". */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  );
}

/** When the channel got its first row; Infinity for never. */
async function firstRowOf(reader: Database["reader"], channel: string): Promise<number> {
  const row = await reader
    .selectFrom("delivery")
    .select((eb) => eb.fn.min<number | null>("created_at").as("at"))
    .where("channel", "=", channel)
    .executeTakeFirst();
  return row?.at ?? Number.POSITIVE_INFINITY;
}
