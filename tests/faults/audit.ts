import { sql } from "kysely";
import type { Database } from "service/db/database.ts";
import type { Received, Sink } from "./sinks.ts";
import type { Enquiry } from "./visitors.ts";

export type Audit = {
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged references that are not in the store. */
  readonly lost: number;
  /** Enquiries that were stored more than once. */
  readonly duplicates: number;
  readonly sinks: readonly { readonly name: string; readonly deliveries: number; readonly distinct: number }[];
  /** Violations of the promise, as sentences; empty when it was kept. */
  readonly faults: readonly string[];
};

/** Compares visitors' answers with the store, and the store with what receivers got. */
export async function audit(enquiries: readonly Enquiry[], database: Database, sinks: readonly Sink[]): Promise<Audit> {
  const rows = await database.kysely.selectFrom("contact_message").select(["reference", "message", "state"]).execute();
  const stored = new Map(rows.map(({ reference, message }) => [reference, message]));
  const copies = new Map<string, number>();
  for (const { message } of rows) copies.set(message, (copies.get(message) ?? 0) + 1);

  const acknowledged = enquiries.filter(({ references }) => references.length > 0);
  const lost = acknowledged.filter(({ references, words }) => references.some((reference) => stored.get(reference) !== words));
  const twoReferences = acknowledged.filter(({ references }) => new Set(references).size > 1);
  const known = new Set(enquiries.map(({ words }) => words));
  const duplicates = [...copies].filter(([, count]) => count > 1);
  const received = sinks.map(({ name, received }) => ({ name, ...received() }));
  const faults = [
    ...lost.map(({ words, references }) => `${words} was acknowledged as ${references.join(", ")} and is not stored so`),
    ...twoReferences.map(({ words, references }) => `${words} was given more than one reference: ${references.join(", ")}`),
    ...duplicates.map(([words, count]) => `${words} is stored ${count} times`),
    ...rows.filter(({ message }) => !known.has(message)).map(({ reference }) => `${reference} is stored and nobody sent it`),
    ...received.flatMap(({ name, byReference }) => compareSink(name, byReference, stored)),
    ...(await checkStore(database)),
  ];
  return {
    acknowledged: acknowledged.length,
    stored: rows.length,
    lost: lost.length,
    duplicates: duplicates.length + twoReferences.length,
    sinks: received.map(({ name, deliveries, byReference }) => ({ name, deliveries, distinct: byReference.size })),
    faults,
  };
}

function compareSink(name: string, byReference: Received["byReference"], stored: ReadonlyMap<string, string>): readonly string[] {
  const missing = [...stored.keys()].filter((reference) => !byReference.has(reference));
  const wrong = [...byReference].filter(([reference, words]) => stored.get(reference) !== words);
  return [
    ...missing.map((reference) => `${reference} is stored and was not delivered by ${name}`),
    ...wrong.map(([reference, words]) => `${reference} was delivered by ${name} with "${words}", which is not what is stored`),
  ];
}

/** Faults of the store, as sentences: outbox rows that are not delivered; on SQLite also damage and rows without a parent. */
async function checkStore({ kysely, engine }: Database): Promise<readonly string[]> {
  const open = await kysely.selectFrom("delivery").select(["reference", "channel", "state"]).where("state", "!=", "delivered").execute();
  const rows = open.map(({ reference, channel, state }) => `${reference} is ${state} on ${channel}`);
  if (engine === "postgres") return rows;
  const { rows: checks } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(kysely);
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(kysely);
  const damage = checks.map(({ integrity_check }) => integrity_check).filter((word) => word !== "ok");
  return [...rows, ...damage, ...orphans.map((orphan) => `orphan: ${JSON.stringify(orphan)}`)];
}
