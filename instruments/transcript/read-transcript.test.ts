import type { SpecimenDocument } from "content/schema-specimen.ts";
import { phonesAndPaper } from "content/specimen/documents.ts";
import { faultOf } from "instruments/frame/fault.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import { expect, it } from "vitest";
import { asJson, casesBeside } from "../../tests/support/cases.ts";
import { clipsOf, reportFindings } from "./clips.ts";
import { fileVoices, labelOf, layLines, placeText, transcriptText } from "./lay-lines.ts";
import { readTranscript } from "./read-transcript.ts";
import { transcriptSpecimen } from "./specimen.ts";

const read = (file: GivenFile) => readTranscript(file, () => undefined);
const named = (text: string): GivenFile => ({ path: "a.txt", file: new File([text], "a.txt") });

/**
 * A turn is its speaker, a bar and the words; a problem its line and kind; `refused` the title that
 * a visitor reads.
 */
async function answerOf(given: GivenFile) {
  try {
    const { format, encoding, cues, problems } = await read(given);
    return {
      format,
      encoding,
      turns: cues.map(({ speaker, words }) => (speaker ? `${speaker} | ${words}` : words)),
      starts: cues.map(({ start }) => start),
      ends: cues.map(({ end }) => end),
      places: cues.map(({ place }) => place && placeText(place)),
      problems: problems.map(({ line, kind }) => `${line} ${kind}`),
    };
  } catch (error) {
    const { own, kind } = faultOf(error);
    return { refused: own?.title ?? kind };
  }
}

it.each(casesBeside(import.meta.dirname))(
  "A transcript is read: $name",
  async ({ files: [file], expected }) => {
    expect(file && asJson(await answerOf(file))).toMatchObject(expected);
  },
);

it("A reporter's own pages and lines are in the text and in the report", async () => {
  const found = await read(
    named("     12\n 1   Q.   Did you?\n 2   A.   I did.\n 3   Q.   When?\n"),
  );
  const lines = layLines(found.cues, (speaker) => labelOf(speaker, fileVoices));
  expect(transcriptText(found, lines)).toMatch(/^12:1 +1 +Q\. Did you\?\r$/m);
  const { ownPlaces, designations } = reportFindings(
    found,
    lines,
    clipsOf("1:1-1:2", lines, found.cues),
    fileVoices,
  );
  expect(ownPlaces).toEqual(["12:1", "12:2", "12:3"]);
  expect(designations[0]).toMatchObject({ ownPlaces: { from: "12:1", to: "12:2" } });
});

it.each(["12", "0012", "Page 12", "p. 12", "Pg 12"])(
  "A page numbered %s is the same page at its head and its foot, with a form feed and without",
  async (written) => {
    const first = ["1   Q.   Did you?", "2   A.   I did", "3   not."];
    const second = ["1   Q.   Who did?", "2   A.   He did."];
    const numbers = [written, written.replace("12", "13")].map((one) => one.padStart(60));
    const [twelve = "", thirteen = ""] = numbers;
    for (const feed of ["", "\f"]) {
      for (const lines of [
        [twelve, ...first, feed + thirteen, ...second],
        [...first, twelve, feed + second[0], second[1], thirteen],
      ]) {
        const { cues } = await read(named(`${lines.join("\n")}\n`));
        expect(cues.map(({ place }) => place && placeText(place))).toEqual([
          "12:1",
          "12:2",
          "13:1",
          "13:2",
        ]);
      }
    }
  },
);

it("The specimen has the three faults it was given, and the words that the matter quotes", async () => {
  const { problems } = await read(named(transcriptSpecimen.text));
  expect(problems.map(({ kind }) => kind)).toEqual(["overlap", "zero", "negative"]);
  const documents: readonly SpecimenDocument[] = phonesAndPaper;
  const recorded = documents.find(({ bates }) => bates === 4302);
  const quotes = (recorded?.text ?? "")
    .split(/Voice \d: /)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("["))
    .map((part) => part.replace(/^Introduces herself as Dana\. /, ""));
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) expect(transcriptSpecimen.text).toContain(quote);
});
