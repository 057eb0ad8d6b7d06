import { createHash, randomBytes } from "node:crypto";
import type { ErasureRow } from "#server/contact/table.ts";
import { sortableId } from "#server/db/sortable-id.ts";

/** The record that the person at `address` was erased at `now`. The salt is new each time: two erasures of one person do not look alike. */
export function newErasure(address: string, now: number): ErasureRow {
  const salt = randomBytes(16).toString("hex");
  return { id: sortableId(now), at: now, salt, hash: hashOf(salt, address) };
}

/** True when a message from `address` belongs to what was erased. Who writes again afterwards is not erased again. */
export function wasErased(erasures: readonly ErasureRow[], address: string, receivedAt: number): boolean {
  return erasures.some(({ at, salt, hash }) => receivedAt <= at && hashOf(salt, address) === hash);
}

function hashOf(salt: string, address: string): string {
  return createHash("sha256").update(`${salt}:${address.trim().toLowerCase()}`).digest("hex");
}
