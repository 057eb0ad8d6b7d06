import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fixtureFiles, measureCorpus } from "../../../tools/redactions/measure.ts";
import { redactionsMeasured } from "./words.ts";

const measured = await measureCorpus((file) => readFileSync(new URL(`../../../tools/redactions/corpus/fixtures/${file}`, import.meta.url)));
const { heldOut: _, ...corpus } = redactionsMeasured;
const usual = measured.filter(({ isHard }) => !isHard);
const hits = (files: typeof measured) => files.flatMap(({ found, got = [] }) => found.filter((name) => got.includes(name)));

test.each(usual)("$name: what is found is what is in it", ({ name, found, got }) => {
  const isRefused = fixtureFiles.some(({ file, refused }) => file === name && refused);
  expect(got).toEqual(isRefused ? undefined : found.toSorted());
});

test("the figures on the page are those measured on the corpus", () => {
  const clean = measured.filter(({ found, got }) => found.length === 0 && got);
  const hard = measured.filter(({ isHard }) => isHard);
  expect({
    files: measured.length,
    programs: 1 + new Set(fixtureFiles.map(({ by }) => by)).size,
    defects: measured.flatMap(({ found }) => found).length,
    found: hits(measured).length,
    hard: hard.flatMap(({ found }) => found).length,
    hardFound: hits(hard).length,
    clean: clean.length,
    alarmed: clean.filter(({ got = [] }) => got.length > 0).length,
  }).toEqual(corpus);
});

test("every test finds something in the corpus, and there are clean twins enough to raise a false alarm", () => {
  expect(new Set(usual.flatMap(({ found }) => found)).size).toBe(12);
  expect(measured.length).toBeGreaterThanOrEqual(60);
  expect(usual.filter(({ found }) => found.length === 0).length).toBeGreaterThanOrEqual(25);
});
