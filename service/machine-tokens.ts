import type { Role } from "content/wire/staff-roles.ts";
import type { Kysely } from "kysely";
import type { Clock } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import type { Database, Tables } from "service/db/database.ts";
import type { StaffTokenRow } from "service/db/tables.ts";
import type { Machine } from "service/http/actor.ts";
import { hashSecret, newSecret } from "service/secret.ts";
import type { StaffToken } from "service/staff-token.ts";

/** The machine that a bearer token belongs to; null for none. Throws what the store throws. */
export type FindMachine = (token: string) => Promise<Machine | null>;

/** The token of the settings needs no store. Its role reads and changes nothing. */
const settingsMachine: Machine = { kind: "machine", name: "token STAFF_TOKEN", role: "auditor" };

const prefix = "staff_";

/** Finds the token of the settings, else a named one in the store. Text of another shape is not looked up. */
export function machineFinder(staffToken: Pick<StaffToken, "matches">, findNamed: FindMachine): FindMachine {
  return async (token) => {
    if (staffToken.matches(token)) return settingsMachine;
    return /^staff_[\w-]{43}$/.test(token) ? findNamed(token) : null;
  };
}

/** The named tokens of programs. Every function throws what the store throws. */
export function createMachineTokens({ kysely }: Database, clock: Clock) {
  return {
    find: async (token: string): Promise<Machine | null> => {
      const row = await kysely.selectFrom("staff_token").selectAll().where("hash", "=", hashSecret(token)).executeTakeFirst();
      if (!row) return null;
      await noteUse(kysely, row, clock.now());
      return { kind: "machine", name: `token ${row.name}`, role: row.role };
    },

    /** Gives the token, which is not kept; null when the name is taken. */
    add: (actor: string, name: string, role: Role): Promise<string | null> =>
      kysely.transaction().execute(async (trx) => {
        const secret = `${prefix}${newSecret()}`;
        const row = { name, hash: hashSecret(secret), role, created_at: clock.now(), created_by: actor, used_at: null };
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("staff_token")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return null;
        await addAudit(trx, clock.now(), { actor, action: "token-add", detail: `${name}, ${role}` });
        return secret;
      }),

    list: (): Promise<readonly StaffTokenRow[]> => kysely.selectFrom("staff_token").selectAll().orderBy("name").execute(),

    /** False when there is none of this name. */
    revoke: (actor: string, name: string): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom("staff_token").where("name", "=", name).executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await addAudit(trx, clock.now(), { actor, action: "token-revoke", detail: name });
        return true;
      }),
  };
}

/** At most once a minute, so that not every read costs a write. */
async function noteUse(kysely: Kysely<Tables>, { name, used_at }: StaffTokenRow, now: number): Promise<void> {
  if (used_at !== null && now - used_at < 60_000) return;
  await kysely.updateTable("staff_token").set({ used_at: now }).where("name", "=", name).execute();
}
