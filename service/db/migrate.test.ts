import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { openDatabase } from "service/db/database.ts";
import { migrations } from "service/db/migrations.ts";
import { expect, test } from "vitest";
import { startPostgres } from "../../tests/support/postgres.ts";
import { migrate } from "./open.ts";

test("first starts on one SQLite file at the same moment all find their tables, and one of them makes each", async () => {
  const folder = mkdtempSync(join(tmpdir(), "contact-first-"));
  const start = `import { openDatabase } from "service/db/database.ts";
    import { migrate } from "service/db/open.ts";
    const [file, at] = process.argv.slice(1);
    while (Date.now() < Number(at));
    const database = openDatabase({ engine: "sqlite", file });
    console.log(JSON.stringify(await migrate(database)));
    await database.close();`;
  for (let round = 0; round < 3; round += 1) {
    const args = ["--input-type=module", "-e", start, join(folder, `${round}.sqlite`), String(Date.now() + 2_000)];
    const starts = await Promise.all(Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, args)));
    const ran: string[] = starts.flatMap(({ stdout }) => JSON.parse(stdout));
    expect(ran.toSorted()).toEqual(Object.keys(migrations).toSorted());
  }
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

test("a user who may not create tables in PostgreSQL is told what its owner has to run", async (context) => {
  const { postgres, skipped } = await startPostgres();
  if (!postgres) return context.skip(skipped);
  const url = await postgres.createDatabase();
  const owner = openDatabase({ engine: "postgres", url });
  await sql`create role website login`.execute(owner.kysely);
  await sql`revoke create on schema public from public`.execute(owner.kysely);
  const database = openDatabase({ engine: "postgres", url: url.replace("postgres@", "website@") });
  await expect(migrate(database)).rejects.toThrow(/permission denied for schema public.*GRANT USAGE, CREATE ON SCHEMA public TO/);
  await sql`grant usage, create on schema public to website`.execute(owner.kysely);
  expect(await migrate(database)).toEqual(Object.keys(migrations));
  await database.close();
  await owner.close();
  await postgres.stop();
}, 60_000);
