import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { corpusFiles, measure } from "../../tests/fixtures/redactions/measure.ts";

/** Files that are quickly checked. The whole corpus is in corpus.long.test.ts. */
const sample = [
  "bookmark that names what no page shows",
  "words on a layer that is off",
  "note with words",
  "script that runs when opened",
  "description in XMP",
  "attached file",
  "text cropped away",
  "words taken out by an incremental save",
  "redaction marked, not applied",
  "qpdf-object-streams-white.pdf",
  "bar over one word of a line",
  "black on a black bar",
  "black picture over text",
  "white box over text",
  "bar over a scan and its text layer",
  "text below the page",
  "bookmark that names what the page shows",
  "words added by an incremental save",
  "words on a layer that is on",
  "program and dates alone",
  "highlight as an annotation",
  "cropped, with nothing beyond",
  "link to the address that is shown",
  "bar, text deleted",
  "text again above the bar",
  "qpdf-linearized-clean.pdf",
  "gs-clipped-text.pdf",
] as const;
const fixture = (file: string) =>
  readFileSync(new URL(`../../tests/fixtures/redactions/corpus/fixtures/${file}`, import.meta.url));

test("The faults of sixteen files are found, and eleven clean files raise no alarm", async () => {
  const files = corpusFiles(fixture).filter(({ name }) => sample.some((each) => each === name));
  expect(files.length).toBe(sample.length);
  expect(files.filter(({ found }) => found.length === 0).length).toBe(11);
  expect(new Set(files.flatMap(({ found }) => found)).size).toBe(12);
  const measured = await measure(files);
  expect(measured.map(({ name, got }) => ({ name, got }))).toEqual(
    files.map(({ name, found }) => ({ name, got: found.toSorted() })),
  );
});
