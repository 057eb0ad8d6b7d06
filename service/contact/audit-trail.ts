import type { Kysely } from "kysely";
import { type Clock, sortableId } from "service/clock.ts";
import type { Database } from "service/db/database.ts";
import type { AuditRow, Tables } from "service/db/tables.ts";

/**
 * An entry to append. `detail` must hold no personal data: write "search", not what was searched
 * for.
 */
export type AuditEntry = Pick<AuditRow, "actor" | "action"> & {
  readonly reference?: string | null;
  readonly detail?: string | null;
};

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/** Who looked at or changed what, and when. Entries are only ever added. */
export function createAuditTrail({ kysely }: Database, clock: Clock) {
  return {
    /** Resolves once the entries are stored. Show the data to staff only afterwards. */
    async append(...entries: readonly AuditEntry[]): Promise<void> {
      if (entries.length === 0) return;
      await kysely.transaction().execute((trx) => addAudit(trx, clock.now(), ...entries));
    },

    /**
     * The newest entries first, at most `limit`: all, or those of one message. With `before`, an
     * entry's id, only older ones.
     */
    async list(
      limit: number,
      reference: string | null = null,
      before: string | null = null,
    ): Promise<readonly AuditRow[]> {
      let query = kysely.selectFrom("audit").selectAll().orderBy("id", "desc").limit(limit);
      if (reference !== null) query = query.where("reference", "=", reference);
      if (before !== null) query = query.where("id", "<", before);
      return query.execute();
    },
  };
}

/** Writes entries with the time `at`, in the transaction of the change that they record. */
export async function addAudit(
  trx: Kysely<Tables>,
  at: number,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  const rows = entries.map(({ actor, action, reference = null, detail = null }) => ({
    id: sortableId(at),
    at,
    actor,
    action,
    reference,
    detail,
  }));
  await trx.insertInto("audit").values(rows).execute();
}
