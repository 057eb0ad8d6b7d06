import { existsSync } from "node:fs";
import { join } from "node:path";
import { company } from "content/company.ts";
import { type Clock, systemClock } from "service/clock.ts";
import type { Config } from "service/config.ts";
import { createAuditTrail } from "service/contact/audit-trail.ts";
import { createConflictSearch } from "service/contact/conflict-search.ts";
import { createErasePerson } from "service/contact/erasure.ts";
import { createHandling } from "service/contact/handling.ts";
import { createReplies } from "service/contact/replies.ts";
import { createContactRepository } from "service/contact/repository.ts";
import { createStaffChanges } from "service/contact/staff-changes.ts";
import { createCountStore } from "service/counting/counts.ts";
import { type Database, openDatabase } from "service/db/database.ts";
import { isMigrated, migrate } from "service/db/open.ts";
import { createChannels } from "service/delivery/channels/index.ts";
import { reconcile } from "service/delivery/reconciliation.ts";
import { createDuties } from "service/delivery/rounds/rounds.ts";
import { mailboxDuty } from "service/mailbox/mailbox.ts";
import type { Channel } from "service/outbox/channel.ts";
import { countHeld } from "service/outbox/rows.ts";
import { projectRoot } from "service/settings.ts";
import { createAccounts, redeemRecoveryCode } from "service/staff/accounts.ts";
import { createSessions } from "service/staff/sessions.ts";
import { createMachineTokens } from "service/tokens.ts";

export type Staff = ReturnType<typeof createStaff>;

export type StaffSettings = {
  /** Names of the channels that messages go to. */
  readonly channels: readonly string[];
  /** All that delivers, for what an erasure does with what was handed on. */
  readonly delivers: readonly Pick<Channel, "name" | "erasure">[];
  /** The address that replies come from, and whether a mail server is set. */
  readonly mail?: { readonly from: string; readonly hasServer: boolean };
  /** The folder with the owner's files that can go with a reply; absent for none. */
  readonly replyFiles?: string | null;
  /** Whether a mailbox is set to which senders answer. */
  readonly hasMailbox?: boolean;
  readonly clock?: Clock;
};

/** What staff can do, for the inbox and the commands, with or without a running service. */
export function createStaff(
  database: Database,
  {
    channels,
    delivers,
    mail = { from: "", hasServer: false },
    replyFiles = null,
    hasMailbox = false,
    clock = systemClock,
  }: StaffSettings,
) {
  const changes = createStaffChanges(database, clock, channels);
  return {
    database,
    clock,
    contacts: createContactRepository(database, clock),
    counts: createCountStore(database),
    held: () => countHeld(database.kysely),
    /**
     * When the mailbox for senders' answers was last read, in milliseconds since 1970, null for
     * never; undefined when there is none.
     */
    mailboxReadAt: async () => (hasMailbox ? createDuties(database).last(mailboxDuty) : undefined),
    audit: createAuditTrail(database, clock),
    changes,
    /** Compares the messages of a day in the office's zone with what each channel took. */
    reconcile: (day: string) => reconcile(database, day, company.hours.zone, channels),
    handling: createHandling(database, clock),
    conflicts: createConflictSearch(database, clock),
    replies: createReplies(database, clock),
    mail,
    replyFiles,
    erasePerson: createErasePerson(database, changes, delivers),
    accounts: createAccounts(database, clock),
    sessions: createSessions(database, clock),
    redeemRecoveryCode: (typed: string) => redeemRecoveryCode(database, clock, typed),
    machines: createMachineTokens(database, clock),
  };
}

/**
 * Opens the store that the service has made, and gives what staff can do with it. Throws as
 * openExistingStore does.
 */
export async function openStaff(config: Config): Promise<Staff> {
  const database = await openExistingStore(config);
  const mail = { from: config.mail.from, hasServer: config.smtp !== null };
  const { all, forReleased } = createChannels(config, database, systemClock);
  return createStaff(database, {
    channels: forReleased,
    delivers: all,
    mail,
    replyFiles: config.replyFiles,
    hasMailbox: config.mailbox !== null,
  });
}

/**
 * The settings lead to no store. The message says where it was looked for, and how to name the
 * service's settings.
 */
export class NoStore extends Error {
  override readonly name = "NoStore";
}

/**
 * Opens the service's store with up-to-date tables. Throws NoStore where there is none: wrong
 * settings must make no new, empty store.
 */
export async function openExistingStore(config: Config): Promise<Database> {
  if (config.database.engine === "sqlite" && !existsSync(config.database.file))
    throw noStore(config, config.database.file);
  const database = openDatabase(config.database);
  try {
    const tables = await database.kysely.introspection.getTables();
    if (!tables.some(({ name }) => name === "contact_message"))
      throw noStore(config, database.place);
    // A release that was rolled back finds the tables of the newer one, which are a superset of its
    // own.
    if (!(await isMigrated(database))) await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function noStore({ dataDir, settingsFile }: Config, place: string): NoStore {
  const source =
    settingsFile ??
    `the environment alone (SETTINGS_FILE is not set, and there is no ${join(projectRoot, ".env")})`;
  return new NoStore(`there is no store at ${place}.
  DATA_DIR is ${dataDir}; the settings came from ${source}.
  Name the settings of the service, for example: SETTINGS_FILE=/etc/site.env npm run backup
  The service makes its store when it first starts; no command does`);
}
