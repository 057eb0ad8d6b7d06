import { expect, test } from "vitest";
import { keyFor } from "./field-key.ts";

test("The key of a new person is the letters of the name, and no other person's", () => {
  expect(keyFor("Nora Field", [], false)).toBe("norafield");
  expect(keyFor("  Zoë O’Brien-Łuk 3rd", [], false)).toBe("zoeobrienukrd");
  expect(keyFor("李明", ["other"], false)).toBe("entry");
  const taken: string[] = [];
  for (let i = 0; i < 60; i += 1) taken.push(keyFor("Nora Field", taken, false));
  expect(new Set(taken).size).toBe(60);
  expect(taken.filter((key) => !/^[a-z]+$/.test(key))).toEqual([]);
});

test("The key of a new figure has capitals where its words begin", () => {
  expect(keyFor("matters closed", [], true)).toBe("mattersClosed");
});
