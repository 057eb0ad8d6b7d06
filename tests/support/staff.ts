import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactMessage } from "content/wire/contact-message.ts";
import type { Role } from "content/wire/staff-roles.ts";
import type { Clock } from "service/clock.ts";
import { createIntake } from "service/contact/intake.ts";
import type { Database } from "service/db/database.ts";
import { createFileChannel } from "service/delivery/channels/file.ts";
import { createStaff } from "service/staff/staff.ts";
import { exampleMessage } from "./service.ts";

const channels = ["smtp", "webhook"];

/**
 * Staff on `database`, with their own folder. `store` takes a message in as the service would and
 * returns its reference.
 */
export function staffOn(database: Database, clock: Clock) {
  const dataDir = mkdtempSync(join(tmpdir(), "contact-staff-"));
  const mailFolder = join(dataDir, "mail");
  const delivers = [
    createFileChannel(mailFolder, { from: "site@company.example", to: "office@company.example" }),
  ];
  const replyFiles = join(dataDir, "files");
  mkdirSync(replyFiles);
  const staff = createStaff(database, { channels, delivers, clock, replyFiles });
  return {
    dataDir,
    mailFolder,
    /** The owner's files that can go with a reply; empty at first. */
    replyFiles,
    staff,
    /** Makes an account and signs it in without a passkey; gives the token for the cookie. */
    async signIn(name: string, role: Role): Promise<string> {
      await staff.accounts.add("cli", name, role);
      const account = await staff.accounts.findByName(name);
      return staff.sessions.start(account?.id ?? "", "Firefox on Linux");
    },
    store: messagesOn(database, clock, channels),
  };
}

/**
 * Gives the function that takes a message in as the service would, for `channels`, and returns its
 * reference.
 */
export function messagesOn(database: Database, clock: Clock, channels: readonly string[]) {
  const intake = createIntake({
    database,
    clock,
    channels,
    referencePrefix: "ABC",
    minFillMs: 0,
    answerMs: 60_000,
    onStored: () => {},
  });
  return async (change: object = {}, honeypot = "", urgent = false): Promise<string> => {
    const message = contactMessage.parse({ ...exampleMessage(), ...change });
    const result = await intake({
      message,
      source: "json",
      key: null,
      signs: { honeypot, elapsedMs: null },
      urgent,
    });
    if (result.kind !== "stored") throw new Error(result.kind);
    return result.reference;
  };
}

/**
 * A terminal that keeps its output; `answer` is what somebody types when asked, null when nobody is
 * there.
 */
export function createTestTerminal() {
  let out = "";
  let err = "";
  let answer: string | null = null;
  return {
    terminal: {
      out: (text: string) => {
        out += text;
      },
      err: (text: string) => {
        err += text;
      },
      ask: async () => answer,
    },
    clear: () => {
      out = "";
      err = "";
    },
    answerWith: (text: string | null) => {
      answer = text;
    },
    said: () => ({ out, err }),
  };
}
