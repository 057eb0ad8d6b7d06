import { expect, test } from "vitest";
import { createHere } from "./here.ts";

test("A window learns who else has the file open, until that window stops asking", () => {
  let now = 0;
  const here = createHere(() => now);
  expect(here("a", "one.yaml", "Nora Field")).toEqual([]);
  expect(here("b", "one.yaml", "Ben Publisher")).toEqual(["Nora Field"]);
  expect(here("c", "two.yaml", "Anna Writer")).toEqual([]);
  expect(here("d", "one.yaml", "Ben Publisher")).toEqual(["Ben Publisher", "Nora Field"]);
  now = 13_000;
  expect(here("b", "one.yaml", "Ben Publisher")).toEqual([]);
});
