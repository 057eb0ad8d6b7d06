import type { Database } from "service/db/database.ts";
import { isDuplicate } from "service/db/store-failure.ts";
import { beforeEach, expect, test } from "vitest";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

describeOnBothEngines("queries that the store gets together", (openStore) => {
  let database: Database;
  beforeEach(async () => {
    ({ database } = await openStore());
  });

  const insert = (name: string) => database.kysely.insertInto("duty").values({ name, at: 1 });
  const write = async (names: readonly string[], isLate = false) =>
    database.writeAll(
      names.map((name) => insert(name).compile()),
      () => isLate,
    );
  const stored = async () => (await database.kysely.selectFrom("duty").select("name").orderBy("name").execute()).map(({ name }) => name);

  test("are stored all or none, and not at all when it is too late to begin", async () => {
    await write(["one", "two"]);
    await expect(write(["three", "two"])).rejects.toSatisfy(isDuplicate);
    await expect(write(["four"], true)).rejects.toMatchObject({ reason: "overloaded" });
    expect(await stored()).toEqual(["one", "two"]);
  });

  test("wait for transactions that are under way, and these for them", async () => {
    const names = Array.from({ length: 60 }, (_, number) => `duty ${number}`).sort();
    const inTransaction = (name: string) =>
      database.kysely.transaction().execute(async (trx) => {
        await trx.insertInto("duty").values({ name, at: 1 }).execute();
        await trx.updateTable("duty").set({ at: 2 }).where("name", "=", name).execute();
      });
    await Promise.all(names.map((name, at) => (at % 3 === 0 ? inTransaction(name) : write([name]))));
    expect(await stored()).toEqual(names);
  });
});
