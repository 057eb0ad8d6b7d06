import type { ContactListItem } from "content/wire/contact-message.ts";
import type { ConflictCheck, DeskItem, HandlingView, NoteView } from "content/wire/desk.ts";
import { replyDue } from "content/wire/reply-clock.ts";
import type { Kysely } from "kysely";
import type { Clock } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import type { Database, Tables } from "service/db/database.ts";
import { sortableId } from "service/db/sortable-id.ts";
import type { AuditAction, HandlingRow, NoteRow } from "service/db/tables.ts";

/**
 * Staff's work on messages. Each change and its audit entry are one transaction. Changes give false for an unknown message. All throw what
 * the store throws.
 */
export function createHandling({ kysely, reader }: Database, clock: Clock) {
  const change = (
    actor: string,
    reference: string,
    action: AuditAction,
    columns: Partial<Omit<HandlingRow, "reference">>,
    detail: string | null = null,
  ): Promise<boolean> =>
    kysely.transaction().execute(async (trx) => {
      if (!(await exists(trx, reference))) return false;
      await setHandling(trx, reference, columns);
      await addAudit(trx, clock.now(), { actor, action, reference, detail });
      return true;
    });

  return {
    /** Assigns the message to `actor`, whoever had it before. */
    take: (actor: string, reference: string) => change(actor, reference, "take", { taken_by: actor, taken_at: clock.now() }),
    handBack: (actor: string, reference: string) => change(actor, reference, "hand-back", { taken_by: null, taken_at: null }),
    /** Stores the time of the first reply; later replies do not change it. */
    answered: (actor: string, reference: string): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        if (!(await exists(trx, reference))) return false;
        const row = await trx.selectFrom("handling").select("answered_at").where("reference", "=", reference).executeTakeFirst();
        if (row && row.answered_at !== null) return true;
        await setHandling(trx, reference, { answered_by: actor, answered_at: clock.now() });
        await addAudit(trx, clock.now(), { actor, action: "answered", reference });
        return true;
      }),
    notAnswered: (actor: string, reference: string) => change(actor, reference, "not-answered", { answered_by: null, answered_at: null }),
    checkConflict: (actor: string, reference: string, conflict: ConflictCheck) =>
      change(actor, reference, "conflict-check", { conflict }, conflict),

    addNote: (actor: string, reference: string, text: string): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        if (!(await exists(trx, reference))) return false;
        const at = clock.now();
        await trx
          .insertInto("note")
          .values({ id: sortableId(at), reference, at, author: actor, text })
          .execute();
        await addAudit(trx, at, { actor, action: "note", reference });
        return true;
      }),

    /** The notes on a message, oldest first. */
    notes: async (reference: string): Promise<readonly NoteView[]> => {
      const rows = await reader.selectFrom("note").selectAll().where("reference", "=", reference).orderBy("id").execute();
      return rows.map(({ id, at, author, text }: NoteRow) => ({ id, at: new Date(at).toISOString(), author, text }));
    },

    /** The messages with what staff did about each, and when a reply is due. */
    add: async (items: readonly ContactListItem[]): Promise<readonly DeskItem[]> => {
      if (items.length === 0) return [];
      const references = items.map(({ reference }) => reference);
      const rows = await reader.selectFrom("handling").selectAll().where("reference", "in", references).execute();
      return items.map((item) => ({
        ...item,
        handling: toHandling(
          Date.parse(item.receivedAt),
          rows.find(({ reference }) => reference === item.reference),
        ),
      }));
    },
  };
}

/** Sets `columns` in the message's row, which is created when missing. */
export async function setHandling(trx: Kysely<Tables>, reference: string, columns: Partial<Omit<HandlingRow, "reference">>): Promise<void> {
  await trx
    .insertInto("handling")
    .values({ ...untouched, reference, ...columns })
    .onConflict((conflict) => conflict.column("reference").doUpdateSet(columns))
    .execute();
}

const untouched = {
  taken_by: null,
  taken_at: null,
  answered_by: null,
  answered_at: null,
  conflict: "not-begun",
  escalations: 0,
  escalated_at: null,
} as const satisfies Omit<HandlingRow, "reference">;

async function exists(trx: Kysely<Tables>, reference: string): Promise<boolean> {
  return (await trx.selectFrom("contact_message").select("reference").where("reference", "=", reference).executeTakeFirst()) !== undefined;
}

function toHandling(receivedAt: number, row: HandlingRow | undefined): HandlingView {
  const { taken_by, answered_by, answered_at, conflict } = row ?? untouched;
  const { due, latest } = replyDue(receivedAt);
  return {
    takenBy: taken_by,
    answeredBy: answered_by,
    answeredAt: answered_at === null ? null : new Date(answered_at).toISOString(),
    conflict,
    due: new Date(due).toISOString(),
    latest: new Date(latest).toISOString(),
  };
}
