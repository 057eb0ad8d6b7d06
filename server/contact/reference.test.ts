import { expect, test } from "vitest";
import { newReference, referencePrefix } from "./reference.ts";

test("a reference can be read out without mistaking a character for another", () => {
  for (let round = 0; round < 500; round += 1)
    expect(newReference("PRB")).toMatch(/^PRB-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/);
});

test("references do not repeat or follow one another", () => {
  const references = Array.from({ length: 5_000 }, () => newReference("PRB"));
  expect(new Set(references).size).toBe(5_000);
});

test("the prefix comes from the company's name, whatever that is", () => {
  expect(["Probata", "Io", "Smith & Wesson", "日本"].map(referencePrefix)).toEqual(["PRB", "REF", "SMT", "REF"]);
});
