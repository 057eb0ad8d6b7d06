import { createHash, randomBytes } from "node:crypto";
import type { ErasureRow } from "#server/contact/table.ts";
import { sortableId } from "#server/db/sortable-id.ts";

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
