import { company } from "#content/company.ts";
import { type Clock, systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { createAuditTrail } from "#server/contact/audit-trail.ts";
import { createHandling } from "#server/contact/handling.ts";
import { countHeld } from "#server/contact/held.ts";
import { createContactRepository } from "#server/contact/repository.ts";
import { createStaffChanges } from "#server/contact/staff-changes.ts";
import { createCountStore } from "#server/counting/count-store.ts";
import type { Database } from "#server/db/database.ts";
import { createChannels } from "#server/delivery/channels/index.ts";
import { reconcile } from "#server/delivery/reconciliation.ts";
import { createMachineTokens } from "#server/machine-tokens.ts";
import { createAccounts } from "#server/staff/accounts.ts";
import { createErasePerson } from "#server/staff/erase-person.ts";
import { openExistingStore } from "#server/staff/existing-store.ts";
import { redeemRecoveryCode } from "#server/staff/recovery-code.ts";
import { createSessions } from "#server/staff/sessions.ts";

export type Staff = ReturnType<typeof createStaff>;

export type StaffSettings = {
  /** Names of the channels that messages go to. */
  readonly channels: readonly string[];
  readonly mailFolder: string;
  readonly clock?: Clock;
};

/** What staff can do, for the inbox and the commands, with or without a running service. */
export function createStaff(database: Database, { channels, mailFolder, clock = systemClock }: StaffSettings) {
  const changes = createStaffChanges(database, clock, channels);
  return {
    database,
    clock,
    contacts: createContactRepository(database),
    counts: createCountStore(database),
    held: () => countHeld(database.kysely),
    audit: createAuditTrail(database, clock),
    changes,
    /** Compares the messages of a day in the office's zone with what each channel took. */
    reconcile: (day: string) => reconcile(database, day, company.hours.zone, channels),
    handling: createHandling(database, clock),
    erasePerson: createErasePerson(database, changes, mailFolder),
    accounts: createAccounts(database, clock),
    sessions: createSessions(database, clock),
    redeemRecoveryCode: (typed: string) => redeemRecoveryCode(database, clock, typed),
    machines: createMachineTokens(database, clock),
  };
}

/** Opens the store that the service has made, and gives what staff can do with it. Throws as openExistingStore does. */
export async function openStaff(config: Config): Promise<Staff> {
  const database = await openExistingStore(config);
  return createStaff(database, { channels: createChannels(config).forNewMessages, mailFolder: config.mailFolder });
}
