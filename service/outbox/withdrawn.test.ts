import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { takeBackAnswer } from "service/contact/replies.ts";
import type { Database } from "service/db/database.ts";
import { createFileChannel } from "service/delivery/channels/file.ts";
import { DeliveryFailure, toDeliveryFailure } from "service/outbox/failure.ts";
import {
  type Claim,
  createOutbox,
  leaseMs,
  type Outbox,
  type Outcome,
} from "service/outbox/outbox.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

const refused: Outcome = {
  kind: "failed",
  failure: new DeliveryFailure("refused", "no connection"),
};
const addresses = { from: "site@company.example", to: "office@company.example" };

describeOnStore("what staff takes back while it is being delivered", (openStore, engine) => {
  let database: Database;
  let again: () => Database;
  let place: ReturnType<typeof staffOn>;
  let outbox: Outbox;
  let now: number;

  beforeEach(async () => {
    ({ database, again } = await openStore());
    now = Date.UTC(2026, 5, 1);
    place = staffOn(database, { now: () => now });
    outbox = createOutbox(database, takeBackAnswer);
  });
  afterEach(() => rmSync(place.dataDir, { recursive: true, force: true }));

  async function claimed(): Promise<Claim> {
    await place.store();
    const [claim] = await outbox.claim("smtp", 1, now, new Set());
    if (!claim) throw new Error("nothing was claimed");
    return claim;
  }

  const settle = (claim: Claim, outcome: Outcome) =>
    outbox.settle({ claim, outcome, now, durationMs: 5 });
  const rowOf = ({ row: { reference } }: Claim) =>
    database.kysely
      .selectFrom("delivery")
      .select("state")
      .where("reference", "=", reference)
      .where("channel", "=", "smtp")
      .executeTakeFirst();
  const details = async () => (await place.staff.audit.list(5)).map(({ detail }) => detail);

  test("a try that fails on what has become spam is the last one", async () => {
    const claim = await claimed();
    await place.staff.changes.mark("tester", claim.row.reference, "spam");
    expect(await details()).toEqual(["new to spam; deliveries under way: 1"]);
    expect(await settle(claim, refused)).toBe(true);
    expect(await rowOf(claim)).toBeUndefined();
    const history = await database.kysely
      .selectFrom("delivery_attempt")
      .select(["outcome", "reason"])
      .execute();
    expect(history).toEqual([{ outcome: "dropped", reason: "refused" }]);
    now += 200_000_000;
    expect(await outbox.claim("smtp", 5, now, new Set())).toEqual([]);
  });

  test("a try that was given back on what has become spam is not made again; as new it is", async () => {
    const claim = await claimed();
    await place.staff.changes.mark("tester", claim.row.reference, "spam");
    await settle(claim, { kind: "released" });
    expect(await outbox.claim("smtp", 5, now, new Set())).toEqual([]);
    await place.staff.changes.mark("tester", claim.row.reference, "new");
    expect(await outbox.claim("smtp", 5, now, new Set())).toHaveLength(1);
  });

  test("spam whose process died in mid-delivery is taken over by nobody, and asks for no more work", async () => {
    const claim = await claimed();
    await place.staff.changes.mark("tester", claim.row.reference, "spam");
    now += leaseMs;
    expect(await createOutbox(again(), takeBackAnswer).claim("smtp", 5, now, new Set())).toEqual(
      [],
    );
    expect(await outbox.nextDue("smtp", now)).toBeNull();
  });

  test("what was delivered before it became spam is not replayed", async () => {
    const claim = await claimed();
    await settle(claim, { kind: "delivered" });
    await place.staff.changes.mark("tester", claim.row.reference, "spam");
    expect(await place.staff.changes.replay("tester", claim.row.reference)).toBe(0);
    expect(await rowOf(claim)).toEqual({ state: "delivered" });
  });

  test("A mail file does not appear when its sender is erased while it is written", async () => {
    const claim = await claimed();
    const { reference } = claim.row;
    const channel = createFileChannel(place.mailFolder, addresses);
    const failure = await channel
      .deliver(claim.envelope, AbortSignal.timeout(60_000), async (work) => {
        expect(await place.staff.erasePerson("tester", claim.envelope.message.email)).toMatchObject(
          { references: [reference] },
        );
        await outbox.whileDeliverable(reference, work);
      })
      .catch(toDeliveryFailure);
    expect(failure).toMatchObject({ reason: "withdrawn" });
    expect(await details()).toEqual(["messages of one address: 1; deliveries under way: 1"]);
    for (const name of [`${reference}.eml`, `.${reference}.eml.part`])
      expect(existsSync(join(place.mailFolder, name))).toBe(false);
    expect(await settle(claim, { kind: "delivered" })).toBe(false);
  });

  test("a mail file that appears in the same moment goes with the erasure, which waits for it", async () => {
    const claim = await claimed();
    const { reference } = claim.row;
    const other = staffOn(again(), { now: () => now });
    const channel = createFileChannel(other.mailFolder, addresses);
    let erased: ReturnType<typeof place.staff.erasePerson> | null = null;
    await channel.deliver(claim.envelope, AbortSignal.timeout(60_000), (work) =>
      outbox.whileDeliverable(reference, async () => {
        erased = other.staff.erasePerson("tester", claim.envelope.message.email);
        await work();
      }),
    );
    expect(await erased).toMatchObject({ references: [reference] });
    expect(existsSync(join(other.mailFolder, `${reference}.eml`))).toBe(false);
    rmSync(other.dataDir, { recursive: true, force: true });
  });

  test.runIf(engine === "postgres")(
    "no try begins on a message that is being marked at this moment, and none waits for it",
    async () => {
      const reference = await place.store();
      await database.kysely.transaction().execute(async (trx) => {
        await trx
          .updateTable("contact_message")
          .set({ state: "spam" })
          .where("reference", "=", reference)
          .execute();
        expect(
          await createOutbox(again(), takeBackAnswer).claim("smtp", 5, now, new Set()),
        ).toEqual([]);
      });
      expect(await outbox.claim("smtp", 5, now, new Set())).toEqual([]);
      expect(await outbox.nextDue("smtp", now)).toBeNull();
    },
  );
});
