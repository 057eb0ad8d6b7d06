import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../tests/support/stores.ts";
import { isDuplicate } from "./store-failure.ts";

describeOnBothEngines("queries that are written together", (openStore) => {
  async function openDuties() {
    const { database } = await openStore();
    const { kysely, writeAll } = database;
    return {
      kysely,
      write: (names: readonly string[], isLate = false) =>
        writeAll(
          names.map((name) => kysely.insertInto("duty").values({ name, at: 1 }).compile()),
          () => isLate,
        ),
      stored: async () => (await kysely.selectFrom("duty").select("name").orderBy("name").execute()).map(({ name }) => name),
    };
  }

  test("are stored all or none, and not at all when it is too late to begin", async () => {
    const { write, stored } = await openDuties();
    await write(["one", "two"]);
    await expect(write(["three", "two"])).rejects.toSatisfy(isDuplicate);
    await expect(write(["four"], true)).rejects.toMatchObject({ reason: "overloaded" });
    expect(await stored()).toEqual(["one", "two"]);
  });

  test("wait for transactions that are under way, and these for them", async () => {
    const { kysely, write, stored } = await openDuties();
    const names = Array.from({ length: 60 }, (_, number) => `duty ${number}`).sort();
    const inTransaction = (name: string) =>
      kysely.transaction().execute(async (trx) => {
        await trx.insertInto("duty").values({ name, at: 1 }).execute();
        await trx.updateTable("duty").set({ at: 2 }).where("name", "=", name).execute();
      });
    await Promise.all(names.map((name, at) => (at % 3 === 0 ? inTransaction(name) : write([name]))));
    expect(await stored()).toEqual(names);
  });
});
