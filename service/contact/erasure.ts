import { createHash, randomBytes } from "node:crypto";
import type { StaffChanges } from "service/contact/staff-changes.ts";
import type { Database } from "service/db/database.ts";
import { sortableId } from "service/db/sortable-id.ts";
import type { ErasureRow } from "service/db/tables.ts";
import { removeMailFiles } from "service/delivery/channels/file.ts";

/** Records that the person at `address` was erased at `now`. The salt is new each time, so that two erasures cannot be linked. */
export function newErasure(address: string, now: number): ErasureRow {
  const salt = randomBytes(16).toString("hex");
  return { id: sortableId(now), at: now, salt, hash: hashOf(salt, address) };
}

/** True when `address` was erased at `receivedAt` or later. Messages received after the erasure stay. */
export function wasErased(erasures: readonly ErasureRow[], address: string, receivedAt: number): boolean {
  return erasures.some(({ at, salt, hash }) => receivedAt <= at && hashOf(salt, address) === hash);
}

function hashOf(salt: string, address: string): string {
  return createHash("sha256").update(`${salt}:${address.trim().toLowerCase()}`).digest("hex");
}

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
