import fc from "fast-check";
import { expect, test } from "vitest";
import { groupCommit } from "./group-commit.ts";
import { storeFailureReason } from "./store-failure.ts";

test("each item gets its own result, none is committed twice, and no more commits overlap than may", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(5), { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      async (delays, most, atOnce) => {
        const committed: number[] = [];
        let running = 0;
        const commit = groupCommit<number, number>(
          async (items) => {
            running += 1;
            expect(running).toBeLessThanOrEqual(atOnce);
            expect(items.length).toBeLessThanOrEqual(most);
            await new Promise(setImmediate);
            committed.push(...items);
            running -= 1;
            return items.map((item) => item * 2);
          },
          { most, atOnce },
        );
        const results = await Promise.all(
          delays.map(async (delay, item) => {
            for (let turn = 0; turn < delay; turn += 1) await new Promise(setImmediate);
            return commit(item);
          }),
        );
        expect(results).toEqual(delays.map((_, item) => item * 2));
        expect(committed.sort((a, b) => a - b)).toEqual(delays.map((_, item) => item));
      },
    ),
  );
});

test("when a commit fails all its items hear of it, and the next commit is not touched", async () => {
  let broken = true;
  const commit = groupCommit<string, string>(async (items) => {
    if (broken) throw new Error("disk full");
    return items;
  });
  const failed = await Promise.allSettled([commit("a"), commit("b")]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  broken = false;
  expect(await commit("c")).toBe("c");
});

test("a commit that does not answer fails as silent and frees its place, and so do those behind it; who comes later is served", async () => {
  let silent = true;
  const commit = groupCommit<number, number>((items) => (silent ? new Promise(() => {}) : Promise.resolve(items)), {
    most: 1,
    deadlineMs: 50,
  });
  const stuck = await Promise.allSettled([commit(1), commit(2), commit(3)]);
  expect(stuck.map((result) => (result.status === "rejected" ? storeFailureReason(result.reason) : result.status))).toEqual([
    "silent",
    "silent",
    "silent",
  ]);
  silent = false;
  expect(await commit(4)).toBe(4);
});
