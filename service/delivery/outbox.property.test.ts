import { contactMessage } from "content/wire/contact-message.ts";
import fc from "fast-check";
import { createIntake, type Intake } from "service/contact/intake.ts";
import { createStaffChanges, type StaffChanges } from "service/contact/staff-changes.ts";
import type { Database } from "service/db/database.ts";
import { type Claim, leaseMs } from "service/delivery/claims.ts";
import { DeliveryFailure } from "service/delivery/failure.ts";
import { maxAttempts } from "service/delivery/outcome.ts";
import { createDeliveryRepository, type DeliveryRepository } from "service/delivery/repository.ts";
import { expect, test } from "vitest";
import { exampleMessage } from "../../tests/support/service.ts";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

/**
 * Two processes, one store, events in any order: posts, tries, crashes, clock changes, and what staff does. The model is what the outside
 * world saw; the store must never contradict it.
 */
type Step =
  | { readonly kind: "post" }
  | { readonly kind: "claim"; readonly process: number }
  | { readonly kind: "end"; readonly process: number; readonly outcome: "delivered" | "failed" | "permanent" | "released" }
  | { readonly kind: "crash"; readonly process: number }
  | { readonly kind: "time"; readonly ms: number }
  | { readonly kind: "mark"; readonly which: number; readonly state: "new" | "spam" }
  | { readonly kind: "erase"; readonly which: number }
  | { readonly kind: "replay" };

/** `stored`: each message, and whether it is spam; those of erased people are not in it. */
type World = {
  now: number;
  posts: number;
  readonly stored: Map<string, { readonly email: string; spam: boolean }>;
  readonly delivered: Set<string>;
  readonly held: Claim[][];
};

type Place = { readonly intake: Intake; readonly processes: readonly DeliveryRepository[]; readonly staff: StaffChanges };

const processIndex = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("post" as const) }),
  fc.record({ kind: fc.constant("claim" as const), process: processIndex }),
  fc.record({
    kind: fc.constant("end" as const),
    process: processIndex,
    outcome: fc.constantFrom("delivered" as const, "failed" as const, "permanent" as const, "released" as const),
  }),
  fc.record({ kind: fc.constant("crash" as const), process: processIndex }),
  fc.record({ kind: fc.constant("time" as const), ms: fc.constantFrom(1, 1_000, leaseMs, 3_600_000, 200_000_000, -3_600_000) }),
  fc.record({ kind: fc.constant("mark" as const), which: fc.nat(20), state: fc.constantFrom("new" as const, "spam" as const) }),
  fc.record({ kind: fc.constant("erase" as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant("replay" as const) }),
);

describeOnBothEngines("the outbox in any order of events", (openStore) => {
  test("no message is lost or in two hands, what was delivered stays so, spam is tried no more, and nothing is left of who was erased", async () => {
    const { database } = await openStore();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await database.kysely.deleteFrom("contact_message").execute();
        const world: World = { now: Date.UTC(2026, 0, 1), posts: 0, stored: new Map(), delivered: new Set(), held: [[], []] };
        const clock = { now: () => world.now };
        const place: Place = {
          intake: createIntake({ database, clock, channels: ["smtp"], referencePrefix: "ABC", minFillMs: 0, onStored: () => {} }),
          processes: [createDeliveryRepository(database), createDeliveryRepository(database)],
          staff: createStaffChanges(database, clock, ["smtp"]),
        };
        for (const one of steps) {
          await run(one, world, place);
          await checkInvariants(database, world);
        }
        await drain(world, place);
        const rows = await database.kysely.selectFrom("delivery").select(["reference", "state"]).execute();
        for (const [reference, { spam }] of world.stored) {
          const state = rows.find((row) => row.reference === reference)?.state;
          expect(state).toBe(spam && !world.delivered.has(reference) ? undefined : "delivered");
        }
      }),
      { numRuns: 60 },
    );
  }, 240_000);
});

async function run(one: Step, world: World, { intake, processes, staff }: Place): Promise<void> {
  switch (one.kind) {
    case "post": {
      world.posts += 1;
      const email = `person${world.posts}@client.example`;
      const message = contactMessage.parse({ ...exampleMessage(), email });
      const result = await intake({ message, source: "json", key: null, signs: { honeypot: "", elapsedMs: null } });
      if (result.kind === "stored") world.stored.set(result.reference, { email, spam: false });
      break;
    }
    case "claim": {
      const mine = world.held[one.process] ?? [];
      const held = new Set(mine.map(({ row }) => row.reference));
      const claims = (await processes[one.process]?.claim("smtp", 2, world.now, held)) ?? [];
      for (const { row } of claims) expect([held.has(row.reference), world.stored.get(row.reference)?.spam]).toEqual([false, false]);
      mine.push(...claims);
      break;
    }
    case "end":
      await end(world, processes[one.process], world.held[one.process]?.shift(), one.outcome);
      break;
    case "crash":
      world.held[one.process] = [];
      break;
    case "time":
      world.now += one.ms;
      break;
    case "mark":
      for (const [reference, message] of chosen(world, one.which)) {
        await staff.mark("test", reference, one.state);
        message.spam = one.state === "spam";
      }
      break;
    case "erase":
      for (const [reference, { email }] of chosen(world, one.which)) {
        expect(await staff.erase("test", email)).toEqual([reference]);
        world.stored.delete(reference);
        world.delivered.delete(reference);
      }
      break;
    case "replay":
      await staff.replayFailed("test");
      break;
  }
}

/** One of the stored messages, or none when there is none. */
function chosen({ stored }: World, which: number) {
  const all = [...stored];
  return all.slice(which % Math.max(1, all.length)).slice(0, 1);
}

async function end(
  world: World,
  process: DeliveryRepository | undefined,
  claim: Claim | undefined,
  outcome: "delivered" | "failed" | "permanent" | "released",
): Promise<void> {
  if (!claim) return;
  const { reference } = claim.row;
  const failure = new DeliveryFailure("refused", "as generated", { permanent: outcome === "permanent" });
  const ended = outcome === "delivered" || outcome === "released" ? { kind: outcome } : { kind: "failed" as const, failure };
  const kept = await process?.settle({ claim, outcome: ended, now: world.now, durationMs: 1 });
  if (!world.stored.has(reference)) expect(kept ?? false).toBe(false);
  if (kept && outcome === "delivered") world.delivered.add(reference);
}

async function checkInvariants(database: Database, world: World): Promise<void> {
  const rows = await database.kysely.selectFrom("delivery").selectAll().execute();
  const wanted = [...world.stored].filter(([, { spam }]) => !spam).map(([reference]) => reference);
  expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(wanted));
  for (const row of rows) {
    const message = world.stored.get(row.reference);
    expect(message).toBeDefined();
    if (message?.spam) expect(["delivering", "delivered"]).toContain(row.state);
    expect(row.attempts).toBeGreaterThanOrEqual(0);
    if (row.state === "delivering") expect(row.lease_owner).not.toBeNull();
    else expect([row.lease_owner, row.lease_until]).toEqual([null, null]);
    if (row.state === "failed") expect(row.last_reason).not.toBeNull();
    if (row.state === "pending") expect(row.attempts).toBeLessThan(maxAttempts);
    expect(row.state === "delivered").toBe(world.delivered.has(row.reference));
  }
}

/** With a working receiver and enough time, everything arrives. */
async function drain(world: World, { processes: [process], staff }: Place): Promise<void> {
  world.held.length = 0;
  for (let round = 0; round < 4; round += 1) {
    await staff.replayFailed("test");
    world.now += 250_000_000;
    const claims = (await process?.claim("smtp", 1_000, world.now, new Set())) ?? [];
    for (const claim of claims) await end(world, process, claim, "delivered");
  }
}
