import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { parseConfig } from "service/config.ts";
import { openDatabase } from "service/db/database.ts";
import { migrate } from "service/db/open.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startPostgres } from "../../tests/support/postgres.ts";
import { openStaff } from "./staff.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), "existing-store-")), "data");
});
afterEach(() => rmSync(join(dataDir, ".."), { recursive: true, force: true }));

test("staff is told where no store is, and none is made there", async () => {
  const refusal = expect.stringContaining(`there is no store at ${join(dataDir, "contact.sqlite")}`);
  await expect(openStaff(configOf({}))).rejects.toMatchObject({ name: "NoStore", message: refusal });
  expect(existsSync(dataDir)).toBe(false);
});

test("a file without tables is no store and stays without", async () => {
  const file = join(dataDir, "..", "contact.sqlite");
  writeFileSync(file, "");
  await expect(openStaff(configOf({ DATA_DIR: join(dataDir, "..") }))).rejects.toMatchObject({ name: "NoStore" });
  expect(readFileSync(file, "latin1")).not.toContain("contact_message");
});

test("a PostgreSQL database without tables is no store and stays without", async (context) => {
  const { postgres, skipped } = await startPostgres();
  if (!postgres) return context.skip(skipped);
  context.onTestFinished(() => postgres.stop());
  const url = await postgres.createDatabase();
  const refusal = expect.stringContaining("there is no store at PostgreSQL");
  await expect(openStaff(configOf({ DATABASE_URL: url }))).rejects.toMatchObject({ name: "NoStore", message: refusal });
  const database = openDatabase({ engine: "postgres", url });
  expect(await database.kysely.introspection.getTables()).toEqual([]);
  await database.close();
});

test("After a rollback the store of a newer release is opened as it is", async () => {
  mkdirSync(dataDir);
  const file = join(dataDir, "contact.sqlite");
  const database = openDatabase({ engine: "sqlite", file });
  await migrate(database);
  await sql`insert into kysely_migration (name, timestamp) values ('0099-future', '2027-01-01')`.execute(database.kysely);
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
