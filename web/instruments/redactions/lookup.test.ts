import { expect, test } from "vitest";
import { Lookup } from "./check-file.ts";

const placesOf = (word: string, text: string, seen?: string) => {
  const lookup = new Lookup([word]);
  lookup.take(text, { where: "hidden", page: 3 }, seen);
  return lookup.result()[0]?.places.map(({ where }) => where);
};

test("A word is found whatever its case and the punctuation between its parts, but not within another word", () => {
  expect(placesOf("Osprey Holdings", "paid to OSPREY\nHOLDINGS, Inc.")).toEqual(["hidden"]);
  expect(placesOf("078-05-1120", "SSN 078 05 1120")).toEqual(["hidden"]);
  expect(placesOf("Ann", "an announcement")).toEqual([]);
  expect(placesOf("a.b*c", "a, b: c")).toEqual(["hidden"]);
});

test("A word that a page shows once and has twice is both visible and hidden", () => {
  expect(placesOf("Osprey", "Osprey and Osprey", "Osprey and")).toEqual(["seen", "hidden"]);
  expect(placesOf("Osprey", "Osprey", "Osprey")).toEqual(["seen"]);
});

test("Fifty thousand apostrophes do not keep it", () => {
  const began = Date.now();
  placesOf("O'Neil", "O'".repeat(50_000));
  expect(Date.now() - began).toBeLessThan(2000);
});
