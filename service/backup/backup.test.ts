import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { writeBackup } from "service/backup/backup.ts";
import { restoreBackup, verifyBackup } from "service/backup/restore.ts";
import { backup, backupHelp } from "service/cli/backup.ts";
import { restore, restoreHelp } from "service/cli/restore.ts";
import { type Command, guarded } from "service/cli/run.ts";
import { takeBackAnswer } from "service/contact/replies.ts";
import { type Database, openDatabase } from "service/db/database.ts";
import { migrate } from "service/db/open.ts";
import { createOutbox } from "service/outbox/outbox.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestTerminal, staffOn } from "../../tests/support/staff.ts";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

describeOnBothEngines("backup and restore", (openStore) => {
  let source: Database;
  let place: ReturnType<typeof staffOn>;
  let file: string;
  let openAgain: () => Database;
  let now: number;
  const clock = { now: () => now };

  beforeEach(async () => {
    now = Date.UTC(2026, 5, 1);
    const opened = await openStore();
    source = opened.database;
    openAgain = opened.again;
    place = staffOn(source, clock);
    file = join(place.dataDir, "saved.jsonl.gz");
  });
  afterEach(() => rmSync(place.dataDir, { recursive: true, force: true }));

  async function rowsOf({ kysely }: Database) {
    return {
      messages: await kysely
        .selectFrom("contact_message")
        .selectAll()
        .orderBy("reference")
        .execute(),
      deliveries: await kysely
        .selectFrom("delivery")
        .selectAll()
        .orderBy("reference")
        .orderBy("channel")
        .execute(),
      attempts: await kysely.selectFrom("delivery_attempt").selectAll().orderBy("id").execute(),
      audit: await kysely.selectFrom("audit").selectAll().orderBy("id").execute(),
      erasures: await kysely.selectFrom("erasure").selectAll().orderBy("id").execute(),
      counts: await kysely
        .selectFrom("daily_count")
        .selectAll()
        .orderBy("day")
        .orderBy("kind")
        .orderBy("key")
        .execute(),
      handling: await kysely.selectFrom("handling").selectAll().orderBy("reference").execute(),
      notes: await kysely.selectFrom("note").selectAll().orderBy("id").execute(),
      searches: await kysely.selectFrom("conflict_search").selectAll().orderBy("id").execute(),
      people: await kysely.selectFrom("staff_account").selectAll().orderBy("id").execute(),
      passkeys: await kysely.selectFrom("staff_passkey").selectAll().orderBy("id").execute(),
      tokens: await kysely.selectFrom("staff_token").selectAll().orderBy("name").execute(),
    };
  }

  const count = async ({ kysely }: Database) =>
    (await kysely.selectFrom("contact_message").select("reference").execute()).length;

  test("what is restored into an empty store is what was saved, row by row", async () => {
    const reference = await place.store({
      message: 'Line separators \u2028 and \u2029, \u{1F4C4}, "quotes"\nand breaks',
    });
    for (let number = 0; number < 5; number += 1) await place.store();
    await place.store({}, "held");
    await place.staff.erasePerson("tester", "nobody@client.example");
    const outbox = createOutbox(source, takeBackAnswer);
    const [claim] = await outbox.claim("smtp", 1, now, new Set());
    if (claim) await outbox.settle({ claim, outcome: { kind: "delivered" }, now, durationMs: 3 });
    await place.staff.changes.mark("tester", reference, "handled");
    // More than one page (500 rows, backup.ts).
    const pages = Array.from({ length: 300 }, (_, at) => ({
      kind: "page" as const,
      key: `/${at}`,
      n: at + 1,
    }));
    for (const day of ["2026-05-30", "2026-05-31", "2026-06-01", "2026-06-02"])
      await place.staff.counts.add(day, pages);
    await place.staff.handling.take("Ada Whitlock", reference);
    await place.staff.handling.addNote("Ada Whitlock", reference, "Called back");
    await place.staff.conflicts.search("Ada Whitlock", reference, ["Brightfoundry"]);
    await place.signIn("Ada Whitlock", "editor");
    const [{ id } = { id: "" }] = await place.staff.accounts.list();
    const passkey = {
      id: "p",
      account_id: id,
      public_key: "k",
      counter: 3,
      transports: "[]",
      label: "Laptop",
      created_at: now,
      used_at: null,
    };
    await source.kysely.insertInto("staff_passkey").values(passkey).execute();
    await place.staff.machines.add("tester", "export", "auditor");

    expect(await writeBackup(source, file, clock)).toMatchObject({
      contact_message: 7,
      delivery: 12,
      delivery_attempt: 1,
      erasure: 1,
      daily_count: 1200,
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    const { database: target } = await openStore();
    expect(await restoreBackup(target, file, { replace: false })).toMatchObject({
      erased: 0,
      replaced: 0,
      counts: { contact_message: 7 },
    });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    expect(await target.kysely.selectFrom("staff_session").selectAll().execute()).toEqual([]);
  });

  test("a store that has staff keeps its own: who was removed since the backup does not come back", async () => {
    await place.signIn("Ada Whitlock", "editor");
    await place.signIn("Grace Hall", "intake");
    await writeBackup(source, file, clock);
    const removed = await place.staff.accounts.findByName("Grace Hall");
    await place.staff.accounts.remove("tester", removed?.id ?? "");
    await restoreBackup(source, file, { replace: true });
    expect((await place.staff.accounts.list()).map(({ name }) => name)).toEqual(["Ada Whitlock"]);
  });

  test("A backup of a former release, without counts and pages, is restored", async () => {
    const reference = await place.store();
    await writeBackup(source, file, clock);
    const former = gunzipSync(readFileSync(file))
      .toString()
      .replace('"version":2', '"version":1')
      .replace(',"page":null,"topic":null', "")
      .replace(/,"0007-[^\]]*/, "");
    expect(former).not.toMatch(/"page"|0007/);
    writeFileSync(
      file,
      gzipSync(
        `${former}${JSON.stringify({ seal: { counts: { contact_message: 1 }, sha256: "ab" } })}\n`,
      ),
    );
    const { database: target } = await openStore();
    await restoreBackup(target, file, { replace: false });
    expect((await rowsOf(target)).messages).toMatchObject([{ reference, page: null, topic: null }]);
  });

  test("a backup of either engine is restored into the other, and back", async () => {
    await place.store();
    await place.store({}, "held");
    await writeBackup(source, file, clock);
    const other = openDatabase({ engine: "sqlite", file: join(place.dataDir, "other.sqlite") });
    await migrate(other);
    await restoreBackup(other, file, { replace: false });
    expect(await rowsOf(other)).toEqual(await rowsOf(source));
    const back = join(place.dataDir, "back.jsonl.gz");
    await writeBackup(other, back, clock);
    await other.close();
    const before = await rowsOf(source);
    await restoreBackup(source, back, { replace: true });
    expect(await rowsOf(source)).toEqual(before);
  });

  test("more rows than a page are saved once each", async () => {
    for (let number = 0; number < 600; number += 50)
      await Promise.all(Array.from({ length: 50 }, () => place.store()));
    expect(await writeBackup(source, file, clock)).toMatchObject({
      contact_message: 600,
      delivery: 1200,
    });
    const { database: target } = await openStore();
    await restoreBackup(target, file, { replace: false });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  test("a backup is of one moment, and messages are taken in while it is being written", async () => {
    for (let number = 0; number < 20; number += 1) await place.store();
    let running = true;
    const busy = (async () => {
      let stored = 0;
      for (; running; stored += 1) await place.store();
      return stored;
    })();
    const counts = await writeBackup(openAgain(), file, clock);
    running = false;
    expect(await busy).toBeGreaterThan(0);
    expect((await verifyBackup(file)).counts).toEqual(counts);
    expect(counts.delivery).toBe((counts.contact_message ?? 0) * 2);
  });

  test("a store that holds messages is left alone, unless it is to be replaced; its trail stays", async () => {
    const saved = await place.store();
    await writeBackup(source, file, clock);
    const later = await place.store();
    await place.staff.changes.mark("tester", later, "handled");
    await expect(restoreBackup(source, file, { replace: false })).rejects.toThrow("messages: 2");
    expect(await count(source)).toBe(2);
    expect(await restoreBackup(source, file, { replace: true })).toMatchObject({ replaced: 2 });
    expect((await rowsOf(source)).messages.map(({ reference }) => reference)).toEqual([saved]);
    expect((await rowsOf(source)).deliveries).toHaveLength(2);
    expect(await place.staff.audit.list(5, later)).toHaveLength(1);
  });

  test("people erased after the backup stay erased; what they write afterwards is kept", async () => {
    const left = await place.store();
    await place.staff.handling.addNote("Ada Whitlock", left, "Called back");
    const other = await place.store({ email: "bob@client.example" });
    now += 1_000;
    await writeBackup(source, file, clock);
    now += 1_000;
    await place.staff.erasePerson("tester", "ADA@client.example");
    expect(await restoreBackup(source, file, { replace: true })).toMatchObject({
      erased: 1,
      counts: { contact_message: 1, delivery: 2 },
    });
    expect((await rowsOf(source)).messages.map(({ reference }) => reference)).toEqual([other]);
    now += 1_000;
    await place.store();
    const second = join(place.dataDir, "second.jsonl.gz");
    await writeBackup(source, second, clock);
    expect(await restoreBackup(source, second, { replace: true })).toMatchObject({
      erased: 0,
      counts: { contact_message: 2 },
    });
    expect(
      gunzipSync(readFileSync(second))
        .toString()
        .match(/"table":"erasure"[^\n]*/)?.[0],
    ).not.toMatch(/ada@/i);
  });

  test("a file that is damaged or cut short is refused, and nothing changes", async () => {
    await place.store();
    await writeBackup(source, file, clock);
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString();
    const faulty = {
      cut: whole.subarray(0, whole.length - 20),
      foreign: Buffer.from("no backup"),
      damaged: Buffer.from(whole).fill(0, whole.length >> 1, (whole.length >> 1) + 8),
      headless: gzipSync(text.slice(text.indexOf("\n") + 1)),
      newer: gzipSync(text.replace('"version":2', '"version":3')),
      empty: gzipSync(""),
    };
    for (const [name, bytes] of Object.entries(faulty)) {
      writeFileSync(file, bytes);
      await expect(restoreBackup(source, file, { replace: true }), name).rejects.toMatchObject({
        name: "BackupFault",
      });
    }
    expect(await count(source)).toBe(1);
    await expect(verifyBackup(join(place.dataDir, "absent"))).rejects.toMatchObject({
      code: "ENOENT",
    });
  });

  test("a backup of a later schema is refused by name", async () => {
    await source.kysely
      .insertInto("audit")
      .values({ id: "1", at: 1, actor: "x", action: "list", reference: null, detail: null })
      .execute();
    await writeBackup(source, file, clock);
    const text = gunzipSync(readFileSync(file))
      .toString()
      .replace('"0003-due-by-channel"', '"0003-due-by-channel","9999-later"');
    writeFileSync(file, gzipSync(text));
    await expect(restoreBackup(source, file, { replace: true })).rejects.toThrow("9999-later");
  });

  test("the commands say where the backup is and what was restored, and never overwrite a file", async () => {
    await place.store();
    const { terminal, clear, said } = createTestTerminal();
    const run = (command: Command, help: string, ...args: string[]) => {
      clear();
      return guarded(help, terminal, () =>
        command(args, {
          staff: place.staff,
          terminal,
          dataDir: place.dataDir,
          inboxOrigin: "http://localhost:3100",
        }),
      );
    };
    expect(await run(backup, backupHelp)).toBe(0);
    expect(said().out).toContain(
      join(place.dataDir, "backups", "contact-20260601T000000Z.jsonl.gz"),
    );
    expect(await run(backup, backupHelp)).toBe(1);
    expect(said().err).toContain("exists already");
    expect(await run(backup, backupHelp, file)).toBe(0);
    expect(await run(restore, restoreHelp, file, "--check")).toBe(0);
    expect(said().out).toContain("messages: 1");
    expect(await run(restore, restoreHelp, file)).toBe(1);
    expect(said().err).toContain("--replace");
    expect(await run(restore, restoreHelp, file, "--replace")).toBe(0);
    expect(said().out).toContain("Messages that were there and are gone: 1");
    expect(await run(restore, restoreHelp)).toBe(2);
    expect((await place.staff.audit.list(10)).map(({ action }) => action)).toContain("restore");
  });
});
