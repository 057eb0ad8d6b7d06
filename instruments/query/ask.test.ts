import { bates, batesInLoadFile } from "content/bates.ts";
import { query as words } from "content/instruments.ts";
import { redactedNames, redactedWords } from "content/specimen/counsel/redacted-words.ts";
import { documents } from "content/specimen/documents.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ask, logCsv, sentencesOf, wordsOf } from "./ask.ts";
import { collection } from "./collection.ts";
import { filterWords, moment, noFilters, parties, questionTerms } from "./terms.ts";

const numbers = (question: string, filters = noFilters) =>
  ask(question, filters).cited.map(({ held }) => held.number);
const terms = (text: string) => questionTerms(text).map(({ term }) => term);
const held = (number: string) =>
  collection.find((each) => each.number === number) ?? expect.fail(number);

describe("the collection", () => {
  it("has every document once, and of what is withheld the log entry alone", () => {
    expect(collection.length).toBe(documents.length);
    for (const { call, subject, text, translation, log, number } of collection.filter(
      (each) => each.call === "withheld",
    )) {
      expect([call, subject, text, translation], number).toEqual([
        "withheld",
        undefined,
        undefined,
        undefined,
      ]);
      expect(log?.description, number).toBeTruthy();
    }
  });

  it("has none of counsel’s words", () => {
    const whole = JSON.stringify(collection);
    expect([...redactedWords, ...redactedNames].filter((each) => whole.includes(each))).toEqual([]);
  });
});

describe("an answer", () => {
  it("quotes what stands in the document, whatever is asked", () => {
    const corpus = documents.flatMap(({ text = "", subject }) => `${text} ${subject}`.split(" "));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...corpus), fc.string()), { maxLength: 8 }),
        (typed) => {
          const { cited, supported } = ask(typed.join(" "), noFilters);
          expect(supported).toBeGreaterThanOrEqual(cited.length);
          expect(new Set(cited.map((each) => each.held.number)).size).toBe(cited.length);
          for (const { held: document, rendition, start, end } of cited) {
            const said = wordsOf(document, rendition).slice(start, end);
            expect(said.trim()).toBe(said);
            expect(said.length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("is a log entry for what is privileged", () => {
    for (const { call, log } of collection.filter((each) => each.call === "withheld")) {
      const { cited } = ask(log?.description ?? "", noFilters);
      expect(
        cited.some((each) => each.held.log?.entry === log?.entry && each.rendition === "log"),
        call,
      ).toBe(true);
    }
  });

  it("needs every name, number and date of the question", () => {
    expect(numbers("Who approved the wire?")).toContain(bates(5210));
    expect(numbers("Did Ortega approve the wire?")).toEqual([]);
    expect(numbers("Did Sylvie Moreau order the valve kits?")).toEqual([]);
    expect(numbers("wire approved March 12")).toEqual([bates(4340)]);
  });

  it("names the words that stand nowhere, and says when there was no word", () => {
    expect(ask("What bonus did Castellan receive?", noFilters)).toMatchObject({
      cited: [],
      unknown: ["bonus"],
      isWordless: false,
    });
    expect(ask("What was it?", noFilters)).toMatchObject({ cited: [], isWordless: true });
  });

  it("finds a document by any of its page numbers", () => {
    expect(numbers(batesInLoadFile(4129))).toEqual([bates(4127)]);
    expect(numbers("C-070018")).toEqual(["C-070018"]);
  });
});

describe("filters", () => {
  it("limit by custodian, type and date, both days included", () => {
    expect(numbers("14.2", { ...noFilters, custodian: "ostrow" })).toEqual([bates(4298)]);
    expect(numbers("reserve 14.2", { ...noFilters, kind: "pdf" })).toEqual([bates(4130)]);
    const day = "2026-03-14";
    const { cited } = ask("workbook version reserve", { ...noFilters, from: day, to: day });
    expect(new Set(cited.map(({ held: document }) => document.at.slice(0, 10)))).toEqual(
      new Set([day]),
    );
  });

  it("follow a date behind “before”, “after” or “since”, and the narrower limit holds", () => {
    expect(ask("reserve changed before March 14", noFilters).filters).toEqual({
      ...noFilters,
      to: "2026-03-13",
    });
    expect(ask("crates after March 11, 2026", noFilters).filters).toEqual({
      ...noFilters,
      from: "2026-03-12",
    });
    expect(ask("crates since 12 March", { ...noFilters, from: "2026-03-15" }).filters).toEqual({
      ...noFilters,
      from: "2026-03-15",
    });
    expect(ask("before December 31, 2025", { ...noFilters, to: "2026-03-01" }).filters.to).toBe(
      "2025-12-30",
    );
  });

  it("leave of counsel’s own data the log entries", () => {
    const { cited } = ask("hold", { ...noFilters, custodian: "prentiss" });
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.every(({ rendition }) => rendition === "log")).toBe(true);
  });

  test("Filters are said in words", () => {
    expect(filterWords({ custodian: "it", kind: "log", from: "2026-03-01", to: "" })).toBe(
      "IT department, System log, from March 1, 2026",
    );
    expect(filterWords(noFilters)).toBe("");
  });
});

describe("words", () => {
  it.each([
    ["Who went to the auditors?", ["send", "auditor"]],
    ["FolderDeleted, nine point eight", ["folder", "delete", "9.8"]],
    ["on 3/6/2026, March 6th or 2026-03-06", ["d-03-06"]],
    ["1,240 RT-40 units", ["1240", "rt", "40", "unit"]],
    ["Kündigung", ["kundigung"]],
    ["stopped stops", ["cancel"]],
  ])("%s", (text, expected) => expect(terms(text)).toEqual(expected));

  it("end a sentence where it ends, and not behind an initial or in a time", () => {
    const text = "Met K. Ostrow, 9 a.m. Central. Paid? “Yes.” See § 9 (1). Mr. Falk left.";
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "Met K. Ostrow, 9 a.m. Central.",
      "Paid?",
      "“Yes.”",
      "See § 9 (1).",
      "Mr. Falk left.",
    ]);
  });

  it("say who and when by the clock of the document", () => {
    expect(parties(held(bates(4152)))).toBe("Rafael Castellan to Wendell Tate, Sylvie Moreau");
    expect(moment(held(bates(4127)))).toBe("March 6, 2026, 22:12 CST");
    expect(moment(held(bates(18402)))).toBe("March 11, 2026");
  });
});

test("the log as a table holds the silences, and no formula", () => {
  const asked = [
    '=HYPERLINK("x")',
    "Who approved the wire?",
    "What did counsel advise on disclosure?",
  ];
  const rows = logCsv(asked.map((question) => ({ ...ask(question, noFilters), at: 0 }))).split(
    "\r\n",
  );
  expect(rows[0]).toBe(words.log.csv.join(","));
  expect(rows[1]).toBe(`1970-01-01T00:00:00.000Z,"'=HYPERLINK(""x"")",,,,,${words.nothing},,`);
  expect(rows[2]).toContain(`supported,${bates(5210)}; ${bates(4340)}`);
  expect(rows[3]).toMatch(new RegExp(`,supported,[^,]*${bates(4127)}[^,]*,[^,]*12`));
});
