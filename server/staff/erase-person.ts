import type { StaffChanges } from "#server/contact/staff-changes.ts";
import type { Database } from "#server/db/database.ts";
import { removeMailFiles } from "#server/delivery/channels/file.ts";

/**
 * Gives the function that erases everything from one mail address: messages with outbox, history and idempotency keys, and their mail
 * files. It resolves with their references. Throws what the store throws, or a system error when a mail file stays.
 */
export function createErasePerson(database: Database, changes: StaffChanges, mailFolder: string) {
  return async (actor: string, address: string): Promise<readonly string[]> => {
    const references = await changes.erase(actor, address);
    await removeMailFiles(mailFolder, references);
    await database.emptyLog();
    return references;
  };
}
