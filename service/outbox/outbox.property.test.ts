import { randomUUID } from "node:crypto";
import { contactMessage } from "content/wire/contact-message.ts";
import { replyChannel } from "content/wire/inbox-message.ts";
import fc from "fast-check";
import { createIntake, type Intake } from "service/contact/intake.ts";
import { createReplies, type Replies, takeBackAnswer } from "service/contact/replies.ts";
import { createStaffChanges, type StaffChanges } from "service/contact/staff-changes.ts";
import type { Database } from "service/db/database.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";
import {
  type Claim,
  createOutbox,
  leaseMs,
  maxAttempts,
  type Outbox,
} from "service/outbox/outbox.ts";
import { expect, test } from "vitest";
import { exampleMessage } from "../../tests/support/service.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

/**
 * Two processes, one store, events in any order: posts, tries, crashes, clock changes, and what
 * staff does. The model is what the outside world saw; the store must never contradict it.
 */
type Step =
  | { readonly kind: "post" }
  | { readonly kind: "claim"; readonly process: number; readonly channel: "smtp" | "reply:" }
  | {
      readonly kind: "end";
      readonly process: number;
      readonly outcome: "delivered" | "failed" | "permanent" | "released";
    }
  | { readonly kind: "crash"; readonly process: number }
  | { readonly kind: "time"; readonly ms: number }
  | { readonly kind: "mark"; readonly which: number; readonly state: "new" | "spam" }
  | { readonly kind: "erase"; readonly which: number }
  | { readonly kind: "reply"; readonly which: number; readonly again: boolean }
  | { readonly kind: "replay" };

/**
 * `stored`: each message, and whether it is spam; those of erased people are not in it. `replies`:
 * those that were taken, by their outbox row (keyOf); `mayBeGone`: the message was spam for a
 * while. `delivered`: outbox rows.
 */
type World = {
  now: number;
  posts: number;
  readonly stored: Map<string, { readonly email: string; spam: boolean }>;
  readonly replies: Map<
    string,
    { readonly id: string; readonly reference: string; mayBeGone: boolean }
  >;
  readonly delivered: Set<string>;
  readonly held: Claim[][];
};

type Place = {
  readonly intake: Intake;
  readonly processes: readonly Outbox[];
  readonly staff: StaffChanges;
  readonly replies: Replies;
};

const keyOf = (reference: string, channel: string) => `${reference} ${channel}`;

const processIndex = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("post" as const) }),
  fc.record({
    kind: fc.constant("claim" as const),
    process: processIndex,
    channel: fc.constantFrom("smtp" as const, "reply:" as const),
  }),
  fc.record({
    kind: fc.constant("end" as const),
    process: processIndex,
    outcome: fc.constantFrom(
      "delivered" as const,
      "failed" as const,
      "permanent" as const,
      "released" as const,
    ),
  }),
  fc.record({ kind: fc.constant("crash" as const), process: processIndex }),
  fc.record({
    kind: fc.constant("time" as const),
    ms: fc.constantFrom(1, 1_000, leaseMs, 3_600_000, 200_000_000, -3_600_000),
  }),
  fc.record({
    kind: fc.constant("mark" as const),
    which: fc.nat(20),
    state: fc.constantFrom("new" as const, "spam" as const),
  }),
  fc.record({ kind: fc.constant("erase" as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant("reply" as const), which: fc.nat(20), again: fc.boolean() }),
  fc.record({ kind: fc.constant("replay" as const) }),
);

describeOnStore("the outbox in any order of events", (openStore) => {
  test("No order of events loses a delivery, puts it in two hands, or sends spam or the erased", async () => {
    const { database } = await openStore();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await database.kysely.deleteFrom("contact_message").execute();
        const world: World = {
          now: Date.UTC(2026, 0, 1),
          posts: 0,
          stored: new Map(),
          replies: new Map(),
          delivered: new Set(),
          held: [[], []],
        };
        const clock = { now: () => world.now };
        const place: Place = {
          intake: createIntake({
            database,
            clock,
            channels: ["smtp"],
            referencePrefix: "ABC",
            minFillMs: 0,
            answerMs: 60_000,
            onStored: () => {},
          }),
          processes: [
            createOutbox(database, takeBackAnswer),
            createOutbox(database, takeBackAnswer),
          ],
          staff: createStaffChanges(database, clock, ["smtp"]),
          replies: createReplies(database, clock),
        };
        for (const one of steps) {
          await run(one, world, place);
          await checkInvariants(database, world);
        }
        await drain(world, place);
        const rows = await database.kysely
          .selectFrom("delivery")
          .select(["reference", "channel", "state"])
          .execute();
        const states = new Map(
          rows.map(({ reference, channel, state }) => [keyOf(reference, channel), state]),
        );
        for (const [reference, { spam }] of world.stored)
          expect(states.get(keyOf(reference, "smtp"))).toBe(
            spam && !world.delivered.has(keyOf(reference, "smtp")) ? undefined : "delivered",
          );
        for (const [key, { mayBeGone }] of world.replies)
          expect(states.get(key)).toBe(
            mayBeGone && !world.delivered.has(key) ? undefined : "delivered",
          );
      }),
      { numRuns: 60 },
    );
  }, 240_000);
});

async function run(
  one: Step,
  world: World,
  { intake, processes, staff, replies }: Place,
): Promise<void> {
  switch (one.kind) {
    case "post": {
      world.posts += 1;
      const email = `person${world.posts}@client.example`;
      const message = contactMessage.parse({ ...exampleMessage(), email });
      const result = await intake({
        message,
        source: "json",
        key: null,
        signs: { honeypot: "", elapsedMs: null },
      });
      if (result.kind === "stored") world.stored.set(result.reference, { email, spam: false });
      break;
    }
    case "claim": {
      const mine = world.held[one.process] ?? [];
      const held = new Set(
        mine
          .filter(({ row }) => row.channel.startsWith(one.channel))
          .map(({ row }) => row.reference),
      );
      const claims = (await processes[one.process]?.claim(one.channel, 2, world.now, held)) ?? [];
      for (const { row } of claims) {
        expect([held.has(row.reference), world.stored.get(row.reference)?.spam]).toEqual([
          false,
          false,
        ]);
        expect(world.delivered.has(keyOf(row.reference, row.channel))).toBe(false);
      }
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
        if (message.spam) for (const reply of repliesTo(world, reference)) reply.mayBeGone = true;
      }
      break;
    case "erase":
      for (const [reference, { email }] of chosen(world, one.which)) {
        expect(await staff.erase("test", email)).toMatchObject({ references: [reference] });
        world.stored.delete(reference);
        world.delivered.delete(keyOf(reference, "smtp"));
        for (const { id } of repliesTo(world, reference)) {
          world.replies.delete(keyOf(reference, replyChannel(id)));
          world.delivered.delete(keyOf(reference, replyChannel(id)));
        }
      }
      break;
    case "reply":
      for (const [reference, { spam }] of chosen(world, one.which)) {
        const known = one.again ? repliesTo(world, reference).at(-1) : undefined;
        const id = known?.id ?? randomUUID();
        const sent = await replies.send("test", reference, {
          id,
          subject: reference,
          text: "words",
        });
        expect(sent).toBe(spam ? "held" : "sent");
        if (sent === "sent" && !known)
          world.replies.set(keyOf(reference, replyChannel(id)), {
            id,
            reference,
            mayBeGone: false,
          });
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

function repliesTo({ replies }: World, reference: string) {
  return [...replies.values()].filter((reply) => reply.reference === reference);
}

async function end(
  world: World,
  process: Outbox | undefined,
  claim: Claim | undefined,
  outcome: "delivered" | "failed" | "permanent" | "released",
): Promise<void> {
  if (!claim) return;
  const { reference, channel } = claim.row;
  const failure = new DeliveryFailure("refused", "as generated", {
    permanent: outcome === "permanent",
  });
  const ended =
    outcome === "delivered" || outcome === "released"
      ? { kind: outcome }
      : { kind: "failed" as const, failure };
  const kept = await process?.settle({ claim, outcome: ended, now: world.now, durationMs: 1 });
  if (!world.stored.has(reference)) expect(kept ?? false).toBe(false);
  if (kept && outcome === "delivered") world.delivered.add(keyOf(reference, channel));
}

async function checkInvariants(database: Database, world: World): Promise<void> {
  const rows = await database.kysely.selectFrom("delivery").selectAll().execute();
  const wanted = [
    ...[...world.stored]
      .filter(([, { spam }]) => !spam)
      .map(([reference]) => keyOf(reference, "smtp")),
    ...[...world.replies].filter(([, { mayBeGone }]) => !mayBeGone).map(([key]) => key),
  ];
  expect(rows.map(({ reference, channel }) => keyOf(reference, channel))).toEqual(
    expect.arrayContaining(wanted),
  );
  // One row for each reply, however often it was posted.
  expect(await database.kysely.selectFrom("reply").select("id").execute()).toHaveLength(
    world.replies.size,
  );
  for (const row of rows) {
    const message = world.stored.get(row.reference);
    expect(message).toBeDefined();
    if (message?.spam) expect(["delivering", "delivered"]).toContain(row.state);
    expect(row.attempts).toBeGreaterThanOrEqual(0);
    if (row.state === "delivering") expect(row.lease_owner).not.toBeNull();
    else expect([row.lease_owner, row.lease_until]).toEqual([null, null]);
    if (row.state === "failed") expect(row.last_reason).not.toBeNull();
    if (row.state === "pending") expect(row.attempts).toBeLessThan(maxAttempts);
    expect(row.state === "delivered").toBe(world.delivered.has(keyOf(row.reference, row.channel)));
  }
}

/** With a working receiver and enough time, everything arrives. */
async function drain(world: World, { processes: [process], staff }: Place): Promise<void> {
  world.held.length = 0;
  for (let round = 0; round < 4; round += 1) {
    await staff.replayFailed("test");
    // A reply that was given up goes out once more when somebody has confirmed it.
    for (const { id, reference } of world.replies.values())
      if (!world.delivered.has(keyOf(reference, replyChannel(id))))
        await staff.replay("test", reference, replyChannel(id), true);
    world.now += 250_000_000;
    // Of several replies to one message a claim takes one.
    for (const channel of ["smtp", ...[...world.replies.keys()].map(() => "reply:")])
      for (const claim of (await process?.claim(channel, 1_000, world.now, new Set())) ?? [])
        await end(world, process, claim, "delivered");
  }
}
