import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { parseConfig } from "service/config.ts";
import { type Database, openDatabase } from "service/db/database.ts";
import { migrations } from "service/db/migrations.ts";
import { migrate } from "service/db/open.ts";
import { isDuplicate } from "service/db/store-failure.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startPostgres } from "../../tests/support/postgres.ts";
import { describeOnBothEngines } from "../../tests/support/stores.ts";
import { openStaff } from "../staff/staff.ts";

test("Several first starts on one SQLite file make each table once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "contact-first-"));
  const start = `import { openDatabase } from "service/db/database.ts";
    import { migrate } from "service/db/open.ts";
    import { createInterface } from "node:readline";
    console.log("[]");
    for await (const file of createInterface(process.stdin)) {
      const database = openDatabase({ engine: "sqlite", file });
      console.log(JSON.stringify(await migrate(database)));
      await database.close();
    }`;
  const args = ["--input-type=module", "-e", start];
  const starts = Array.from({ length: 6 }, () =>
    spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] }),
  );
  const lines = starts.map(({ stdout }) => createInterface(stdout)[Symbol.asyncIterator]());
  /** The migrations that they say they ran, once each has said something. */
  const said = async (): Promise<string[]> =>
    (await Promise.all(lines.map((each) => each.next()))).flatMap(({ value }) =>
      JSON.parse(String(value)),
    );
  // Loaded first, so that they begin together.
  await said();
  for (let round = 0; round < 3; round += 1) {
    for (const { stdin } of starts) stdin.write(`${join(folder, `${round}.sqlite`)}\n`);
    expect((await said()).toSorted()).toEqual(Object.keys(migrations).toSorted());
  }
  for (const { stdin } of starts) stdin.end();
  await Promise.all(starts.map((one) => once(one, "exit")));
  rmSync(folder, { recursive: true, force: true });
});

test("a user who may not create tables in PostgreSQL is told what its owner has to run", async (context) => {
  const { postgres, skipped } = await startPostgres();
  if (!postgres) return context.skip(skipped);
  const url = await postgres.createDatabase();
  const owner = openDatabase({ engine: "postgres", url });
  await sql`create role website login`.execute(owner.kysely);
  await sql`revoke create on schema public from public`.execute(owner.kysely);
  const database = openDatabase({ engine: "postgres", url: url.replace("postgres@", "website@") });
  await expect(migrate(database)).rejects.toThrow(
    /permission denied for schema public.*GRANT USAGE, CREATE ON SCHEMA public TO/,
  );
  await sql`grant usage, create on schema public to website`.execute(owner.kysely);
  expect(await migrate(database)).toEqual(Object.keys(migrations));
  await database.close();
  await owner.close();
  await postgres.stop();
});

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
  const stored = async () =>
    (await database.kysely.selectFrom("duty").select("name").orderBy("name").execute()).map(
      ({ name }) => name,
    );

  test("Writes are stored all or none, and not at all when they come too late", async () => {
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
    await Promise.all(
      names.map((name, at) => (at % 3 === 0 ? inTransaction(name) : write([name]))),
    );
    expect(await stored()).toEqual(names);
  });
});

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), "existing-store-")), "data");
});
afterEach(() => rmSync(join(dataDir, ".."), { recursive: true, force: true }));

test("staff is told where no store is, and none is made there", async () => {
  const refusal = expect.stringContaining(
    `there is no store at ${join(dataDir, "contact.sqlite")}`,
  );
  await expect(openStaff(configOf({}))).rejects.toMatchObject({
    name: "NoStore",
    message: refusal,
  });
  expect(existsSync(dataDir)).toBe(false);
});

test("a file without tables is no store and stays without", async () => {
  const file = join(dataDir, "..", "contact.sqlite");
  writeFileSync(file, "");
  await expect(openStaff(configOf({ DATA_DIR: join(dataDir, "..") }))).rejects.toMatchObject({
    name: "NoStore",
  });
  expect(readFileSync(file, "latin1")).not.toContain("contact_message");
});

test("a PostgreSQL database without tables is no store and stays without", async (context) => {
  const { postgres, skipped } = await startPostgres();
  if (!postgres) return context.skip(skipped);
  context.onTestFinished(() => postgres.stop());
  const url = await postgres.createDatabase();
  const refusal = expect.stringContaining("there is no store at PostgreSQL");
  await expect(openStaff(configOf({ DATABASE_URL: url }))).rejects.toMatchObject({
    name: "NoStore",
    message: refusal,
  });
  const database = openDatabase({ engine: "postgres", url });
  expect(await database.kysely.introspection.getTables()).toEqual([]);
  await database.close();
});

test("A message of an older release is kept as it was, and not urgent, when the store is updated", async () => {
  mkdirSync(dataDir);
  const { kysely, close } = openDatabase({
    engine: "sqlite",
    file: join(dataDir, "contact.sqlite"),
  });
  for (const [name, { up }] of Object.entries(migrations)) {
    if (name === "0002-erasure")
      await sql`insert into contact_message values ('ABC-3333-4444', 1, 'Ada', 'Whitlock', 'ada@client.example', '', 'Words', 'email', 'new', null, 'json', null, 'f')`.execute(
        kysely,
      );
    await up(kysely);
  }
  const kept = await kysely
    .selectFrom("contact_message")
    .select(["reference", "message", "urgent"])
    .execute();
  expect(kept).toEqual([{ reference: "ABC-3333-4444", message: "Words", urgent: 0 }]);
  await close();
});

test("After a rollback the store of a newer release is opened as it is", async () => {
  mkdirSync(dataDir);
  const file = join(dataDir, "contact.sqlite");
  const database = openDatabase({ engine: "sqlite", file });
  await migrate(database);
  await sql`insert into kysely_migration (name, timestamp) values ('0099-future', '2027-01-01')`.execute(
    database.kysely,
  );
  await database.close();
  const staff = await openStaff(configOf({}));
  expect(await staff.contacts.list({ limit: 5 })).toMatchObject({ items: [] });
  await staff.database.close();
});

function configOf(env: Readonly<Record<string, string>>) {
  const parsed = parseConfig({ DATA_DIR: dataDir, ...env }, "office@company.example");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.config;
}
