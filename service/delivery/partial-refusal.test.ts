import { createStaffChanges } from "service/contact/staff-changes.ts";
import { openDatabase } from "service/db/database.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exampleMessage, startTestServer, until } from "../../tests/support/service.ts";
import { startSmtp, type TestSmtp } from "../../tests/support/smtp.ts";

const readers = ["office@company.example", "desk@company.example"] as const;
const [, second] = readers;
const hour = 60 * 60_000;

let smtp: TestSmtp;
let ahead: number;
let server: Awaited<ReturnType<typeof startTestServer>>;

beforeEach(async () => {
  smtp = await startSmtp();
  ahead = 0;
  const mail = {
    SMTP_URL: smtp.url,
    MAIL_FROM: "site@company.example",
    MAIL_TO: readers.join(", "),
  };
  server = await startTestServer(mail, { clock: { now: () => Date.now() + ahead } });
});
afterEach(async () => {
  await server.stop();
  await smtp.close();
});

const post = async (): Promise<string> =>
  (await (await server.postJson(exampleMessage())).json()).reference;
const find = async (reference: string) =>
  (await server.service.contacts.find(reference)) ?? Promise.reject(new Error("not stored"));
const takenBy = (reader: string) =>
  smtp.taken.filter(({ recipients }) => recipients.includes(reader)).length;

test("A second reader who does not exist is a dead letter, and the first gets the mail once", async () => {
  smtp.behave({ kind: "refuse", recipient: second, status: 550 });
  const reference = await post();
  await until(async () =>
    (await find(reference)).deliveries.every(
      ({ state }) => state === "delivered" || state === "failed",
    ),
  );
  const { item, deliveries, attempts } = await find(reference);
  expect(
    deliveries.map(({ channel, state, last_reason }) => [channel, state, last_reason]),
  ).toEqual([
    [`smtp:${second}`, "failed", "rejected"],
    ["smtp:office@company.example", "delivered", null],
  ]);
  expect(attempts.filter(({ channel }) => channel.endsWith(second))).toMatchObject([
    { outcome: "failed", reason: "rejected" },
  ]);
  expect(item.delivery).toBe("failed");
  expect([takenBy(readers[0]), takenBy(second)]).toEqual([1, 0]);
});

test("a replay takes one reader, or all of them by the name of their kind", async () => {
  const reference = await post();
  await until(async () =>
    (await find(reference)).deliveries.every(({ state }) => state === "delivered"),
  );
  const database = openDatabase(server.config.database);
  const changes = createStaffChanges(database, { now: Date.now }, []);
  expect(await changes.replay("tester", reference, `smtp:${second}`)).toBe(1);
  await until(() => takenBy(second) === 2);
  await until(async () =>
    (await find(reference)).deliveries.every(({ state }) => state === "delivered"),
  );
  expect(await changes.replay("tester", reference, "smtp")).toBe(2);
  await until(() => smtp.taken.length === 5);
  expect([takenBy(readers[0]), takenBy(second)]).toEqual([2, 3]);
  expect(await changes.replay("tester", reference, "smt")).toBe(0);
  await database.close();
});

test.each([
  ["greylists (450)", 450, "throttled"],
  ["is full (452)", 452, "throttled"],
  ["has a fault for a while (451)", 451, "unavailable"],
] as const)(
  "A second reader whose server %s gets the mail later, and the first gets no copy",
  async (_name, status, reason) => {
    smtp.behave({ kind: "refuse", recipient: second, status, times: 2 });
    const reference = await post();
    await until(async () => {
      ahead += hour;
      return (await find(reference)).deliveries.every(({ state }) => state === "delivered");
    });
    const { attempts } = await find(reference);
    const history = attempts
      .filter(({ channel }) => channel.endsWith(second))
      .map((one) => [one.outcome, one.reason]);
    expect(history).toEqual([
      ["delivered", null],
      ["retry", reason],
      ["retry", reason],
    ]);
    expect([takenBy(readers[0]), takenBy(second)]).toEqual([1, 1]);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
  },
);
