import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decide, type Settings, wordsKey } from "./decide.ts";
import { keyCsv, reportFindings } from "./describe.ts";
import { partsOf } from "./parts-of.ts";
import { scan } from "./scan.ts";
import { deidentifySpecimen as specimen } from "./specimen.ts";

const plain: Settings = { mode: "hipaa", names: "", hand: [], choices: {}, keptAt: [], year: 2026 };
const run = (text: string, change: Partial<Settings> = {}) => {
  const settings = { ...plain, ...change };
  return decide(
    text,
    scan(text, settings.names, settings.hand, () => undefined),
    settings,
  );
};
const out = (text: string, change?: Partial<Settings>) => run(text, change).output;

describe("a filing under Rule 5.2 keeps what the rule lets stay", () => {
  it.each([
    ["SSN 987-65-4320, again 987-65-4320", "SSN xxx-xx-4320, again xxx-xx-4320"],
    ["ITIN 912-71-0000 and EIN 12-0000001", "ITIN xxx-xx-0000 and EIN xx-xxx0001"],
    ["born June 17, 1971; seen June 17, 1972", "born 1971; seen June 17, 1972"],
    ["DOB 06/17/1971. The date, June 17, 1971, is right.", "DOB 1971. The date, 1971, is right."],
    [
      "Account no. 7700 2481 0115, card 4111 1111 1111 1111",
      "Account no. xxxx 0115, card xxxx 1111",
    ],
    ["Mail luis@example.com, 18 Larkspur Court", "Mail luis@example.com, 18 Larkspur Court"],
    ["on file as xxx-xx-4320", "on file as xxx-xx-4320"],
  ])("%s", (text, expected) => expect(out(text, { mode: "frcp" })).toBe(expected));

  it("gives a minor initials, whatever the variant, and leaves adults", () => {
    const names = "Luis Ortega\nMila Ortega *";
    expect(out("Mila’s father, Mr. Ortega, and ORTEGA, MILA.", { mode: "frcp", names })).toBe(
      "M.O.’s father, Mr. Ortega, and M.O..",
    );
  });

  it("tells numbers apart whose last four digits agree", () => {
    expect(out("987-65-4320, 078-05-4320, 987-65-4320", { mode: "frcp" })).toBe(
      "xxx-xx-4320, xxx-xx-4320 (2), xxx-xx-4320",
    );
  });
});

describe("Safe Harbor keeps a year, a state and three digits", () => {
  it.each([
    ["Seen on March 6, 2026 and 3/6/2026.", "Seen on [Date 1, 2026] and [Date 1, 2026]."],
    [
      "Joliet, IL 60432; Lander, WY 82190",
      "[Place 1], IL [ZIP 1, 604]; [Place 2], WY [ZIP 2, 000]",
    ],
    [
      "born May 4, 1931; aged 93; aged 45",
      "born [Birth date 1, 90 or older]; [Age 1, 90 or older]; aged 45",
    ],
    ["born in 1931 or born in 1971", "[Birth date 1, 90 or older] or born in 1971"],
    ["(815) 555-0116, 815-555-0116, fax 815-555-0117", "[Phone 1], [Phone 1], fax [Fax 1]"],
    ["on file as xxx-xx-4320", "on file as [SSN 1]"],
    ["Chart 30555. File 30555 is open.", "Chart [Record 1]. File [Record 1] is open."],
    ["The text says [Phone 1]. Call 815-555-0116", "The text says [Phone 1]. Call [Phone 2]"],
    [
      "Temp 98.6, RR 16, SpO2 98%. He is at RR 2.",
      "Temp 98.6, RR 16, SpO2 98%. He is at [Address 1].",
    ],
    ["BP is taken at RR 2 Box 15", "BP is taken at [Address 1]"],
    [
      "NAME:    Yosef\nMRN:      8249813\nAGE:      44",
      "NAME:    Yosef\nMRN:      [Record 1]\nAGE:      44",
    ],
    [
      "Pacemaker serial no. SN-AB12345, model AB-12345",
      "Pacemaker serial no. [Device 1], model AB-12345",
    ],
  ])("%s", (text, expected) => expect(out(text)).toBe(expected));
});

describe("other spellings of the same things are found as well", () => {
  it.each([
    [
      "Collected 07 APR 26 08:15 and Apr 7, 26; due Apr-2026.",
      "Collected [Date 1, 2026] 08:15 and [Date 1, 2026]; due [Date 2, 2026].",
    ],
    [
      "from 4/7/26-4/9/26, dated 4-7-26, version 4-7-26x",
      "from [Date 1, 2026]-[Date 2, 2026], dated [Date 1, 2026], version 4-7-26x",
    ],
    ["the seventh day of April, 2026; April seventh, 2026", "the [Date 1, 2026]; [Date 1, 2026]"],
    ["7-9 April 2026, between April 7 and 9, 2026", "[Date 1, 2026], between [Date 2, 2026]"],
    [
      "7. Apr. 2026, 7 kwietnia 2026, 7 апреля 2026, 2026年4月7日",
      "[Date 1, 2026], [Date 1, 2026], [Date 1, 2026], [Date 1, 2026]",
    ],
    [
      "Call +13125550142, (312) 555-0142 #7, 312-555-0142, Ext. 7",
      "Call [Phone 1], [Phone 1], [Phone 1]",
    ],
    ["Telefon: 030/555012-12; Tél. : 01.42.55.01.00", "Telefon: [Phone 1]; Tél. : [Phone 2]"],
    ["SS# 078051120, social 078051120", "SS# [SSN 1], social [SSN 1]"],
    [
      "12 main street; 12 1/2 Elm Street; 40 US-30 W; Lindenstraße 12a",
      "[Address 1]; [Address 2]; [Address 3]; [Address 4]",
    ],
    [
      "a 93-yo man; mail ana at b dot example; IG: ana_r",
      "a [Age 1, 90 or older] man; mail [Email 1]; IG: [Other 1]",
    ],
    ["sent 2026-03-06T14:05:00Z, seen 3/6/2026", "sent [Date 1, 2026], seen [Date 2, 2026]"],
    [
      "12 elm street nw, washington, dc 20010, and 12345 cases",
      "[Address 1], [Place 1], dc [ZIP 1, 200], and 12345 cases",
    ],
    ["from 001-312-555-0144 and 011 44 20 7946 0958", "from [Phone 1] and [Phone 2]"],
    [
      "seen 6-III-2026, P.O. Drawer 12, Rx 7712345",
      "seen [Date 1, 2026], [Address 1], Rx [Record 1]",
    ],
    [
      "a brother, 92, and Exhibits 91, 92, and 93",
      "a brother, [Age 1, 90 or older], and Exhibits 91, 92, and 93",
    ],
    ["dial (312)5550155 or 312-5550155", "dial [Phone 1] or [Phone 1]"],
    [
      "500 five mile road, plymouth, mi 48170; 221b Baker St",
      "[Address 1], [Place 1], mi [ZIP 1, 481]; [Address 2]",
    ],
    ["license MD036112345, license from 2026", "license [License 1], license from 2026"],
    ["Skype: live:ana.ruiz_3", "Skype: [Other 1]"],
    [
      "On 3 May 20 people came; section 4-7-26; Bates AB000123",
      "On 3 [Date 1] people came; section 4-7-26; Bates AB000123",
    ],
  ])("%s", (text, expected) => expect(out(text)).toBe(expected));

  it("takes a middle name that the list lacks", () => {
    const names = "Vera Kohl";
    expect(
      out("KOHL, VERA T. and Kohl, Vera Maria; Vera T Kohl; Vera Maria Kohl; Vera said Kohl", {
        names,
      }),
    ).toBe("[Person 1] and [Person 1]; [Person 1]; [Person 1]; [Person 1] said [Person 1]");
  });

  it("keeps the year of a birth in words and in other languages under Rule 5.2", () => {
    expect(out("DOB 7-Apr-1971; geb. 7. April 1971; né le 7 avril 1971", { mode: "frcp" })).toBe(
      "DOB 1971; geb. 1971; né le 1971",
    );
  });
});

describe("names of the list", () => {
  const names = [
    "Nand, Priya",
    "Simon Moreau",
    "Sylvie Moreau",
    "Dr. Anna-Lena van der Berg, M.D.",
    "Robert O’Dell = Bob O'Dell",
    "Will José",
  ].join("\n");
  it.each([
    [
      "Priya Nand; NAND; Ms. Nand; P. Nand; Priya K. Nand; priya nand",
      Array.from({ length: 6 }, () => "[Person 1]").join("; "),
    ],
    ["Nand’s and NAND'S", "[Person 1]’s and [Person 1]'S"],
    ["Simon Moreau met Sylvie; Moreau left", "[Person 1] met [Person 2]; [Person 1 or 2] left"],
    ["van der Berg; A. van der Berg; Dr. van der Berg", "[Person 1]; [Person 1]; [Person 1]"],
    ["Bob O’Dell is Robert O'Dell", "[Person 1] is [Person 1]"],
    ["Will José, Will Jose, and they will", "[Person 1], [Person 1], and they will"],
    ["Priya\n  Nand", "[Person 1]"],
    ["Nandini, unandered and Simone", "Nandini, unandered and Simone"],
  ])("%s", (text, expected) => expect(out(text, { names })).toBe(expected));

  it("finds no other name", () =>
    expect(out("Kerstin Ostrow wrote to Wendell Tate.", { names })).toBe(
      "Kerstin Ostrow wrote to Wendell Tate.",
    ));
});

describe("what the visitor refuses or adds", () => {
  const text = "Call 815-555-0116 or 815-555-0116. The pump is HX-9.";
  it("keeps words everywhere, or in one place, and says what remains", () => {
    expect(out(text, { choices: { [wordsKey("phone", "815-555-0116")]: false } })).toBe(text);
    const one = run(text, { keptAt: [5] });
    expect(one.output).toBe("Call 815-555-0116 or [Phone 1]. The pump is HX-9.");
    expect(one.remaining).toEqual(["815-555-0116"]);
  });

  it("replaces what was added, in the form of its kind", () => {
    expect(out(text, { hand: [{ text: "HX-9", kind: "device" }] })).toBe(
      "Call [Phone 1] or [Phone 1]. The pump is [Device 1].",
    );
  });

  it("replaces under Rule 5.2 what the rule does not ask for, if told so", () => {
    const told = { mode: "frcp", choices: { [wordsKey("phone", "815-555-0116")]: true } } as const;
    expect(out(text, told)).toBe("Call [Phone 1] or [Phone 1]. The pump is HX-9.");
  });
});

test("the key has a row for each spelling, and no field that a spreadsheet would run", () => {
  const { entries } = run("Mr. Ortega, Ortega; +44 20 7946 0018", { names: "Luis Ortega" });
  expect(keyCsv(entries, "hipaa").split("\r\n")).toEqual([
    "label,original,kind,rule,count",
    "[Person 1],Mr. Ortega,Name,45 CFR 164.514(b)(2)(i)(A): Removed; the label is a code,1",
    "[Person 1],Ortega,Name,45 CFR 164.514(b)(2)(i)(A): Removed; the label is a code,1",
    "[Phone 1],'+44 20 7946 0018,Telephone,45 CFR 164.514(b)(2)(i)(D): Removed; the label is a code,1",
    "",
  ]);
});

test("parts of a long text follow on each other, in the text and in the output, and cut no find", () => {
  const text = Array.from({ length: 800 }, (_, i) => `Line ${i}: call 815-555-0116 for it.`).join(
    "\n",
  );
  const { output, finds } = run(text);
  const parts = partsOf(text, finds);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
  expect(parts.map(({ outStart, outEnd }) => output.slice(outStart, outEnd)).join("")).toBe(output);
});

describe("nothing underneath", () => {
  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((list) => list.join(""));
  const identifier = fc.oneof(
    digits(4).map((d) => `987-65-${d}`),
    digits(2).map((d) => `(815) 555-01${d}`),
    digits(8).map((d) => `account no. 7${d}`),
    digits(4).map((d) => `chart ${d}5`),
    fc.constantFrom(
      "Luis Ortega",
      "ORTEGA",
      "Ms. Nand",
      "Nand, Priya",
      "luis@example.com",
      "https://example.com/luis",
      "192.0.2.14",
    ),
    fc.constantFrom(
      "born June 17, 1971",
      "June 17, 1971",
      "6/17/1971",
      "Joliet, IL 60432",
      "Joliet",
      "18 Larkspur Court",
      "4111 1111 1111 1111",
    ),
    fc.constantFrom("and", "the", "7", "2026", ".", "\n", "[Person 1]", "-", "4320", "IL"),
  );

  test("no original that was replaced stands in the output, under either list", () => {
    fc.assert(
      fc.property(
        fc.array(identifier, { maxLength: 25 }),
        fc.constantFrom("frcp", "hipaa"),
        (words, mode) => {
          const text = words.join(" ");
          const { output, entries, remaining, finds } = run(text, {
            mode,
            names: "Luis Ortega\nPriya Nand *",
          });
          expect(remaining).toEqual([]);
          for (const { label, words: original } of entries) {
            if (label)
              expect(
                ` ${output} `
                  .split(original)
                  .slice(1)
                  .filter((after, i) => isWhole(output, original, i, after)),
              ).toEqual([]);
          }
          // The output differs from the text only at the finds, and each label is at its stated
          // place.
          for (const { outStart, outEnd, entry, isReplaced, start, end } of finds)
            expect(output.slice(outStart, outEnd)).toBe(
              isReplaced ? entries[entry]?.label : text.slice(start, end),
            );
        },
      ),
    );
  });

  test("different originals never share a label", () => {
    fc.assert(
      fc.property(
        fc.array(identifier, { maxLength: 25 }),
        fc.constantFrom("frcp", "hipaa"),
        (words, mode) => {
          const { entries } = run(words.join(" "), { mode, names: "Luis Ortega\nPriya Nand *" });
          const ssns = entries.filter(
            ({ kind, label }) =>
              label && (kind === "ssn" || kind === "account" || kind === "record"),
          );
          expect(new Set(ssns.map(({ label }) => label)).size).toBe(ssns.length);
        },
      ),
    );
  });

  test("the report has originals when asked for, and not otherwise", () => {
    const settings = { ...plain, names: specimen.names };
    const decided = run(specimen.text, settings);
    const originals = decided.entries.map(({ words }) => words).filter((words) => words.length > 5);
    const without = JSON.stringify(reportFindings(decided, settings, false));
    expect(originals.filter((words) => without.includes(words))).toEqual([]);
    const whole = JSON.stringify(reportFindings(decided, settings, true));
    expect(originals.filter((words) => !whole.includes(words))).toEqual([]);
  });
});

function isWhole(output: string, original: string, nth: number, after: string): boolean {
  const at = ` ${output} `.length - after.length - original.length;
  const letter = /[\p{L}\p{N}]/u;
  const [before, next] = [` ${output} `[at - 1] ?? "", after[0] ?? ""];
  return nth >= 0 && !letter.test(before) && !letter.test(next);
}
