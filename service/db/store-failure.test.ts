import { renameSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { openDatabase } from "service/db/database.ts";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { startPostgres } from "../../tests/support/postgres.ts";
import { exampleMessage, lockStore, startTestServer, until } from "../../tests/support/service.ts";
import { storeFailureReason } from "./store-failure.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;

describe("a SQLite store that fails", () => {
  let server: Server;
  let file: string;
  beforeEach(async () => {
    server = await startTestServer();
    file = server.config.database.engine === "sqlite" ? server.config.database.file : "";
  });
  afterEach(() => server.stop());

  test("A deleted or replaced database file is noticed before a message is acknowledged", async () => {
    renameSync(file, `${file}.away`);
    await expectTruth(server);
    renameSync(`${file}.away`, file);
    expect((await server.postJson(exampleMessage())).status).toBe(201);
  });

  test("A post is refused when another process keeps the lock, and the site answers before that", async () => {
    const other = await lockStore(file);
    const post = server.postJson(exampleMessage());
    let refused = false;
    void post.finally(() => {
      refused = true;
    });
    let answers = 0;
    for (; !refused; answers += 1) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await post).status).toBe(503);
    // A server that waits for the lock would answer two: before the post comes, and after it.
    expect(answers).toBeGreaterThan(5);
    other.exec("ROLLBACK");
    other.close();
    expect((await server.postJson(exampleMessage())).status).toBe(201);
  });

  test("a lock held for a moment is waited for", async () => {
    const other = await lockStore(file);
    const post = server.postJson(exampleMessage());
    // The post has come when these are answered.
    for (let count = 0; count < 5; count += 1) await fetch(`${server.url}/healthz`);
    other.exec("ROLLBACK");
    expect((await post).status).toBe(201);
    other.close();
  });

  test("a change outside a transaction, such as a session's last use, waits for the lock too", async () => {
    const database = openDatabase({ engine: "sqlite", file });
    await database.kysely.selectFrom("duty").selectAll().execute();
    const other = await lockStore(file);
    setTimeout(() => other.exec("ROLLBACK"), 300);
    await database.kysely.insertInto("duty").values({ name: "test", at: 1 }).execute();
    other.close();
    await database.close();
  });

  test("the log that grew beside a long read is cut afterwards", async () => {
    const other = new DatabaseSync(file);
    const database = openDatabase({ engine: "sqlite", file });
    await sql`create table filler (x text)`.execute(database.kysely);
    other.exec("BEGIN; SELECT count(*) FROM filler");
    const row = "x".repeat(1_000_000);
    for (let count = 0; count < 120; count += 1)
      await sql`insert into filler values (${row})`.execute(database.kysely);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(100 * 2 ** 20);
    other.exec("ROLLBACK");
    other.close();
    // The first is stored and copies the log, the second begins a new log.
    for (let count = 0; count < 2; count += 1)
      await sql`insert into filler values (${row})`.execute(database.kysely);
    expect(statSync(`${file}-wal`).size).toBeLessThanOrEqual(64 * 2 ** 20);
    await database.close();
  });
});

test("a full disk and a read-only store have their names, and nothing is half stored", async () => {
  const database = openDatabase({
    engine: "sqlite",
    file: `/tmp/contact-full-${process.pid}.sqlite`,
  });
  await sql`create table t (x text)`.execute(database.kysely);
  await sql`pragma max_page_count = 10`.execute(database.kysely);
  const insert = () =>
    database.kysely.transaction().execute(async (trx) => {
      await sql`insert into t values ('first')`.execute(trx);
      await sql`insert into t values (${"x".repeat(100_000)})`.execute(trx);
    });
  expect(await insert().catch(storeFailureReason)).toBe("full");
  expect((await sql`select * from t`.execute(database.kysely)).rows).toEqual([]);
  await sql`pragma query_only = on`.execute(database.kysely);
  expect(await insert().catch(storeFailureReason)).toBe("read-only");
  await database.close();
  for (const suffix of ["", "-wal", "-shm"])
    rmSync(`/tmp/contact-full-${process.pid}.sqlite${suffix}`, { force: true });
});

describe("a PostgreSQL store that fails", async () => {
  const { postgres, skipped } = await startPostgres();
  if (!postgres) {
    test.skip(skipped, () => {});
    return;
  }
  afterAll(() => postgres.stop());

  test("A post fails while the store is down, and is stored again once it is back", async () => {
    const server = await startTestServer({ DATABASE_URL: await postgres.createDatabase() });
    // A busy machine may need longer for the first connection than a visitor is kept waiting.
    await until(async () => (await server.postJson(exampleMessage("before"))).status === 201);
    await postgres.crash();
    await expectTruth(server);
    await postgres.restart();
    await until(async () => (await server.postJson(exampleMessage("after"))).status === 201);
    const { items } = await (await server.list("?q=before")).json();
    expect(items.length).toBeGreaterThan(0);
    await server.stop();
  });
});

test("a bug of ours is not mistaken for a failing store", () => {
  const broken = "Client has encountered a connection error and is not queryable";
  expect(storeFailureReason(new Error(broken))).toBe("unreachable");
  expect(storeFailureReason(new TypeError("x is not a function"))).toBeNull();
  expect(storeFailureReason("text")).toBeNull();
});

async function expectTruth(server: Server): Promise<void> {
  const answer = await server.postJson(exampleMessage("my words"));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(await answer.json()).toMatchObject({
    code: "store-unavailable",
    detail: expect.stringContaining(server.service.company.phone.display),
  });
  const form = await server.postForm(exampleMessage("my words"));
  expect(form.status).toBe(503);
  expect(await form.text()).toContain("my words");
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}
