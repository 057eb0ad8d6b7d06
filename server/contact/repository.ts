import type { ExpressionBuilder, Kysely } from "kysely";
import { decodeCursor, encodeCursor } from "#server/contact/cursor.ts";
import { toMessage } from "#server/contact/row.ts";
import { holdsWords } from "#server/contact/search-words.ts";
import type { ContactMessageRow } from "#server/contact/table.ts";
import type { Database, Tables } from "#server/db/database.ts";
import { acknowledgementChannel } from "#server/delivery/channels/recipients.ts";
import type { DeliveryAttemptRow, DeliveryRow, DeliveryState } from "#server/delivery/table.ts";
import type { ContactListItem, ContactPage, ContactState, DeliverySummary } from "#shared/contact-message.ts";

/**
 * What to list. `q`: words, or their beginnings, that a message must all hold (search-words.ts). `cursor`: a former page's `nextCursor`.
 */
export type ContactQuery = {
  readonly limit: number;
  readonly cursor?: string | null;
  readonly q?: string | null;
  readonly state?: ContactState | null;
  /**
   * Progress of `new` messages. `waiting`: without a reply; of these, `taken` is somebody's and `new` nobody's. `answered`: with a reply.
   */
  readonly progress?: "waiting" | "new" | "taken" | "answered";
  /** Instead of the newest first. */
  readonly oldestFirst?: boolean;
};

/** One message with all that happened to it. */
export type ContactDetail = {
  readonly item: ContactListItem;
  readonly source: ContactMessageRow["source"];
  readonly deliveries: readonly DeliveryRow[];
  /** Newest first. */
  readonly attempts: readonly DeliveryAttemptRow[];
};

export type ContactRepository = ReturnType<typeof createContactRepository>;

/** Reads stored messages for staff. Every function throws what the store throws; changes are in staff-changes.ts. */
export function createContactRepository({ reader: kysely, engine }: Database) {
  /** One page; `limit` from 1. Null for a cursor that no page has given. */
  async function list({ limit, cursor, q, state, progress, oldestFirst = false }: ContactQuery): Promise<ContactPage | null> {
    const from = cursor ? decodeCursor(cursor) : null;
    if (cursor && !from) return null;
    let query = kysely
      .selectFrom("contact_message")
      .selectAll()
      .orderBy("received_at", oldestFirst ? "asc" : "desc")
      .orderBy("reference", oldestFirst ? "asc" : "desc")
      .limit(limit + 1);
    if (state) query = query.where("state", "=", state);
    if (progress) query = query.where("state", "=", "new").where((eb) => hasProgress(eb, progress));
    if (from) {
      const beyond = oldestFirst ? ">" : "<";
      query = query.where((eb) =>
        eb.or([
          eb("received_at", beyond, from.receivedAt),
          eb("received_at", "=", from.receivedAt).and(eb("reference", beyond, from.reference)),
        ]),
      );
    }
    if (q?.trim()) {
      const words = holdsWords(q, engine);
      if (words === null) return { items: [], nextCursor: null };
      query = query.where(words);
    }
    const rows = await query.execute();
    const shown = rows.slice(0, limit);
    const items = await toItems(kysely, shown);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { items, nextCursor: last ? encodeCursor({ receivedAt: last.received_at, reference: last.reference }) : null };
  }

  return {
    list,

    /** Null when there is no such message. */
    async find(reference: string): Promise<ContactDetail | null> {
      const row = await kysely.selectFrom("contact_message").selectAll().where("reference", "=", reference).executeTakeFirst();
      if (!row) return null;
      const deliveries = await kysely.selectFrom("delivery").selectAll().where("reference", "=", reference).orderBy("channel").execute();
      const attempts = await kysely
        .selectFrom("delivery_attempt")
        .selectAll()
        .where("reference", "=", reference)
        .orderBy("id", "desc")
        .execute();
      return { item: toItem(row, summary(deliveries)), source: row.source, deliveries, attempts };
    },

    /** Every message that `query` finds, newest first, with one page in memory at a time: for exports. */
    async *each(query: Omit<ContactQuery, "limit" | "cursor">): AsyncGenerator<ContactListItem> {
      let cursor: string | null = null;
      do {
        const page: ContactPage | null = await list({ ...query, limit: 200, cursor });
        yield* page?.items ?? [];
        cursor = page?.nextCursor ?? null;
      } while (cursor !== null);
    },
  };
}

/** A message that staff has done nothing about has no `handling` row. */
function hasProgress(eb: ExpressionBuilder<Tables, "contact_message">, progress: NonNullable<ContactQuery["progress"]>) {
  const handled = eb.selectFrom("handling").select("handling.reference");
  const answered = handled.where("answered_at", "is not", null);
  const taken = handled.where("answered_at", "is", null).where("taken_by", "is not", null);
  if (progress === "answered") return eb("reference", "in", answered);
  if (progress === "taken") return eb("reference", "in", taken);
  if (progress === "waiting") return eb("reference", "not in", answered);
  return eb.and([eb("reference", "not in", answered), eb("reference", "not in", taken)]);
}

async function toItems(kysely: Kysely<Tables>, rows: readonly ContactMessageRow[]): Promise<readonly ContactListItem[]> {
  if (rows.length === 0) return [];
  const references = rows.map(({ reference }) => reference);
  const deliveries = await kysely
    .selectFrom("delivery")
    .select(["reference", "channel", "state"])
    .where("reference", "in", references)
    .execute();
  return rows.map((row) => toItem(row, summary(deliveries.filter(({ reference }) => reference === row.reference))));
}

function toItem(row: ContactMessageRow, delivery: DeliverySummary): ContactListItem {
  return {
    reference: row.reference,
    receivedAt: new Date(row.received_at).toISOString(),
    state: row.state,
    quarantineReason: row.quarantine_reason,
    delivery,
    page: row.page,
    topic: row.topic,
    ...toMessage(row),
  };
}

/** The worst state of the channels, without the acknowledgement to the sender: staff need not act on that. */
function summary(deliveries: readonly { readonly channel: string; readonly state: DeliveryState }[]): DeliverySummary {
  const states = deliveries.filter(({ channel }) => channel !== acknowledgementChannel).map(({ state }) => state);
  if (states.length === 0) return "none";
  if (states.includes("failed")) return "failed";
  return states.every((state) => state === "delivered") ? "delivered" : "pending";
}
