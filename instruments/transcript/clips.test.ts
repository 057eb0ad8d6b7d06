import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clipsCsv, clipsOf, parseDesignations, rangeText } from "./clips.ts";
import {
  type Cue,
  exactClock,
  LINE_COLUMNS,
  labelOf,
  layLines,
  textColumns,
  timeOf,
  transcriptText,
} from "./lay-lines.ts";

const cue = (
  start: number | undefined,
  end: number | undefined,
  speaker: string,
  words: string,
): Cue => ({
  line: 1,
  start,
  end,
  speaker,
  words,
});
const names = (speaker: string) => (speaker ? `${speaker}:` : "");
/** A line of ten words of five letters is 59 columns. */
const tenWords = "aaaaa bbbbb ccccc ddddd eeeee fffff ggggg hhhhh iiiii jjjjj";

describe("lines", () => {
  const speech = fc.record({
    speaker: fc.constantFrom(
      "",
      "Ana",
      "Lee Wei",
      "A name that is longer than any line of a page can ever be, by far",
    ),
    words: fc.array(
      fc
        .string({ unit: "grapheme", minLength: 1, maxLength: 90 })
        .map((s) => s.replace(/\s/gu, "x")),
      { minLength: 1, maxLength: 30 },
    ),
    length: fc.nat(40_000),
  });

  it("hold all words in their order, none longer than the page allows, and places that meet", () => {
    fc.assert(
      fc.property(fc.array(speech, { minLength: 1, maxLength: 12 }), (spoken) => {
        let at = 0;
        const cues = spoken.map(({ speaker, words, length }) => {
          at += length;
          return cue(at - length, at, speaker, words.join(" "));
        });
        const lines = layLines(cues, () => "");
        expect(
          lines
            .map(({ text }) => text)
            .join("")
            .replace(/\s/g, ""),
        ).toBe(
          cues
            .map(({ words }) => words)
            .join("")
            .replace(/\s/g, ""),
        );
        for (const { text } of layLines(cues, names))
          expect(textColumns(text)).toBeLessThanOrEqual(LINE_COLUMNS);
        const covered = lines.map(({ first, last }) =>
          first.cue === last.cue ? cues[first.cue]?.words.slice(first.at, last.at) : undefined,
        );
        for (const [i, words] of covered.entries()) {
          if (words !== undefined) expect(lines[i]?.text.trim()).toBe(words.replace(/\s+/g, " "));
        }
      }),
      { numRuns: 150 },
    );
  });

  it("Lines begin anew with a speaker, after a silence, and at a sentence after half a minute", () => {
    const cues = [
      cue(0, 1000, "Ana", "One."),
      cue(1000, 31_000, "Ana", "Two."),
      cue(31_000, 32_000, "Ana", "Three"),
      cue(62_000, 63_000, "Ana", "four."),
      cue(63_000, 64_000, "Lee", "Five."),
    ];
    expect(layLines(cues, names).map(({ text, starts }) => [starts, text.trim()])).toEqual([
      [true, "Ana: One. Two."],
      [true, "Three"],
      [true, "four."],
      [true, "Lee: Five."],
    ]);
  });

  it("count Chinese signs twice, and show Q. and A. only where somebody chose them", () => {
    expect(
      layLines([cue(0, 1, "", "字".repeat(40))], names).map(({ text }) => text.trim().length),
    ).toEqual([28, 12]);
    const voices = { names: { Ana: "Ms. Ruiz" }, witness: "Lee", examiner: "Ana" };
    expect(["Ana", "Lee", "Kim"].map((speaker) => labelOf(speaker, voices))).toEqual([
      "Q.",
      "A.",
      "Kim:",
    ]);
    expect(labelOf("Ana", { ...voices, examiner: "" })).toBe("Ms. Ruiz:");
  });
});

describe("designations", () => {
  const point = fc.record({
    page: fc.integer({ min: 1, max: 40 }),
    line: fc.integer({ min: 1, max: 25 }),
  });
  const ordered = fc.tuple(point, point).map((two) => {
    const [from, to] = two.toSorted((a, b) => a.page - b.page || a.line - b.line);
    return { from: from ?? two[0], to: to ?? two[1] };
  });

  it("are read as they are written, whatever dash and mark stand between them", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom("Plaintiff", "Defendant Vellmark"),
            fc.array(ordered, { minLength: 1, maxLength: 5 }),
          ),
          {
            maxLength: 5,
          },
        ),
        fc.constantFrom("-", "–", " to ", " — "),
        fc.constantFrom(", ", "; ", " "),
        (rows, dash, mark) => {
          const text = rows
            .map(
              ([party, ranges]) =>
                `${party}: ${ranges.map((range) => rangeText(range).replace("–", dash)).join(mark)}`,
            )
            .join("\n");
          const { designations, faults } = parseDesignations(text, 40);
          expect(faults).toEqual([]);
          expect(designations.map(({ party, from, to }) => ({ party, from, to }))).toEqual(
            rows.flatMap(([party, ranges]) => ranges.map((range) => ({ party, ...range }))),
          );
        },
      ),
    );
  });

  it.each([
    ["P 1:4-9", ["P 1:4–1:9"], []],
    ["P: 1:4\n\n2:1", ["P 1:4", "P 2:1"], []],
    ["12:3–1:20", [], ["1 reversed"]],
    ["1:4-26", [], ["1 line"]],
    ["1:0", [], ["1 line"]],
    ["41:1", [], ["1 page"]],
    ["Plaintiff", [], ["1 unread"]],
    ["P: 1:4 and 1:6 or so", ["P 1:4", "P 1:6"], ["1 unread"]],
  ])("%j", (text, ranges, faults) => {
    const read = parseDesignations(text, 40);
    expect(read.designations.map((d) => `${d.party} ${rangeText(d)}`)).toEqual(ranges);
    expect(read.faults.map(({ row, kind }) => `${row} ${kind}`)).toEqual(faults);
  });
});

describe("clips", () => {
  const cues = [
    cue(0, 10_000, "", `${tenWords} ${tenWords}`),
    cue(10_000, undefined, "", tenWords),
    cue(20_000, undefined, "", "end"),
  ];
  const lines = layLines(cues, names);

  it("A clip has a cue’s own times at its ends, and reckoned ones within", () => {
    const { clips } = clipsOf("1:1\n1:2-3\n1:1-4\n1:4", lines, cues);
    const told = clips.map(({ start, end }) => [start?.ms, start?.basis, end?.ms, end?.basis]);
    expect(told[0]).toEqual([0, "cue", Math.round((10_000 * 53) / 119), "within"]);
    expect(told[1]?.slice(0, 2)).toEqual([Math.round((10_000 * 54) / 119), "within"]);
    expect(told[1]?.[3]).toBe("within");
    expect(told[2]).toEqual([0, "cue", undefined, undefined]);
    const turns = [cue(1000, undefined, "Ana", "one"), cue(5000, undefined, "Lee", "two")];
    expect(clipsOf("1:1", layLines(turns, names), turns).clips[0]?.end).toEqual({
      ms: 5000,
      basis: "next",
    });
  });

  it("of a party that overlap are counted once in its total, and marked", () => {
    const timed = [
      cue(0, 4000, "A", "one"),
      cue(4000, 6000, "B", "two"),
      cue(6000, 9000, "A", "three"),
    ];
    const { clips, totals } = clipsOf("P 1:1-2, 1:2-3\nD 1:3", layLines(timed, names), timed);
    expect(clips.map(({ repeats }) => repeats)).toEqual([false, true, false]);
    expect(totals).toEqual([
      { party: "P", clips: 2, lines: 3, length: 9000, untimed: 0 },
      { party: "D", clips: 1, lines: 1, length: 3000, untimed: 0 },
    ]);
    expect(clipsCsv(clips).split("\r\n")[1]).toBe(
      "P,1,1,1,2,2,A: one B: two,A: one B: two,00:00:00.000,cue,00:00:06.000,cue,6,no",
    );
  });

  it("beyond the last line are named", () => {
    expect(clipsOf("1:25", lines, cues).faults).toEqual([{ row: 1, kind: "blank", piece: "1:25" }]);
  });

  it("whose times run backwards have no length", () => {
    const back = [cue(9000, 9500, "A", "one"), cue(1000, 2000, "B", "two")];
    expect(clipsOf("1:1-2", layLines(back, names), back).clips[0]?.length).toBeUndefined();
  });
});

it.each([
  ["75:12", 4_512_000],
  ["1:02:03,5", 3_723_500],
  ["1:75:12", undefined],
  ["75:60", undefined],
])(
  "%s is %s milliseconds: minutes go on beyond an hour where no hours are written",
  (written, ms) => expect(timeOf(written)).toBe(ms),
);

it("writes times that read as the same milliseconds", () => {
  fc.assert(fc.property(fc.nat(100 * 3_600_000), (ms) => timeOf(exactClock(ms)) === ms));
});

it("the text has 25 numbered lines, the hash and the page on each page, and form feeds between", () => {
  const cues = Array.from({ length: 30 }, (_, i) =>
    cue(i * 1000, i * 1000 + 900, i % 2 ? "Ana" : "Lee", "Words."),
  );
  const pages = transcriptText(
    { name: "a.vtt", sha256: "0f".repeat(32), cues },
    layLines(cues, names),
  ).split("\f");
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    expect(page.match(/^.{10}[ \d]\d(?: |\r?$)/gm)).toHaveLength(25);
    expect(page).toContain("0f".repeat(32));
  }
  expect(pages[1]).toMatch(/^a\.vtt +Page 2 of 2\r\n\r\n00:00:25 {3}1 {6}Ana: Words\.\r\n/);
});
