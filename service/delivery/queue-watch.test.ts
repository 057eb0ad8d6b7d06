import { type QueueState, watchQueue } from "service/delivery/queue-watch.ts";
import { expect, test } from "vitest";

const minute = 60_000;

test("a queue that does not move warns after a minute, is an error after five, and says when it moves again", async () => {
  let now = 10 * minute;
  let oldest: number | null = now;
  const said: QueueState["queue"][] = [];
  const outbox = { backlog: async () => ({ counts: [], oldestPendingAt: oldest, held: { count: 0, oldestAt: null, newestAt: null } }) };
  const watch = watchQueue(outbox, { now: () => now }, ({ queue }) => said.push(queue));
  for (const step of [0, 30_000, minute, minute, 3 * minute, minute]) {
    now += step;
    await watch.check();
  }
  oldest = null;
  await watch.check();
  watch.stop();
  expect(said).toEqual(["late", "stuck", "ok"]);
});

test("a store that cannot be read has a name, and one that hangs is given up on", async () => {
  const failing = watchQueue(
    { backlog: () => Promise.reject(Object.assign(new Error("x"), { code: "ECONNREFUSED" })) },
    { now: () => 0 },
    () => {},
  );
  expect(await failing.check()).toMatchObject({ store: "unreachable", queue: "unknown" });
  failing.stop();
  const hanging = watchQueue({ backlog: () => new Promise(() => {}) }, { now: () => 0 }, () => {});
  expect(await hanging.check()).toMatchObject({ store: "silent" });
  hanging.stop();
});
