import { startRetention } from "service/contact/retention.ts";
import { expect, test } from "vitest";

const day = 24 * 60 * 60 * 1000;
const clock = { now: () => 1_000 * day };

test("a round erases in steps until nothing is left, and goes on after each", async () => {
  const steps = [["A"], ["B", "C"], []];
  const asked: number[] = [];
  const removed: string[] = [];
  const erased: string[] = [];
  const done = Promise.withResolvers<void>();
  const changes = {
    checkClock: async () => null,
    eraseOlderThan: async (
      _actor: string,
      before: number,
      remove: (references: readonly string[]) => Promise<void> = async () => {},
    ) => {
      asked.push(before);
      const references = steps.shift() ?? [];
      await remove(references);
      if (references.length === 0) done.resolve();
      return references;
    },
  };
  const stop = startRetention(changes, clock, 365, {
    remove: async (references) => void removed.push(...references),
    erased: (references) => void erased.push(...references),
    refused: () => done.reject(new Error("refused")),
    error: done.reject,
  });
  await done.promise;
  stop();
  expect([removed, erased]).toEqual([
    ["A", "B", "C"],
    ["A", "B", "C"],
  ]);
  expect(new Set(asked)).toEqual(new Set([635 * day]));
});

test("a clock that cannot be believed erases nothing, and is said", async () => {
  const jump = {
    clock: "2028-01-01T00:00:00.000Z",
    lastSeen: "2026-11-22T00:00:00.000Z",
    daysAhead: 405,
  };
  const refused = await new Promise((resolve, reject) => {
    const changes = {
      checkClock: async () => jump,
      eraseOlderThan: async () => Promise.reject(new Error("erased")),
    };
    startRetention(changes, clock, 365, {
      remove: async () => {},
      erased: () => {},
      refused: resolve,
      error: reject,
    })();
  });
  expect(refused).toEqual(jump);
});
