import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { wordsNotKept } from "content/wire/counts.ts";
import type { Role } from "content/wire/staff-roles.ts";
import { systemClock } from "service/clock.ts";
import { createCountStore, today } from "service/counting/counts.ts";
import { openDatabase } from "service/db/database.ts";
import { migrate } from "service/db/open.ts";
import { createAnswers } from "service/mailbox/answers.ts";
import { startServerProcess } from "../support/server-process.ts";
import { staffOn } from "../support/staff.ts";
import { brokenRules, ofColor } from "./accessibility/rules.ts";
import { test as base, expect } from "./base.ts";

/**
 * One inbox for each worker; each test signs in on its own page. A file whose messages must not be in
 * another's list sets `ofFile`, and gets a worker with an inbox of its own.
 */
export const test = base.extend<object, { inbox: TestInbox; ofFile: string }>({
  ofFile: ["", { option: true, scope: "worker" }],
  inbox: [
    async ({ ofFile: _ }, use) => {
      const inbox = await startInbox();
      await use(inbox);
      await inbox.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

/**
 * Opens the inbox at `path` with a session for `role`. inbox-passkeys.e2e.ts tests the passkeys
 * themselves.
 */
export async function signIn(page: Page, inbox: TestInbox, path = "", role: Role = "editor") {
  const value = await inbox.session(role);
  await page
    .context()
    .addCookies([
      { name: "inbox-session", value, url: inbox.url, httpOnly: true, sameSite: "Strict" },
    ]);
  await page.goto(`${inbox.url}/${path}`);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

/** The links of the list. */
export const rows = (page: Page) =>
  page.getByRole("list", { name: /^Messages, / }).getByRole("link");
/** Presses the button with exactly this name. */
export const choose = (page: Page, state: string) =>
  page.getByRole("button", { name: state, exact: true }).click();
/** Chooses what the list shows in the menu beside the tabs. */
export const show = (page: Page, state: string) =>
  page.getByLabel("Other states").selectOption({ label: state });
export const find = async (page: Page, words: string) => {
  await page.getByRole("searchbox", { name: "Search" }).fill(words);
  await page.getByRole("button", { name: "Find" }).click();
};

/** axe in the given themes. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ("light" | "dark")[] = ["light", "dark"],
) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await brokenRules(page, colorScheme === "dark" ? ofColor : {})).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/**
 * A virtual device that makes and shows passkeys without asking (Chrome DevTools Protocol,
 * WebAuthn).
 */
export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    forget: () => client.send("WebAuthn.clearCredentials", { authenticatorId }),
    remove: () => client.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
  };
}

export { expect };

type TestInbox = Awaited<ReturnType<typeof startInbox>>;

/** Who works in the test inbox. */
const names = {
  editor: "Grace Hall",
  intake: "Ines Moreau",
  auditor: "Alan Stern",
  writer: "Nora Field",
  publisher: "Paul Reyes",
} as const satisfies Record<Role, string>;

/**
 * Starts the staff inbox (npm run inbox) on a free port with its own store: thirty messages, the
 * last
 * of them marked as due within 24 hours, and three special ones (`references`).
 */
async function startInbox() {
  const dataDir = mkdtempSync(join(tmpdir(), "contact-inbox-"));
  const file = join(dataDir, "contact.sqlite");
  const references = await seed(file);
  const replyFiles = join(dataDir, "files");
  mkdirSync(replyFiles);
  writeFileSync(join(replyFiles, "engagement-letter.pdf"), "%PDF of the letter");
  const settings = {
    DATA_DIR: dataDir,
    INBOX_PORT: "0",
    LOG_LEVEL: "warn",
    REPLY_FILES_DIR: replyFiles,
  };
  const { url, said, stop } = await startServerProcess(settings, "tools/inbox.ts");
  const database = openDatabase({ engine: "sqlite", file });
  const { staff, signIn, store } = staffOn(database, systemClock);
  return {
    /** Passkeys need a host name and refuse an IP address. */
    url: url.replace("127.0.0.1", "localhost"),
    said,
    references,
    /** Takes a further message in. */
    store,
    /**
     * A reply of staff, and the sender's answer to it, as the service reads it from the mailbox.
     */
    async answer(reference: string, text: string, attachments: number): Promise<void> {
      await staff.replies.send("Grace Hall", reference, {
        id: randomUUID(),
        subject: `Your message: ${reference}`,
        text: "We can help. Does Tuesday suit you?",
      });
      const from = { name: "Ada Answered", address: "answered@client.example" };
      const head = {
        messageId: `<${reference}@client.example>`,
        from,
        subject: `Re: ${reference}`,
        ids: "",
        isAutomatic: false,
      };
      await createAnswers(database, systemClock, []).store(reference, head, { text, attachments });
    },
    /** A session's cookie value for the person with this role. */
    session: (role: Role) => signIn(names[role], role),
    /** The token of an invitation. */
    invite: async (name: string, role: Role) =>
      (await staff.accounts.add("cli", name, role))?.token ?? "",
    async stop() {
      await stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function seed(file: string) {
  let now = Date.UTC(2026, 5, 1, 14);
  const database = openDatabase({ engine: "sqlite", file });
  await migrate(database);
  const { store } = staffOn(database, { now: () => now });
  const next = (change: object, honeypot?: string, urgent?: boolean) => {
    now += 60_000;
    return store(change, honeypot, urgent);
  };
  for (let number = 1; number <= 30; number += 1)
    await next(
      {
        firstName: "Person",
        lastName: String(number).padStart(2, "0"),
        email: `person${number}@client.example`,
        message: `Matter ${number}`,
      },
      "",
      number === 30,
    );
  const held = await next(
    { lastName: "Heldover", email: "held@client.example", message: "Buy now" },
    "filled",
  );
  const failed = await next({
    lastName: "Failure",
    email: "failure@client.example",
    message: "First line\n\nsecond line <b>of words</b>",
  });
  const leaving = await next({
    lastName: "Leaving",
    email: "leaving@client.example",
    message: "Please forget me",
  });
  await fail(database, failed, now);
  await createCountStore(database).add(today({ now: Date.now }), [
    { kind: "page", key: "/forensics", n: 1_204 },
    { kind: "page", key: "/contact", n: 311 },
    { kind: "guide", key: "mobile-phone-forensics.html", n: 17 },
    { kind: "referrer", key: "search.example", n: 208 },
    { kind: "campaign", key: "newsletter / email / spring-2027", n: 31 },
    { kind: "search", key: "slack export", n: 9 },
    { kind: "search", key: wordsNotKept, n: 4 },
    { kind: "form", key: "begun", n: 48 },
    { kind: "form", key: "sent", n: 31 },
    { kind: "form", key: "failed", n: 2 },
  ]);
  await database.close();
  return { held, failed, leaving };
}

/** Gives up a message's mail after a refused try. */
async function fail(
  { kysely }: ReturnType<typeof openDatabase>,
  reference: string,
  at: number,
): Promise<void> {
  const smtp = kysely
    .updateTable("delivery")
    .where("reference", "=", reference)
    .where("channel", "=", "smtp");
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
