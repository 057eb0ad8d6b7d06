import { expect, test } from "vitest";
import { decide } from "./decide.ts";
import { scan } from "./scan.ts";
import { type Label, type TestText, testText } from "./test-text.ts";
import { deidentifyMeasured } from "./words.ts";
import { type Kind, kinds, type Mode, ruleOf } from "./words-kinds.ts";

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

/** `found` of the `labeled` were completely replaced; `right` of the `taken` places touch a label. */
type Measured = { readonly labeled: number; readonly found: number; readonly taken: number; readonly right: number };

/**
 * Measures recall and precision over a labeled text, for kinds under the rule. An identifier is found if all its letters and digits are
 * replaced.
 */
function measure({ text, names, labels }: TestText, mode: Mode, year: number) {
  const { finds, entries } = decide(
    text,
    scan(text, names, [], () => undefined),
    { mode, names, hand: [], choices: {}, keptAt: [], year },
  );
  const replaced = finds.filter(({ isReplaced }) => isReplaced);
  const covered = new Uint8Array(text.length);
  for (const { start, end } of replaced) covered.fill(1, start, end);
  const isFound = ({ start, end }: Label) =>
    [...text.slice(start, end)].every((char, i) => covered[start + i] || !/[\p{L}\p{N}]/u.test(char));
  // Rule 5.2 allows the last four digits.
  const isDone = ({ start, end }: Label) => mode === "frcp" && /^(?:x{3}|ending)/.test(text.slice(start, end));
  const asked = labels.filter((label) => label.kind && ruleOf(mode, label.kind) && !isDone(label));
  const touched = (label: Label) => replaced.some(({ start, end }) => start < label.end && label.start < end);
  const isRight = (find: (typeof finds)[number]) => labels.some(({ start, end, kind }) => kind && start < find.end && find.start < end);
  const byKind = (kind: Kind): Measured => {
    const labeled = asked.filter((label) => label.kind === kind);
    const taken = replaced.filter(({ entry }) => entries[entry]?.kind === kind);
    return { labeled: labeled.length, found: labeled.filter(isFound).length, taken: taken.length, right: taken.filter(isRight).length };
  };
  return {
    identifiers: asked.length,
    found: asked.filter(isFound).length,
    hard: asked.filter(({ isHard }) => isHard).length,
    hardFound: asked.filter((label) => label.isHard && isFound(label)).length,
    kinds: Object.fromEntries(kinds.filter((kind) => ruleOf(mode, kind)).map((kind) => [kind, byKind(kind)])),
    missed: asked.filter((label) => !isFound(label)),
    lookAlikes: labels.filter(({ kind }) => kind === null).length,
    taken: labels.filter((label) => label.kind === null && touched(label)),
  };
}
