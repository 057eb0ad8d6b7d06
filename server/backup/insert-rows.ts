import type { Transaction } from "kysely";
import type { BackupEntry } from "#server/backup/format.ts";
import type { Tables } from "#server/db/database.ts";

/** Inserts rows of one table. Audit entries and erasures that are there already stay as they are. */
export async function insertRows(trx: Transaction<Tables>, entries: readonly BackupEntry[]): Promise<void> {
  switch (entries[0]?.table) {
    case "contact_message": {
      const rows = entries.flatMap((entry) => (entry.table === "contact_message" ? [entry.row] : []));
      await trx.insertInto("contact_message").values(rows).execute();
      break;
    }
    case "delivery": {
      const rows = entries.flatMap((entry) => (entry.table === "delivery" ? [entry.row] : []));
      await trx.insertInto("delivery").values(rows).execute();
      break;
    }
    case "delivery_attempt": {
      const rows = entries.flatMap((entry) => (entry.table === "delivery_attempt" ? [entry.row] : []));
      await trx.insertInto("delivery_attempt").values(rows).execute();
      break;
    }
    case "audit": {
      const rows = entries.flatMap((entry) => (entry.table === "audit" ? [entry.row] : []));
      const query = trx.insertInto("audit").values(rows);
      await query.onConflict((conflict) => conflict.doNothing()).execute();
      break;
    }
    case "erasure": {
      const rows = entries.flatMap((entry) => (entry.table === "erasure" ? [entry.row] : []));
      const query = trx.insertInto("erasure").values(rows);
      await query.onConflict((conflict) => conflict.doNothing()).execute();
      break;
    }
  }
}
