import type { Database } from "service/db/database.ts";

export type Duties = ReturnType<typeof createDuties>;

/** Stores when things were last done, so that several processes, or a restarted one, do them once. Throws what the store throws. */
export function createDuties({ kysely }: Database) {
  return {
    /** True for the one process that may do `name` now: last done `everyMs` ago, in the future (a clock set back), or never. */
    async claim(name: string, now: number, everyMs: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto("duty")
        .values({ name, at: now })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({ at: now })
            .where((eb) => eb.or([eb("duty.at", "<=", now - everyMs), eb("duty.at", ">", now)])),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** When `name` was last done, in milliseconds since 1970; null for never. */
    async last(name: string): Promise<number | null> {
      const row = await kysely.selectFrom("duty").select("at").where("name", "=", name).executeTakeFirst();
      return row?.at ?? null;
    },

    /** Writes down that `name` was done at `at`. */
    async note(name: string, at: number): Promise<void> {
      await kysely
        .insertInto("duty")
        .values({ name, at })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
        .execute();
    },

    /** Forgets `name`; true for the one process that did. */
    async forget(name: string): Promise<boolean> {
      const { numDeletedRows } = await kysely.deleteFrom("duty").where("name", "=", name).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** The names that begin with `prefix`. */
    async names(prefix: string): Promise<readonly string[]> {
      const rows = await kysely.selectFrom("duty").select("name").orderBy("name").execute();
      return rows.map(({ name }) => name).filter((name) => name.startsWith(prefix));
    },
  };
}
