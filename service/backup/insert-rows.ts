import type { Transaction } from "kysely";
import type { BackupEntry } from "service/backup/format.ts";
import type { Tables } from "service/db/database.ts";

/** Inserts rows, all of one table. Audit entries, erasures and counts that already exist stay unchanged. */
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
    case "daily_count": {
      const rows = entries.flatMap((entry) => (entry.table === "daily_count" ? [entry.row] : []));
      const query = trx.insertInto("daily_count").values(rows);
      await query.onConflict((conflict) => conflict.doNothing()).execute();
      break;
    }
    case "erasure": {
      const rows = entries.flatMap((entry) => (entry.table === "erasure" ? [entry.row] : []));
      const query = trx.insertInto("erasure").values(rows);
      await query.onConflict((conflict) => conflict.doNothing()).execute();
      break;
    }
    case "handling": {
      const rows = entries.flatMap((entry) => (entry.table === "handling" ? [entry.row] : []));
      await trx.insertInto("handling").values(rows).execute();
      break;
    }
    case "note": {
      const rows = entries.flatMap((entry) => (entry.table === "note" ? [entry.row] : []));
      await trx.insertInto("note").values(rows).execute();
      break;
    }
    case "reply": {
      const rows = entries.flatMap((entry) => (entry.table === "reply" ? [entry.row] : []));
      await trx.insertInto("reply").values(rows).execute();
      break;
    }
    case "booking": {
      const rows = entries.flatMap((entry) => (entry.table === "booking" ? [entry.row] : []));
      await trx.insertInto("booking").values(rows).execute();
      break;
    }
    case "staff_account": {
      const rows = entries.flatMap((entry) => (entry.table === "staff_account" ? [entry.row] : []));
      await trx.insertInto("staff_account").values(rows).execute();
      break;
    }
    case "staff_passkey": {
      const rows = entries.flatMap((entry) => (entry.table === "staff_passkey" ? [entry.row] : []));
      await trx.insertInto("staff_passkey").values(rows).execute();
      break;
    }
    case "staff_token": {
      const rows = entries.flatMap((entry) => (entry.table === "staff_token" ? [entry.row] : []));
      await trx.insertInto("staff_token").values(rows).execute();
      break;
    }
  }
}
