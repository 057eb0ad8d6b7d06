import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { corpusFiles, fixtureFiles, measure } from "../../tests/fixtures/redactions/measure.ts";
import { redactionsMeasured } from "./measured.ts";

const fixture = (file: string) =>
  readFileSync(new URL(`../../tests/fixtures/redactions/corpus/fixtures/${file}`, import.meta.url));
const measured = await measure(corpusFiles(fixture));
const { heldOut: _, ...corpus } = redactionsMeasured;
const usual = measured.filter(({ isHard }) => !isHard);
const hits = (files: typeof measured) =>
  files.flatMap(({ found, got = [] }) => found.filter((name) => got.includes(name)));

test("What is found in each file is what is in it", () => {
  const isRefused = (name: string) =>
    fixtureFiles.some(({ file, refused }) => file === name && refused);
  const right = usual.map(({ name, found }) => ({
    name,
    got: isRefused(name) ? undefined : found.toSorted(),
  }));
  expect(usual.map(({ name, got }) => ({ name, got }))).toEqual(right);
});

test("The figures on the page are those measured on the corpus", () => {
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

test("Every test finds something in the corpus, and 25 clean files could raise a false alarm", () => {
  expect(new Set(usual.flatMap(({ found }) => found)).size).toBe(12);
  expect(measured.length).toBeGreaterThanOrEqual(60);
  expect(usual.filter(({ found }) => found.length === 0).length).toBeGreaterThanOrEqual(25);
});
