import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createIntake, type Intake } from "#server/contact/intake.ts";
import { createStaffChanges } from "#server/contact/staff-changes.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { maxAttempts } from "#server/delivery/backoff.ts";
import { DeliveryFailure } from "#server/delivery/failure.ts";
import { type Claim, createDeliveryRepository, type DeliveryRepository, leaseMs } from "#server/delivery/repository.ts";
import { contactMessage } from "#shared/contact-message.ts";
import { exampleMessage } from "../../tests/support/service.ts";

/**
 * Two processes, one store, any order of events: posts, claims, ends of tries, crashes, a clock that moves, replays by staff.
 * The model is what the outside world saw; the store must never contradict it.
 */
type Step =
  | { readonly kind: "post" }
  | { readonly kind: "claim"; readonly process: number }
  | { readonly kind: "end"; readonly process: number; readonly outcome: "delivered" | "failed" | "permanent" | "released" }
  | { readonly kind: "crash"; readonly process: number }
  | { readonly kind: "time"; readonly ms: number }
  | { readonly kind: "replay" };

type World = { now: number; readonly stored: string[]; readonly delivered: Set<string>; readonly held: Claim[][] };

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
  fc.record({ kind: fc.constant("replay" as const) }),
);

let folder: string;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "contact-property-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("in any order of events no message is lost, none is in two hands within its lease, and what was delivered stays delivered", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      files += 1;
      const database = openDatabase({ engine: "sqlite", file: join(folder, `${files}.sqlite`) });
      await migrate(database);
      const world: World = { now: Date.UTC(2026, 0, 1), stored: [], delivered: new Set(), held: [[], []] };
      const clock = { now: () => world.now };
      const intake = createIntake({ database, clock, channels: ["smtp"], referencePrefix: "PRB", minFillMs: 0, onStored: () => {} });
      const processes = [createDeliveryRepository(database), createDeliveryRepository(database)];
      const replay = () => createStaffChanges(database, clock, ["smtp"]).replayFailed("test");
      for (const one of steps) {
        await run(one, world, intake, processes, replay);
        await checkInvariants(database, world);
      }
      await drain(world, processes[0], replay);
      const states = await database.kysely.selectFrom("delivery").select("state").execute();
      expect(states.map(({ state }) => state)).toEqual(world.stored.map(() => "delivered"));
      await database.close();
    }),
    { numRuns: 60 },
  );
}, 120_000);

async function run(
  one: Step,
  world: World,
  intake: Intake,
  processes: readonly DeliveryRepository[],
  replay: () => Promise<number>,
): Promise<void> {
  switch (one.kind) {
    case "post": {
      const result = await intake({
        message: contactMessage.parse(exampleMessage()),
        source: "json",
        key: null,
        signs: { honeypot: "", elapsedMs: null },
      });
      if (result.kind === "stored") world.stored.push(result.reference);
      break;
    }
    case "claim": {
      const mine = world.held[one.process] ?? [];
      const held = new Set(mine.map(({ row }) => row.reference));
      const claims = (await processes[one.process]?.claim("smtp", 2, world.now, held)) ?? [];
      for (const claim of claims) expect(held.has(claim.row.reference)).toBe(false);
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
    case "replay":
      await replay();
      break;
  }
}

async function end(
  world: World,
  process: DeliveryRepository | undefined,
  claim: Claim | undefined,
  outcome: "delivered" | "failed" | "permanent" | "released",
): Promise<void> {
  if (!claim) return;
  const failure = new DeliveryFailure("refused", "as generated", { permanent: outcome === "permanent" });
  const ended = outcome === "delivered" || outcome === "released" ? { kind: outcome } : { kind: "failed" as const, failure };
  const [kept] = (await process?.settle([{ claim, outcome: ended, now: world.now, durationMs: 1 }])) ?? [];
  if (kept && outcome === "delivered") world.delivered.add(claim.row.reference);
}

async function checkInvariants(database: Database, world: World): Promise<void> {
  const rows = await database.kysely.selectFrom("delivery").selectAll().execute();
  expect(rows.map(({ reference }) => reference).sort()).toEqual([...world.stored].sort());
  for (const row of rows) {
    expect(row.attempts).toBeGreaterThanOrEqual(0);
    if (row.state === "delivering") expect(row.lease_owner).not.toBeNull();
    else expect([row.lease_owner, row.lease_until]).toEqual([null, null]);
    if (row.state === "failed") expect(row.last_reason).not.toBeNull();
    if (row.state === "pending") expect(row.attempts).toBeLessThan(maxAttempts);
    expect(row.state === "delivered").toBe(world.delivered.has(row.reference));
  }
}

/** With a working receiver and enough time, everything arrives. */
async function drain(world: World, process: DeliveryRepository | undefined, replay: () => Promise<number>): Promise<void> {
  world.held.length = 0;
  for (let round = 0; round < 4; round += 1) {
    await replay();
    world.now += 250_000_000;
    const claims = (await process?.claim("smtp", 1_000, world.now, new Set())) ?? [];
    for (const claim of claims) await end(world, process, claim, "delivered");
  }
}
