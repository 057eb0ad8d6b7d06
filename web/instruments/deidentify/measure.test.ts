import { expect, test } from "vitest";
import { measure } from "./measure.ts";
import { testText } from "./test-text.ts";
import { deidentifyMeasured } from "./words.ts";
import { type Kind, kinds } from "./words-kinds.ts";

const published = testText();
const hipaa = measure(published, "hipaa", 2026);
const frcp = measure(published, "frcp", 2026);
const figuresOf = ({ identifiers, found, hard, hardFound }: typeof hipaa) => ({ identifiers, found, hard, hardFound });

test("the figures on the page are those measured on the published test text", () => {
  expect({
    hipaa: figuresOf(hipaa),
    frcp: figuresOf(frcp),
    lookAlikes: hipaa.lookAlikes,
    taken: hipaa.taken.length,
    kinds: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        { ...hipaa.kinds[kind], filing: frcp.kinds[kind] ? [frcp.kinds[kind].found, frcp.kinds[kind].labeled] : null },
      ]),
    ),
  }).toEqual(deidentifyMeasured);
});

test("the test text has at least 300 identifiers of all kinds and 150 look-alikes, each where its label says", () => {
  expect(hipaa.identifiers).toBeGreaterThanOrEqual(300);
  expect(hipaa.lookAlikes).toBeGreaterThanOrEqual(150);
  for (const kind of kinds) expect(published.labels.filter((label) => label.kind === kind).length, kind).toBeGreaterThanOrEqual(5);
  for (const { start, end } of published.labels) expect(published.text.slice(start, end)).toMatch(/\S/);
});

test("everything in a usual form is found, whatever the list", () => {
  const usual = (missed: typeof hipaa.missed) =>
    missed.filter(({ isHard }) => !isHard).map(({ start, end }) => published.text.slice(start, end));
  expect(usual(hipaa.missed)).toEqual([]);
  expect(usual(frcp.missed)).toEqual([]);
});

test("no look-alike is taken, and what is taken of each kind is right in at least 95 of 100 cases", () => {
  expect(hipaa.taken.map(({ start, end }) => published.text.slice(start, end))).toEqual([]);
  for (const [kind, { taken, right }] of Object.entries(hipaa.kinds)) expect(right / taken, kind).toBeGreaterThanOrEqual(0.95);
});

test.each<[Kind, number]>([
  ["ssn", 0.8],
  ["phone", 0.75],
  ["mail", 0.75],
  ["date", 0.8],
  ["card", 0.8],
  ["name", 0.85],
])("of the identifiers of the kind %s, hard ones included, at least this share is found: %d", (kind, least) => {
  const { found = 0, labeled = 1 } = hipaa.kinds[kind] ?? {};
  expect(found / labeled).toBeGreaterThanOrEqual(least);
});
