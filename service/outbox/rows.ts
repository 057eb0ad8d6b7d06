import type { ContactMessage, ContactState } from "content/wire/contact-message.ts";
import { type Kysely, sql } from "kysely";
import type { ContactMessageRow, ReplyRow, Tables } from "service/db/tables.ts";

/** An outbox entry that is due at once. */
export function newDelivery(reference: string, channel: string, now: number) {
  return {
    reference,
    channel,
    state: "pending" as const,
    attempts: 0,
    created_at: now,
    next_attempt_at: now,
    lease_owner: null,
    lease_until: null,
    last_reason: null,
    delivered_at: null,
  };
}

/** The message in its JSON form, from its row. */
export function toMessage(row: ContactMessageRow): ContactMessage {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    contactMethod: row.contact_method,
  };
}

/** The message's columns, for a new row. */
export function toColumns(message: ContactMessage) {
  return {
    first_name: message.firstName,
    last_name: message.lastName,
    email: message.email,
    phone: message.phone,
    message: message.message,
    contact_method: message.contactMethod,
  };
}

/** States in which a message may be delivered. */
export const deliverableStates = ["new", "handled"] as const satisfies readonly ContactState[];

/** False for held messages and spam. */
export function isDeliverable(state: ContactState): boolean {
  return deliverableStates.some((one) => one === state);
}

/** The replies to these messages, the oldest first. */
export function threadOf(db: Kysely<Tables>, references: readonly string[]): Promise<ReplyRow[]> {
  return db
    .selectFrom("reply")
    .selectAll()
    .where("reference", "in", references)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/**
 * Messages set aside as possible abuse. Times in milliseconds since 1970, null when there is none.
 */
export type Held = {
  readonly count: number;
  readonly oldestAt: number | null;
  readonly newestAt: number | null;
};

/** Counts what is held. Throws what the store throws. */
export async function countHeld(kysely: Kysely<Tables>): Promise<Held> {
  return (
    kysely
      .selectFrom("contact_message")
      // A literal, not a parameter: only then does SQLite use the partial index of held messages.
      .where("state", "=", sql.lit("quarantined"))
      .select((eb) => [
        eb.fn.countAll<number>().as("count"),
        eb.fn.min<number | null>("received_at").as("oldestAt"),
        eb.fn.max<number | null>("received_at").as("newestAt"),
      ])
      .executeTakeFirstOrThrow()
  );
}
