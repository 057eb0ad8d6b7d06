import type {
  ContactListItem,
  ContactPage,
  ContactState,
  DeliverySummary,
} from "content/wire/contact-message.ts";
import type { LiveList } from "content/wire/inbox-message.ts";
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import { type Clock, systemClock } from "service/clock.ts";
import type { Database, Engine } from "service/db/database.ts";
import { wordsOf } from "service/db/migrations.ts";
import type {
  ContactMessageRow,
  DeliveryAttemptRow,
  DeliveryRow,
  DeliveryState,
  Tables,
} from "service/db/tables.ts";
import { isBesides, replyKind } from "service/outbox/channel.ts";
import { deliverableStates, toMessage } from "service/outbox/rows.ts";

/**
 * What to list. `q`: words, or their beginnings, that a message must all hold. `cursor`: a former
 * page's `nextCursor`.
 */
export type ContactQuery = {
  readonly limit: number;
  readonly cursor?: string | null;
  readonly q?: string | null;
  readonly state?: ContactState | null;
  /**
   * Of `new` messages: `waiting` for a reply, and of these `taken` by somebody or `new`; or
   * `answered`.
   */
  readonly progress?: "waiting" | "new" | "taken" | "answered";
  /** With `progress`, only what this person has taken. */
  readonly takenBy?: string;
  /**
   * Instead of the newest first: what is due within 24 hours, then the oldest, whose reply is due
   * first.
   */
  readonly byDue?: boolean;
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

/**
 * Reads stored messages for staff. Every function throws what the store throws; changes are in
 * staff-changes.ts.
 */
export function createContactRepository(
  { reader: kysely, engine }: Database,
  clock: Clock = systemClock,
) {
  /** One page; `limit` from 1. Null for a cursor that no page has given. */
  async function list({
    limit,
    cursor,
    q,
    state,
    progress,
    takenBy,
    byDue = false,
  }: ContactQuery): Promise<ContactPage | null> {
    const from = cursor ? decodeCursor(cursor) : null;
    if (cursor && !from) return null;
    let query = kysely
      .selectFrom("contact_message")
      .selectAll()
      .$if(byDue, (all) => all.orderBy("urgent", "desc"))
      .orderBy("received_at", byDue ? "asc" : "desc")
      .orderBy("reference", byDue ? "asc" : "desc")
      .limit(limit + 1);
    if (state) query = query.where("state", "=", state);
    if (progress)
      query = query
        .where("state", "=", "new")
        .where((eb) => hasProgress(eb, progress, clock.now()));
    if (takenBy !== undefined)
      query = query.where("reference", "in", (eb) =>
        eb.selectFrom("handling").select("reference").where("taken_by", "=", takenBy),
      );
    if (from && byDue)
      query = query.where(
        sql<boolean>`(-urgent, received_at, reference) > (${-from.urgent}, ${from.receivedAt}, ${from.reference})`,
      );
    else if (from)
      query = query.where(
        sql<boolean>`(received_at, reference) < (${from.receivedAt}, ${from.reference})`,
      );
    if (q?.trim()) {
      const words = holdsWords(q, engine);
      if (words === null) return { items: [], nextCursor: null };
      query = query.where(words);
    }
    const rows = await query.execute();
    const shown = rows.slice(0, limit);
    const items = await toItems(kysely, shown);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { items, nextCursor: last ? encodeCursor(last) : null };
  }

  return {
    list,

    /** Null when there is no such message. */
    async find(reference: string): Promise<ContactDetail | null> {
      const row = await kysely
        .selectFrom("contact_message")
        .selectAll()
        .where("reference", "=", reference)
        .executeTakeFirst();
      if (!row) return null;
      const deliveries = await kysely
        .selectFrom("delivery")
        .selectAll()
        .where("reference", "=", reference)
        .orderBy("channel")
        .execute();
      const attempts = await kysely
        .selectFrom("delivery_attempt")
        .selectAll()
        .where("reference", "=", reference)
        .orderBy("id", "desc")
        .execute();
      return { item: toItem(row, summary(deliveries)), source: row.source, deliveries, attempts };
    },

    /**
     * What the list shows at a glance. Returns `known` itself while nothing has happened, which
     * costs little.
     */
    async live(known: LiveList | null = null): Promise<LiveList> {
      const messages = kysely
        .selectFrom("contact_message")
        .select("reference")
        .orderBy("received_at", "desc")
        .orderBy("reference", "desc")
        .limit(1);
      const last = await messages.executeTakeFirst();
      const change = await kysely
        .selectFrom("audit")
        .select("id")
        .where("action", "not in", looks)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      const attempt = await kysely
        .selectFrom("delivery_attempt")
        .select("id")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      // What comes back by itself leaves no trace but its time.
      const back = await kysely
        .selectFrom("handling")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .where("follow_up_at", "<=", clock.now())
        .executeTakeFirstOrThrow();
      const version = [last?.reference, change?.id, attempt?.id, back.n].join(" ");
      if (known?.version === version) return known;
      const waiting = await kysely
        .selectFrom("contact_message")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .where("state", "=", "new")
        .where((eb) => hasProgress(eb, "waiting", clock.now()))
        .executeTakeFirstOrThrow();
      const newest = await messages.where("state", "in", deliverableStates).executeTakeFirst();
      return { waiting: waiting.n, newest: newest?.reference ?? null, version };
    },

    /**
     * The other messages from the same mail address, newest first, at most 50. The word index finds
     * them, so no other message is read.
     */
    async others({
      reference,
      email,
    }: Pick<ContactListItem, "reference" | "email">): Promise<readonly ContactListItem[]> {
      const words = holdsWords(email, engine, true);
      if (words === null) return [];
      const rows = await kysely
        .selectFrom("contact_message")
        .selectAll()
        .where(words)
        .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
        .where("reference", "!=", reference)
        .orderBy("received_at", "desc")
        .limit(50)
        .execute();
      return rows.map((row) => toItem(row, "none"));
    },

    /** Every message that `query` finds, newest first, a page at a time: for exports. */
    async *pages(
      query: Omit<ContactQuery, "limit" | "cursor">,
    ): AsyncGenerator<readonly ContactListItem[]> {
      let cursor: string | null = null;
      do {
        const page: ContactPage | null = await list({ ...query, limit: 200, cursor });
        yield page?.items ?? [];
        cursor = page?.nextCursor ?? null;
      } while (cursor !== null);
    },
  };
}

/** What changes nothing in the list. */
const looks = ["list", "show", "export", "sign-in", "sign-out"];

/** A message that staff has done nothing about has no `handling` row. */
function hasProgress(
  eb: ExpressionBuilder<Tables, "contact_message">,
  progress: NonNullable<ContactQuery["progress"]>,
  now: number,
) {
  const handled = eb.selectFrom("handling").select("handling.reference");
  const answered = handled
    .where("answered_at", "is not", null)
    .where("sender_at", "is", null)
    .where((of) => of.or([of("follow_up_at", "is", null), of("follow_up_at", ">", now)]));
  const taken = handled
    .where("taken_by", "is not", null)
    .where((of) =>
      of.or([
        of("answered_at", "is", null),
        of("sender_at", "is not", null),
        of("follow_up_at", "<=", now),
      ]),
    );
  if (progress === "answered") return eb("reference", "in", answered);
  if (progress === "taken") return eb("reference", "in", taken);
  if (progress === "waiting") return eb("reference", "not in", answered);
  return eb.and([eb("reference", "not in", answered), eb("reference", "not in", taken)]);
}

async function toItems(
  kysely: Kysely<Tables>,
  rows: readonly ContactMessageRow[],
): Promise<readonly ContactListItem[]> {
  if (rows.length === 0) return [];
  const references = rows.map(({ reference }) => reference);
  const deliveries = await kysely
    .selectFrom("delivery")
    .select(["reference", "channel", "state"])
    .where("reference", "in", references)
    .execute();
  return rows.map((row) =>
    toItem(row, summary(deliveries.filter(({ reference }) => reference === row.reference))),
  );
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
    urgent: row.urgent === 1,
    ...toMessage(row),
  };
}

/**
 * The worst state of the channels, replies included. Staff need not act on the acknowledgement to
 * the sender and mails to colleagues.
 */
function summary(
  deliveries: readonly { readonly channel: string; readonly state: DeliveryState }[],
): DeliverySummary {
  const states = deliveries
    .filter(({ channel }) => channel.startsWith(replyKind) || !isBesides(channel))
    .map(({ state }) => state);
  if (states.length === 0) return "none";
  if (states.includes("failed")) return "failed";
  return states.every((state) => state === "delivered") ? "delivered" : "pending";
}

/**
 * The last message of a page, in a form that fits into a query string: the next page begins after
 * it, whatever came in meanwhile.
 */
function encodeCursor({ urgent, received_at, reference }: ContactMessageRow): string {
  return Buffer.from(`${urgent}:${received_at}:${reference}`).toString("base64url");
}

/** Null when the text is not a cursor of ours. */
function decodeCursor(cursor: string) {
  const [, urgent, receivedAt, reference] =
    /^([01]):(\d{1,16}):([A-Z0-9-]{1,40})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return receivedAt && reference
    ? { urgent: Number(urgent), receivedAt: Number(receivedAt), reference }
    : null;
}

/** Longer words are indexed by their first 100 characters on PostgreSQL (db/migrations.ts). */
const longestWord = 100;

/**
 * The condition that each word of `text` begins a word of the message, in any case; null without
 * letters or digits. `rare`: few messages match.
 */
export function holdsWords(text: string, engine: Engine, rare = false): RawBuilder<boolean> | null {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => [...word].slice(0, longestWord).join(""));
  if (words.length === 0) return null;
  // The "+" makes SQLite scan in list order and stop at a full page: 30 ms, not 300, for a word in
  // all 250,000 messages.
  return engine === "sqlite"
    ? sql`${sql.raw(rare ? "" : "+")}rowid in (select rowid from contact_words where contact_words match ${words.map((word) => `"${word}"*`).join(" ")})`
    : sql`${sql.raw(wordsOf)} @@ ${words.map((word) => `'${word}':*`).join(" & ")}::tsquery`;
}
