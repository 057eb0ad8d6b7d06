import { expect, test } from "vitest";
import { createRandom } from "../support/random.ts";
import { exampleMessage, startTestServer, until } from "../support/service.ts";
import { startWebhookSink } from "../support/webhook-sink.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

test("while the clock jumps to and fro, every message goes out, once, and the list keeps its order without gaps", async () => {
  const sink = await startWebhookSink();
  const random = createRandom(5);
  let ahead = 0;
  const server = await startTestServer(sink.env, { clock: { now: () => Date.now() + ahead } });
  const jumps = [
    2 * minute,
    -2 * minute,
    12 * minute,
    -12 * minute,
    day,
    -day,
    300 * day,
    -300 * day,
  ];
  const references: string[] = [];
  for (let number = 0; number < 60; number += 1) {
    ahead += jumps[random.between(0, jumps.length - 1)] ?? 0;
    const answers = await Promise.all(
      [1, 2].map(() => server.postJson(exampleMessage(`number ${number}`))),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      references.push((await answer.json()).reference);
    }
  }
  const states = async () =>
    (await Promise.all(references.map(server.service.contacts.find))).flatMap(
      (found) => found?.deliveries ?? [],
    );
  await until(async () => (await states()).every(({ state }) => state === "delivered"));
  expect((await states()).filter(({ state }) => state !== "delivered")).toEqual([]);
  expect([sink.received.length, sink.distinct()]).toEqual([references.length, references.length]);

  const listed: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await (await server.list(`?limit=7&cursor=${cursor}`)).json();
    for (const { reference } of page.items) listed.push(reference);
    cursor = page.nextCursor;
  }
  expect([...listed].sort()).toEqual([...references].sort());
  await server.stop();
  await sink.close();
});
