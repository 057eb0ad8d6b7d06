import { type Clock, systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { createAuditTrail } from "#server/contact/audit-trail.ts";
import { countHeld } from "#server/contact/held.ts";
import { createContactRepository } from "#server/contact/repository.ts";
import { createStaffChanges } from "#server/contact/staff-changes.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createChannels } from "#server/delivery/channels/index.ts";
import { createErasePerson } from "#server/staff/erase-person.ts";

export type Staff = ReturnType<typeof createStaff>;

export type StaffSettings = {
  /** Names of the channels that messages go to. */
  readonly channels: readonly string[];
  readonly mailFolder: string;
  readonly clock?: Clock;
};

/** What staff can do, for the inbox and for the commands alike, beside a running service or without one. */
export function createStaff(database: Database, { channels, mailFolder, clock = systemClock }: StaffSettings) {
  const changes = createStaffChanges(database, clock, channels);
  return {
    database,
    clock,
    contacts: createContactRepository(database),
    held: () => countHeld(database.kysely),
    audit: createAuditTrail(database, clock),
    changes,
    erasePerson: createErasePerson(database, changes, mailFolder),
  };
}

/** Opens the store of these settings, brings its tables up to date, and gives what staff can do with it. Throws what the store throws. */
export async function openStaff(config: Config): Promise<Staff> {
  const database = openDatabase(config.database);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return createStaff(database, { channels: createChannels(config).forNewMessages, mailFolder: config.mailFolder });
}
