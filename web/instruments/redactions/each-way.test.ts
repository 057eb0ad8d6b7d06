import { expect, test } from "vitest";
import { corpusFiles, measure } from "../../../tools/redactions/measure.ts";

/** One file for each way in which words stay readable, and some in which none do. The long run has all of them (corpus.long.test.ts). */
const sample = [
  "bar over text",
  "white box over text",
  "black picture over text",
  "black on a black bar",
  "white on white",
  "bar over a scan",
  "text layer that names what a burned bar hides",
  "text below the page",
  "words taken out by an incremental save",
  "redaction marked, not applied",
  "note with words",
  "words on a layer that is off",
  "attached file",
  "title and author",
  "script that runs when opened",
  "bar, text deleted",
  "text again above the bar",
  "incremental save with the same words",
] as const;

test("Each way of leaving words in a file is found, and files without any raise no alarm", async () => {
  const files = corpusFiles(() => new Uint8Array()).filter(({ name }) => sample.some((one) => one === name));
  const measured = await measure(files);
  expect(measured.map(({ name }) => name).toSorted()).toEqual([...sample].toSorted());
  expect(measured.map(({ name, got }) => ({ name, got }))).toEqual(measured.map(({ name, found }) => ({ name, got: found.toSorted() })));
});
