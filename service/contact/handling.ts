import { company } from "content/company.ts";
import { openingAfter } from "content/wire/business-days.ts";
import type { ContactListItem } from "content/wire/contact-message.ts";
import type {
  BookingView,
  ConflictCheck,
  HandlingView,
  InboxItem,
  NoteView,
} from "content/wire/inbox-message.ts";
import type { Practice } from "content/wire/practice.ts";
import { formatChicagoDate, replyDue } from "content/wire/reply-clock.ts";
import { addDays, wallTime, zonedToInstant } from "content/wire/zoned-time.ts";
import type { Kysely } from "kysely";
import { type Clock, iso, sortableId } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import type { Database } from "service/db/database.ts";
import type { BookingRow, HandlingRow, NoteRow, Tables } from "service/db/tables.ts";
import { assignmentKind } from "service/outbox/channel.ts";
import { newDelivery } from "service/outbox/rows.ts";

/**
 * Staff's work on messages: each change is one transaction with its audit entry, false for an
 * unknown message. Throws what the store throws.
 */
export function createHandling({ kysely, reader }: Database, clock: Clock) {
  /**
   * Does `work` if there is such a message, then writes it into the trail. `work` returns false if
   * it changed nothing.
   */
  const change = (
    actor: string,
    reference: string,
    action: string,
    detail: string | null,
    work: (trx: Kysely<Tables>, at: number) => Promise<unknown>,
  ): Promise<boolean> =>
    kysely.transaction().execute(async (trx) => {
      const message = await trx
        .selectFrom("contact_message")
        .select("reference")
        .where("reference", "=", reference)
        .executeTakeFirst();
      if (!message) return false;
      const at = clock.now();
      if ((await work(trx, at)) !== false)
        await addAudit(trx, at, { actor, action, reference, detail });
      return true;
    });
  const set = (
    actor: string,
    reference: string,
    action: string,
    columns: HandlingChange,
    detail: string | null = null,
  ) => change(actor, reference, action, detail, (trx) => setHandling(trx, reference, columns));

  return {
    /** Assigns the message to `actor`, also when somebody else had it. */
    take: (actor: string, reference: string) =>
      set(actor, reference, "take", { taken_by: actor, taken_at: clock.now() }),
    /** Assigns the message to `actor` who begins a reply, unless somebody has it. */
    begin: (actor: string, reference: string) =>
      change(actor, reference, "take", "began a reply", async (trx, at) => {
        const columns = { taken_by: actor, taken_at: at };
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("handling")
          .values({ ...untouched, reference, ...columns })
          .onConflict((conflict) =>
            conflict
              .column("reference")
              .doUpdateSet(columns)
              .where("handling.taken_by", "is", null),
          )
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      }),
    handBack: (actor: string, reference: string) =>
      set(actor, reference, "hand-back", { taken_by: null, taken_at: null }),
    /**
     * By telephone or elsewhere. Stores the time of the first reply; later replies do not change
     * it. An answer of the sender is then dealt with.
     */
    answered: (actor: string, reference: string, detail: string | null = null) =>
      change(actor, reference, "answered", detail, (trx, at) => answer(trx, reference, actor, at)),
    /**
     * An answered message comes back to the list once, when the office opens `days` days from now or
     * next after that; null: it does not come back.
     */
    followUp: (actor: string, reference: string, days: number | null) => {
      const at = days === null ? null : returnsAt(clock.now(), days);
      const detail = at === null ? "none" : formatChicagoDate(at);
      return set(actor, reference, "follow-up", { follow_up_at: at }, detail);
    },
    /** Null: none is chosen, and the page that led to the message tells. */
    setPractice: (actor: string, reference: string, practice: Practice | null) =>
      set(actor, reference, "practice", { practice }, practice),
    notAnswered: (actor: string, reference: string) =>
      set(actor, reference, "not-answered", { answered_by: null, answered_at: null }),
    /**
     * Gives the message to somebody, with a mail to him (service/delivery/channels/inbox-mail.ts)
     * unless he does it himself.
     */
    assign: (
      actor: string,
      reference: string,
      { id, name }: { readonly id: string; readonly name: string },
    ) =>
      change(actor, reference, "assign", name, async (trx, at) => {
        await setHandling(trx, reference, { taken_by: name, taken_at: at });
        if (name === actor) return;
        const row = newDelivery(reference, `${assignmentKind}${id}`, at);
        await trx
          .insertInto("delivery")
          .values(row)
          .onConflict((conflict) =>
            conflict
              .columns(["reference", "channel"])
              .doUpdateSet(row)
              .where("delivery.state", "!=", "delivering"),
          )
          .execute();
      }),
    checkConflict: (actor: string, reference: string, conflict: ConflictCheck) =>
      set(actor, reference, "conflict-check", { conflict }, conflict),

    addNote: (actor: string, reference: string, text: string) =>
      change(actor, reference, "note", null, (trx, at) =>
        trx
          .insertInto("note")
          .values({ id: sortableId(at), reference, at, author: actor, text })
          .execute(),
      ),

    /** The notes on a message, oldest first. */
    notes: async (reference: string): Promise<readonly NoteView[]> => {
      const rows = await reader
        .selectFrom("note")
        .selectAll()
        .where("reference", "=", reference)
        .orderBy("id")
        .execute();
      return rows.map(({ id, at, author, text }: NoteRow) => ({
        id,
        at: new Date(at).toISOString(),
        author,
        text,
      }));
    },

    /** The messages with what staff did about each, and when a reply is due. */
    add: async (items: readonly ContactListItem[]): Promise<readonly InboxItem[]> => {
      if (items.length === 0) return [];
      const references = items.map(({ reference }) => reference);
      const rows = await reader
        .selectFrom("handling")
        .selectAll()
        .where("reference", "in", references)
        .execute();
      const bookings = await reader
        .selectFrom("booking")
        .selectAll()
        .where("reference", "in", references)
        .orderBy("changed_at")
        .execute();
      return items.map((item) => ({
        ...item,
        handling: toHandling(
          item,
          rows.find(({ reference }) => reference === item.reference),
          clock.now(),
        ),
        booking: toBooking(bookings.filter(({ reference }) => reference === item.reference)),
      }));
    },
  };
}

/**
 * Marks a message as answered at `at`; the first reply counts. False when it was answered before
 * and the sender has not answered since, nor has it come back.
 */
export async function answer(
  trx: Kysely<Tables>,
  reference: string,
  actor: string,
  at: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom("handling")
    .select(["answered_at", "sender_at", "follow_up_at"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  const isFirst = !row || row.answered_at === null;
  const isBack = row !== undefined && row.follow_up_at !== null && row.follow_up_at <= at;
  if (!isFirst && row.sender_at === null && !isBack) return false;
  await setHandling(trx, reference, {
    sender_at: null,
    ...(isBack ? { follow_up_at: null } : {}),
    ...(isFirst ? { answered_by: actor, answered_at: at } : {}),
  });
  return true;
}

/**
 * Stores that the rota's place `place`, from 1, is told at `now` that these messages are overdue.
 * Throws what the store throws.
 */
export async function markOverdue(
  { kysely }: Database,
  references: readonly string[],
  place: number,
  now: number,
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    for (const reference of references)
      await setHandling(trx, reference, { escalations: place, escalated_at: now });
  });
}

/** Sets `columns` in the message's row, which is created when missing. */
export async function setHandling(
  trx: Kysely<Tables>,
  reference: string,
  columns: HandlingChange,
): Promise<void> {
  await trx
    .insertInto("handling")
    .values({ ...untouched, reference, ...columns })
    .onConflict((conflict) => conflict.column("reference").doUpdateSet(columns))
    .execute();
}

/** In milliseconds since 1970: the office's next opening from the day that is `days` days on. */
function returnsAt(now: number, days: number): number {
  const { zone } = company.hours;
  const day = addDays(wallTime(now, zone).day, days);
  return openingAfter(zonedToInstant({ day, time: "00:00" }, zone)).opensAt;
}

type HandlingChange = Partial<Omit<HandlingRow, "reference">>;

const untouched = {
  taken_by: null,
  taken_at: null,
  answered_by: null,
  answered_at: null,
  conflict: "not-begun",
  escalations: 0,
  escalated_at: null,
  sender_at: null,
  follow_up_at: null,
  practice: null,
} as const satisfies Omit<HandlingRow, "reference">;

/**
 * The columns `answered_by` and `answered_at` keep their names from the first release: they are of
 * the first answer.
 */
function toHandling(
  { receivedAt }: ContactListItem,
  row: HandlingRow | undefined,
  now: number,
): HandlingView {
  const { taken_by, answered_by, answered_at, conflict, sender_at, follow_up_at, practice } =
    row ?? untouched;
  const { due, latest } = replyDue(Date.parse(receivedAt));
  return {
    takenBy: taken_by,
    firstAnsweredBy: answered_by,
    firstAnsweredAt: iso(answered_at),
    senderAt: iso(sender_at),
    conflict,
    followUp: follow_up_at === null ? null : { at: iso(follow_up_at), isDue: follow_up_at <= now },
    practice,
    due: iso(due),
    latest: iso(latest),
  };
}

/** The appointment as it is now, from all rows of a message; null when there is none. */
function toBooking(rows: readonly BookingRow[]): BookingView | null {
  const present = rows.findLast(({ state }) => state !== "moved") ?? rows.at(-1);
  if (!present) return null;
  const before = rows.findLast((row) => row.state === "moved" && row !== present);
  return {
    provider: present.provider,
    title: present.title,
    startsAt: iso(present.starts_at),
    endsAt: iso(present.ends_at),
    movedFrom: before ? iso(before.starts_at) : null,
    cancelled: present.state === "cancelled",
  };
}
