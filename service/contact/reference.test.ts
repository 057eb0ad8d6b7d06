import { expect, test } from "vitest";
import { newReference } from "./message-store.ts";

test("a reference can be read out without mistaking a character for another", () => {
  for (let round = 0; round < 500; round += 1)
    expect(newReference("ABC")).toMatch(/^ABC-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/);
});

test("references do not repeat or follow one another", () => {
  const references = Array.from({ length: 5_000 }, () => newReference("ABC"));
  expect(new Set(references).size).toBe(5_000);
});
