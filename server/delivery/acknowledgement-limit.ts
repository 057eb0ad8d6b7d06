import type { Database } from "#server/db/database.ts";

const hour = 60 * 60_000;

export type AcknowledgementLimit = Pick<ReturnType<typeof createAcknowledgementLimit>, "claim">;

/** Who was sent an acknowledgement within the hour: in the store, so that several servers agree. Throws what the store throws. */
export function createAcknowledgementLimit({ kysely }: Database) {
  return {
    /**
     * True when the address with this key (sender-address.ts) may get the acknowledgement of `reference` at `now`. That is so unless
     * another message of the address had a try within the hour. A later try of the same message is allowed and begins a new hour.
     */
    async claim(key: string, reference: string, now: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto("acknowledgement")
        .values({ address_key: key, at: now, reference })
        .onConflict((conflict) =>
          conflict
            .column("address_key")
            .doUpdateSet({ at: now, reference })
            .where((eb) =>
              eb.or([
                eb("acknowledgement.at", "<=", now - hour),
                // A time in the future: the clock has been set back since.
                eb("acknowledgement.at", ">", now + hour),
                eb("acknowledgement.reference", "=", reference),
              ]),
            ),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** Deletes entries that no longer limit anybody. */
    async forget(now: number): Promise<void> {
      await kysely
        .deleteFrom("acknowledgement")
        .where((eb) => eb.or([eb("at", "<=", now - hour), eb("at", ">", now + hour)]))
        .execute();
    },
  };
}
