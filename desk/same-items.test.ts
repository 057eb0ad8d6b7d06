import { expect, test } from "vitest";
import { follow, formerPlaces } from "./same-items.ts";

const jobs = (...names: string[]) => ({ jobs: names.map((name) => ({ name, tools: ["a", "b"] })) });

test("A field goes with its item when the item moves, and its words change", () => {
  const [before, now] = [
    jobs("Northgate", "Stele", "Ostrea"),
    jobs("Stele", "Northgate", "Ostrea"),
  ];
  expect(follow(before, now, ["jobs", 1, "tools", 1])).toEqual(["jobs", 0, "tools", 1]);
  expect(follow(before, now, ["jobs", 2])).toEqual(["jobs", 2]);
  expect(follow(before, now, ["lead"])).toEqual(["lead"]);
  // Of an item that was added a moment ago.
  expect(follow(before, now, ["jobs", 3, "name"])).toEqual(["jobs", 3, "name"]);
});

test("A field of an item that is gone is nowhere", () => {
  expect(follow(jobs("One", "Two"), jobs("Two"), ["jobs", 0, "name"])).toBeNull();
  expect(follow(jobs("One", "Two"), jobs("Two"), ["jobs", 1, "name"])).toEqual(["jobs", 0, "name"]);
});

test("An item that has become equal to another has not moved", () => {
  expect(formerPlaces(["a", "b"], ["b", "b"])).toEqual([0, 1]);
  expect(formerPlaces(["a", "b", "c"], ["c", "a", "b"])).toEqual([2, 0, 1]);
});
