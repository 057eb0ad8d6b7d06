import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { startServerProcess } from "./server-process.ts";
import { staffOn } from "./staff.ts";

export const inboxToken = "a-staff-token-for-browser-tests";

export type TestInbox = Awaited<ReturnType<typeof startInbox>>;

/** The staff inbox as npm run inbox starts it, on a free port, over a store of its own: thirty messages of as many people, and three in special states. */
export async function startInbox() {
  const dataDir = mkdtempSync(join(tmpdir(), "contact-inbox-"));
  const references = await seed(join(dataDir, "contact.sqlite"));
  const settings = { DATA_DIR: dataDir, INBOX_PORT: "0", STAFF_TOKEN: inboxToken, LOG_LEVEL: "warn" };
  const { url, stop } = await startServerProcess(settings, "scripts/inbox.ts");
  return {
    url,
    references,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function seed(file: string) {
  let now = Date.UTC(2026, 5, 1, 14);
  const database = openDatabase({ engine: "sqlite", file });
  await migrate(database);
  const { store } = staffOn(database, { now: () => now });
  const next = (change: object, honeypot?: string) => {
    now += 60_000;
    return store(change, honeypot);
  };
  for (let number = 1; number <= 30; number += 1)
    await next({
      firstName: "Person",
      lastName: String(number).padStart(2, "0"),
      email: `person${number}@client.example`,
      message: `Matter ${number}`,
    });
  const held = await next({ lastName: "Heldover", email: "held@client.example", message: "Buy now" }, "filled");
  const failed = await next({ lastName: "Failure", email: "failure@client.example", message: "First line\n\nsecond line <b>of words</b>" });
  const leaving = await next({ lastName: "Leaving", email: "leaving@client.example", message: "Please forget me" });
  await fail(database, failed, now);
  await database.close();
  return { held, failed, leaving };
}

/** A message whose mail was given up after a try that was refused. */
async function fail({ kysely }: ReturnType<typeof openDatabase>, reference: string, at: number): Promise<void> {
  const smtp = kysely.updateTable("delivery").where("reference", "=", reference).where("channel", "=", "smtp");
  await smtp.set({ state: "failed", attempts: 10, last_reason: "refused" }).execute();
  const attempt = {
    id: "seeded",
    reference,
    channel: "smtp",
    attempt: 10,
    at,
    outcome: "failed",
    reason: "refused",
    detail: "ECONNREFUSED",
    duration_ms: 12,
  } as const;
  await kysely.insertInto("delivery_attempt").values(attempt).execute();
}
