import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBackup } from "service/backup/backup.ts";
import { restoreBackup, verifyBackup } from "service/backup/restore.ts";
import { type Database, type DatabaseSettings, openDatabase } from "service/db/database.ts";
import { migrate } from "service/db/open.ts";
import { createFileChannel } from "service/delivery/channels/file.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sharedDatabases } from "../support/postgres.ts";
import { exampleMessage } from "../support/service.ts";
import { messagesOn } from "../support/staff.ts";
import { killAtEachStep } from "./kill-steps.ts";

const clock = { now: () => Date.UTC(2026, 5, 1) };

/**
 * Commands that staff runs beside the service, each killed before every step that it takes, on both
 * engines.
 */
describe.each(["sqlite", "postgres"] as const)(
  "commands that are killed at every step (%s)",
  (engine) => {
    let dataDir: string;
    let database: Database;
    let env: Readonly<Record<string, string>>;

    beforeEach(async (context) => {
      dataDir = mkdtempSync(join(tmpdir(), "contact-commands-"));
      const { create, skipped } = sharedDatabases();
      if (engine === "postgres" && !create) return context.skip(skipped);
      const url = engine === "postgres" && create ? await create() : null;
      const settings: DatabaseSettings = url
        ? { engine: "postgres", url }
        : { engine: "sqlite", file: join(dataDir, "contact.sqlite") };
      env = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
      database = openDatabase(settings);
      await migrate(database);
    });
    afterEach(async () => {
      await database?.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const store = (change: object = {}) => messagesOn(database, clock, ["file"])(change);
    const references = async (email?: string) => {
      const all = database.kysely
        .selectFrom("contact_message")
        .select("reference")
        .orderBy("reference");
      const rows = await (email ? all.where("email", "=", email) : all).execute();
      return rows.map(({ reference }) => reference);
    };
    /** The messages and how many deliveries wait. */
    const contents = async () => {
      const rows = await database.kysely.selectFrom("delivery").select("reference").execute();
      return [...(await references()), `${rows.length} deliveries`];
    };

    test("A backup is whole or not there, and the next one is made", {
      timeout: 1_800_000,
    }, async () => {
      for (let n = 0; n < 3; n += 1) await store();
      let file = "";
      const killed = await killAtEachStep(
        (step) => {
          file = join(dataDir, "backups", `${step}.jsonl.gz`);
          return { args: ["service/cli/backup.ts", file], env };
        },
        async () => {
          if (existsSync(file)) expect((await verifyBackup(file)).counts.contact_message).toBe(3);
        },
      );
      expect((await verifyBackup(file)).counts.contact_message).toBe(3);
      expect(killed).toBeGreaterThan(10);
      console.log(`${engine}, backup: ${killed} kills`);
    });

    test("A restore replaces the store whole or not at all, and the next one ends it", {
      timeout: 1_800_000,
    }, async () => {
      const [earlier, later] = [join(dataDir, "earlier.jsonl.gz"), join(dataDir, "later.jsonl.gz")];
      for (let n = 0; n < 210; n += 1) await store();
      await writeBackup(database, earlier, clock);
      const wanted = await contents();
      await database.kysely.deleteFrom("contact_message").execute();
      for (let n = 0; n < 5; n += 1) await store();
      await writeBackup(database, later, clock);
      const former = await contents();
      const killed = await killAtEachStep(
        () => ({ args: ["service/cli/restore.ts", earlier, "--replace"], env }),
        async () => {
          const now = await contents();
          expect([former, wanted]).toContainEqual(now);
          if (now.length !== former.length) await restoreBackup(database, later, { replace: true });
        },
      );
      expect(await contents()).toEqual(wanted);
      expect(killed).toBeGreaterThan(10);
      console.log(`${engine}, restore: ${killed} kills`);
    });

    test("An erasure leaves no mail file of a message that is gone, and the next one ends it", {
      timeout: 1_800_000,
    }, async () => {
      const mailFolder = join(dataDir, "mail");
      const file = createFileChannel(mailFolder, {
        from: "site@company.example",
        to: "office@company.example",
      });
      const email = "leaving@client.example";
      const arrive = async () => {
        const message = { ...exampleMessage(), email };
        const reference = await store(message);
        await file.deliver(
          { reference, receivedAt: clock.now(), message },
          AbortSignal.timeout(180_000),
        );
      };
      await arrive();
      const killed = await killAtEachStep(
        () => ({ args: ["service/cli/contacts.ts", "erase", email, "--yes"], env }),
        async () => {
          if ((await references(email)).length > 0) return;
          expect(readdirSync(mailFolder)).toEqual([]);
          await arrive();
        },
      );
      expect([await references(email), readdirSync(mailFolder)]).toEqual([[], []]);
      expect(killed).toBeGreaterThan(10);
      console.log(`${engine}, erase: ${killed} kills`);
    });
  },
);
