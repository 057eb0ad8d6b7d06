import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { openMigrated } from "./open.ts";
import { isDuplicate } from "./store-failure.ts";

describe("queries that SQLite's thread gets together", () => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "contact-write-all-"));
    database = await openMigrated({ engine: "sqlite", file: join(folder, "contact.sqlite") });
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const insert = (name: string) => database.kysely.insertInto("duty").values({ name, at: 1 });
  const write = async (names: readonly string[], isLate = false) =>
    database.writeAll?.(
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
