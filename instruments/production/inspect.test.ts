import { batesInLoadFile } from "content/bates.ts";
import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { casesBeside } from "../../tests/support/cases.ts";
import {
  cleanProduction,
  found,
  givenFiles,
  inspected,
  type Made,
  number,
  writeDat,
} from "../../tests/support/made-production.ts";
import { pagesBetween, readBates, STEP, writeBates } from "./document-table.ts";
import { isDateName } from "./fields.ts";
import { testIds } from "./finding.ts";
import { verdictOf } from "./report-findings.ts";
import { readDate } from "./row-reader.ts";
import { specimenFiles } from "./specimen-files.ts";

const column = (made: Made, name: string) => made.header.indexOf(name);
const set = (row: number, name: string, value: string) => (made: Made) => {
  const cells = made.rows[row];
  if (cells) cells[column(made, name)] = value;
};
const image = (line: number, field: number, value: string) => (made: Made) => {
  const cells = made.images[line];
  if (cells) cells[field] = value;
};
const rename = (from: string, to: string) => (made: Made) => {
  made.files.set(to, made.files.get(from) ?? "");
  made.files.delete(from);
};
const at = (row: number) => cleanProduction().rows[row]?.[0] ?? "";

/** Each fault alone, and all its expected findings. */
const faults: readonly (readonly [
  what: string,
  mutate: (made: Made) => unknown,
  found: readonly string[],
])[] = [
  ["a field too many", (made) => made.rows[3]?.push("x"), [`columns fieldCount ${at(3)}`]],
  ["a field too few", (made) => made.rows[3]?.splice(5, 1), [`columns fieldCount ${at(3)}`]],
  [
    "a line of an OPT with six fields",
    (made) => made.images[4]?.pop(),
    [`columns imageFields ${number(5)}`],
  ],
  ["no first number", set(4, "BEGBATES", ""), ["numbers noBegin ABC000011"]],
  ["no last number", set(4, "ENDBATES", ""), [`numbers noEnd ${at(4)}`]],
  ["another padding", set(9, "ENDBATES", "ABC0000026"), [`numbers padding ${at(9)}`]],
  [
    "a document left out",
    (made) => made.rows.splice(8, 1),
    [`gaps gap ${at(8)}`, `pages pageOutside ${at(8)}`],
  ],
  [
    "an overlap",
    set(5, "ENDBATES", number(17)),
    [
      "overlaps overlap ABC000017",
      "pages pagesRange ABC000015",
      "pages pagesNone ABC000017",
      "pages pagesStated ABC000015",
      "breaks breakInside ABC000017",
    ],
  ],
  [
    "a number twice",
    (made) => made.rows.splice(1, 0, [...(made.rows[0] ?? [])]),
    [`duplicates duplicate ${at(0)}`],
  ],
  [
    "two rows changed about",
    (made) => made.rows.splice(7, 2, made.rows[8] ?? [], made.rows[7] ?? []),
    [`order order ${at(7)}`],
  ],
  [
    "an attachment outside its range",
    set(3, "ENDATTACH", number(5)),
    [`families familyOutside ${at(3)}`],
  ],
  ["half a range", set(2, "ENDATTACH", ""), [`families familyHalf ${at(2)}`]],
  [
    "an attachment without its range",
    (made) => [set(2, "BEGATTACH", "")(made), set(2, "ENDATTACH", "")(made)],
    [`families familyBlank ${at(2)}`],
  ],
  [
    "a range of a parent that is not there",
    (made) => [set(8, "BEGATTACH", number(20))(made), set(8, "ENDATTACH", number(21))(made)],
    ["families familyNoParent ABC000021"],
  ],
  ["a wrong count of pages", set(2, "PGCOUNT", "4"), [`pages pagesRange ${at(2)}`]],
  ["no page and no native file", set(6, "PGCOUNT", "0"), [`pages pagesRange ${at(6)}`]],
  ["no page and two numbers", set(0, "PGCOUNT", "0"), [`pages pagesRange ${at(0)}`]],
  ["a page without a line", (made) => made.images.splice(5, 1), [`pages pagesLines ${at(2)}`]],
  ["a count in the OPT", image(0, 6, "3"), [`pages pagesStated ${at(0)}`]],
  ["no break", image(3, 3, ""), [`breaks breakMissing ${number(4)}`]],
  ["a break in a document", image(4, 3, "Y"), [`breaks breakInside ${number(5)}`]],
  [
    "an image that is gone",
    (made) => made.files.delete(`VOL001/IMAGES/001/${number(6)}.tif`),
    [`images imageMissing ${number(6)}`],
  ],
  [
    "a text that is gone",
    (made) => made.files.delete(`VOL001/TEXT/001/${at(1)}.txt`),
    [`texts textMissing ${at(1)}`],
  ],
  [
    "a native that is gone",
    (made) => made.files.delete(`VOL001/NATIVES/001/${at(1)}.msg`),
    [`natives nativeMissing ${at(1)}`],
  ],
  [
    "an empty text",
    (made) => made.files.set(`VOL001/TEXT/001/${at(5)}.txt`, ""),
    [`emptyTexts textEmpty ${at(5)}`],
  ],
  [
    "a text of blanks",
    (made) => made.files.set(`VOL001/TEXT/001/${at(5)}.txt`, "\uFEFF \r\n\f"),
    [`emptyTexts textEmpty ${at(5)}`],
  ],
  [
    "a path in another case",
    rename(`VOL001/TEXT/001/${at(1)}.txt`, `VOL001/TEXT/001/${at(1)}.TXT`),
    [`paths pathCase ${at(1)}`],
  ],
  [
    "a path with the other separator",
    set(5, "TEXTPATH", `/TEXT/001/${at(5)}.txt`),
    [`paths pathMinority ${at(5)}`],
  ],
  [
    "a path with both",
    set(5, "TEXTPATH", `\\TEXT/001\\${at(5)}.txt`),
    [`paths pathMixed ${at(5)}`],
  ],
  [
    "a path from a drive",
    set(5, "TEXTPATH", `D:\\TEXT\\001\\${at(5)}.txt`),
    [`paths pathAbsolute ${at(5)}`],
  ],
  [
    "two files that differ in case only",
    (made) =>
      made.files.set("VOL001/text/001/x.txt", "x") && made.files.set("VOL001/TEXT/001/X.txt", "x"),
    ["paths pathTwice VOL001/text/001/x.txt"],
  ],
  ["a date in another form", set(4, "DATERECEIVED", "2026-03-14"), [`dates dateMinority ${at(4)}`]],
  [
    "a day before the month",
    set(9, "DATERECEIVED", "19/03/2026"),
    [`dates dateBothOrders ${at(9)}`],
  ],
  ["a 31st of June", set(4, "DATERECEIVED", "06/31/2026"), [`dates dateUnread ${at(4)}`]],
  [
    "another zone",
    set(4, "DATESENT", "2026-03-14T09:20:00-05:00"),
    [`dates zoneMinority ${at(4)}`],
  ],
  [
    "a time without its zone",
    set(4, "DATESENT", "2026-03-14T09:20:00"),
    [`dates zoneMinority ${at(4)}`],
  ],
  [
    "a native that was changed",
    (made) => made.files.set(`VOL001/NATIVES/001/${at(8)}.msg`, "changed"),
    [`hashes hashDiffers ${at(8)}`],
  ],
  ["a hash that is none", set(8, "MD5HASH", "12ab"), [`hashes hashUnread ${at(8)}`]],
  [
    "a logged document that was produced",
    (made) => (made.log += `2,${number(22)},Work product\r\n`),
    [`privileged privileged ${at(9)}`],
  ],
  [
    "a redacted document with a full text",
    (made) => made.files.set(`VOL001/TEXT/001/${at(6)}.txt`, "All of the words. ".repeat(60)),
    [`redacted redactedText ${at(6)}`],
  ],
  [
    "a native of a redacted document",
    set(2, "REDACTED", "Privilege"),
    [`redacted redactedNative ${at(2)}`, `redacted redactedText ${at(2)}`],
  ],
];

it.each(casesBeside(import.meta.dirname))(
  "Load files are read and their faults found: $name",
  async ({ files, expected }) => {
    const inspection = await inspected(files);
    expect(inspection.isAsked).toBe(false);
    expect({
      found: inspection.findings.map(({ test, kind, at }) => `${test}/${kind} ${at}`),
    }).toEqual(expected);
  },
);

it("finds nothing in a production without a fault, and runs every test", async () => {
  const inspection = await inspected(givenFiles(cleanProduction()));
  expect(found(inspection)).toEqual([]);
  expect(inspection.tests.map(({ id, state }) => `${id} ${state}`)).toEqual(
    testIds.map((id) => `${id} none`),
  );
  expect(inspection.facts).toMatchObject({
    documents: 10,
    pages: 23,
    imageLines: 23,
    logEntries: 1,
    explained: 3,
    sequences: [{ first: number(1), last: number(26) }],
  });
});

it.each(["", "0"])(
  "takes “%s” for the count of pages of a native file with one number",
  async (count) => {
    const made = cleanProduction();
    set(8, "PGCOUNT", count)(made);
    expect(found(await inspected(givenFiles(made)))).toEqual([]);
  },
);

describe("one fault in such a production is named by its test, at its place", () => {
  it.each(faults)("%s", async (_, mutate, expected) => {
    const made = cleanProduction();
    mutate(made);
    const all = found(await inspected(givenFiles(made)));
    expect(all).toEqual(expected);
  });
});

/** What programs and protocols call the columns of the made production. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  BEGBATES: [
    "Begin Bates",
    "BegDoc",
    "BEGDOC#",
    "Bates Beg",
    "PRODBEG",
    "Beginning Bates Number",
    "Production::Begin Bates",
    "First Bates",
    "Start_Bates",
  ],
  ENDBATES: [
    "End Bates",
    "EndDoc",
    "ENDDOC#",
    "Bates End",
    "PRODEND",
    "Ending Bates Number",
    "Production::End Bates",
    "Last Bates",
    "Stop_Bates",
  ],
  BEGATTACH: [
    "Begin Attach",
    "Beg Attach",
    "Attachment Begin",
    "BEGATT",
    "Begin Family",
    "Bates Beg Attach",
    "Production::Begin Attachment",
  ],
  ENDATTACH: [
    "End Attach",
    "Attachment End",
    "ENDATT",
    "End Family",
    "Bates End Attach",
    "Production::End Attachment",
  ],
  PGCOUNT: ["Page Count", "PAGES", "Pages", "Number of Pages", "NUMPAGES", "Image Count"],
  REDACTED: ["Redacted", "Has Redactions", "REDACTIONS"],
  MD5HASH: ["MD5 Hash", "Hash Value", "MD5", "HASH"],
  TEXTPATH: ["Text Path", "TEXT LINK", "OCR Path", "Extracted Text Path", "FULLTEXTPATH"],
  NATIVEPATH: ["Native Path", "NativeLink", "NATIVE FILE", "Native File Path", "FILE_PATH"],
};

it("Findings are the same whatever the columns are called", async () => {
  const names = fc.tuple(
    ...Object.entries(otherNames).map(([name, others]) =>
      fc.constantFrom(name, ...others).map((other) => [name, other] as const),
    ),
  );
  const fault = fc.constantFrom(...faults.map(([, mutate]) => mutate));
  await fc.assert(
    fc.asyncProperty(names, fault, async (renamed, mutate) => {
      const made = cleanProduction();
      mutate(made);
      const before = found(await inspected(givenFiles(made)));
      const by = new Map<string, string>(renamed);
      made.header = made.header.map((name) => by.get(name) ?? name);
      expect(found(await inspected(givenFiles(made)))).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

it("A workbook beside the load file, and a log as a document, are named and not passed over", async () => {
  const made = cleanProduction();
  made.files.set("Privilege Log.xlsx", "PK");
  made.files.set("VOL001/NATIVES/001/ABC000099.xlsx", "PK");
  made.files.set("Redaction Log.pdf", "%PDF");
  const inspection = await inspected(givenFiles(made));
  expect(inspection.refused).toEqual([
    { path: "Privilege Log.xlsx", reason: "workbook" },
    { path: "Redaction Log.pdf", reason: "logAsDocument" },
  ]);
  expect(verdictOf(inspection)).toBe("19 tests run. Not read: 2 files");
});

const inColumns = (separator: string, quote: string) => (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((field) => quote + field + quote).join(separator)}\r\n`).join("");

describe("a production without a fault is read alike", () => {
  const { header, rows } = cleanProduction();
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
  const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
  const all = [
    header,
    ...rows.map((row) => row.map((field) => field.replace("CASTELLAN", "CASTELLÁN"))),
  ];
  it.each([
    ["UTF-16", utf16(writeDat(all)), "utf-16le"],
    ["Windows-1252", latin(writeDat(all)), "windows-1252"],
    ["commas", inColumns(",", '"')(all), "utf-8"],
    ["tabs", inColumns("\t", "")(all), "utf-8"],
    ["bars and carets", inColumns("|", "^")(all), "utf-8"],
  ])("as %s", async (_, content, encoding) => {
    const [, ...others] = givenFiles(cleanProduction());
    const inspection = await inspected([
      { path: "VOL001/DATA/VOL001.DAT", file: new File([content], "VOL001.DAT") },
      ...others,
    ]);
    expect(found(inspection)).toEqual([]);
    expect(inspection.facts.documents).toBe(10);
    expect(inspection.reading.encoding).toBe(encoding);
  });

  it("in a zip, and with the volume before every path", async () => {
    const made = cleanProduction();
    for (const row of made.rows) row[10] = `\\VOL001${row[10]}`.slice(1);
    for (const line of made.images) line[2] = `\\VOL001${line[2]}`.slice(1);
    const files = await Promise.all(
      givenFiles(made).map(
        async ({ path, file }) => [path.replace("VOL001/", ""), await file.bytes()] as const,
      ),
    );
    const zip = zipSync(Object.fromEntries(files));
    const inspection = await inspected([
      { path: "VOL001.zip", file: new File([new Uint8Array(zip)], "VOL001.zip") },
    ]);
    expect(found(inspection)).toEqual([]);
    expect(inspection.tests.filter(({ state }) => state === "untested")).toEqual([]);
  });
});

it.each([
  [
    "in the middle of a row",
    "þABC000003þ\u0014þABC000003þ",
    "þABC000003þ\u0014þABC000003",
    "fieldCount",
  ],
  ["at its end", "ABC000003.msgþ", "ABC000003.msg", "unclosed"],
])(
  "a qualifier that is not closed %s costs its own row and no other",
  async (_, from, to, kind) => {
    const [dat, ...others] = givenFiles(cleanProduction());
    const broken = (await dat?.file.text())?.replace(from, to) ?? "";
    const inspection = await inspected([
      { path: "VOL001/DATA/VOL001.DAT", file: new File([broken], "a.dat") },
      ...others,
    ]);
    expect(found(inspection)).toEqual([`columns ${kind} ABC000003`]);
    expect(inspection.facts.documents).toBe(10);
  },
);

it("asks for the first number where no column is known as that, and takes the answer", async () => {
  const made = cleanProduction();
  made.header[0] = "Stamp";
  const files = givenFiles(made);
  expect(await inspected(files)).toMatchObject({ isAsked: true, tests: [] });
  expect(found(await inspected(files, { fields: { begin: "Stamp" } }))).toEqual([]);
});

it("reads an OPT alone, and says what else each test would need", async () => {
  const [, opt] = givenFiles(cleanProduction());
  const inspection = await inspected(opt ? [opt] : []);
  expect(found(inspection)).toEqual(["gaps gap ABC000012"]);
  expect(inspection.facts).toMatchObject({ documents: 10, imageLines: 23 });
  const untested = inspection.tests
    .filter(({ state }) => state === "untested")
    .map(({ id, reason }) => `${id} ${reason}`);
  expect(untested).toContain("families noData");
  expect(untested).toContain("images noFiles");
});

it("takes a letter or a list that comes with the load files for no file of the production", async () => {
  const [dat, opt, log] = givenFiles(cleanProduction());
  const letter = {
    path: "VOL001/transmittal-2026-03-20.pdf",
    file: new File(["%PDF"], "transmittal.pdf"),
  };
  const inspection = await inspected(
    [dat, opt, log, letter].filter((given) => given !== undefined),
  );
  expect(found(inspection)).toEqual([]);
  expect(inspection.tests.find(({ id }) => id === "texts")).toMatchObject({
    state: "untested",
    reason: "noFiles",
  });
});

it("takes the log for what the visitor says it is", async () => {
  const files = givenFiles(cleanProduction()).map(({ path, file }) => ({
    path: path.replace("privilege-log", "numbers"),
    file: new File([file], path),
  }));
  const unnamed = files.map(({ path, file }) =>
    path.endsWith("numbers.csv")
      ? { path, file: new File([`Bates\r\n${number(12)} to ${number(14)}\r\n`], path) }
      : { path, file },
  );
  expect(found(await inspected(unnamed))).toEqual(["gaps gap ABC000012"]);
  expect(found(await inspected(unnamed, { roles: { "VOL001/numbers.csv": "log" } }))).toEqual([]);
});

it("finds the faults that were put into the specimen, and nothing else", async () => {
  const inspection = await inspected(
    specimenFiles.map(({ path, content }) => ({ path, file: new File([content], path) })),
  );
  expect(found(inspection)).toEqual([
    `gaps gap ${batesInLoadFile(4114)}`,
    `families familyHalf ${batesInLoadFile(4130)}`,
    `pages pagesRange ${batesInLoadFile(4134)}`,
    `images imageMissing ${batesInLoadFile(4120)}`,
    `emptyTexts textEmpty ${batesInLoadFile(4133)}`,
    `paths pathCase ${batesInLoadFile(4105)}`,
    `dates dateMinority ${batesInLoadFile(4133)}`,
    `dates zoneMinority ${batesInLoadFile(4133)}`,
    `hashes hashDiffers ${batesInLoadFile(4153)}`,
    `privileged privileged ${batesInLoadFile(4160)}`,
  ]);
  expect(inspection.tests.filter(({ state }) => state === "untested")).toEqual([]);
});

const prefix = fc.constantFrom("ABC", "ABC-", "ABC ", "VOL01_ABC-", "", "Ünïcode.", "2026-X-");
const width = fc.integer({ min: 1, max: 10 });

describe("a Bates number", () => {
  it.each([
    ["ABC0004127", "ABC", 4127, 0],
    ["ABC 0004127", "ABC ", 4127, 0],
    ["ABC-01-000123", "ABC-01-", 123, 0],
    ["ABC-0001.001", "ABC-", 1, 1],
    ["ABC-0001_12", "ABC-", 1, 12],
    ["VOL01.0001", "VOL01.", 1, 0],
    ["ABC0001A", "ABC", 1, 1],
    ["ABC0001-AB", "ABC", 1, 28],
    ["000017", "", 17, 0],
  ])("%s is prefix, number and page", (written, of, number, page) => {
    const read = readBates(written);
    expect(read).toMatchObject({ prefix: of, key: number * STEP + page });
    expect(writeBates(of, read?.key ?? 0, read?.width ?? 0, read?.suffix ?? "")).toBe(written);
  });

  it.each(["", "ABC", "Confidential", "ABC0000000000000000000000001", "ABC0001ABC"])(
    "“%s” is no Bates number",
    (written) => expect(readBates(written)).toBeUndefined(),
  );

  it("is written again as it was read, whatever its prefix and padding", () => {
    fc.assert(
      fc.property(prefix, width, fc.nat(9_999_999), (of, digits, number) => {
        const written = `${of}${String(number).padStart(digits, "0")}`;
        const read = readBates(written);
        expect(read && writeBates(read.prefix, read.key, read.width, read.suffix)).toBe(written);
      }),
    );
  });

  it("is ordered by its number, whatever its padding, and pages follow their number", () => {
    fc.assert(
      fc.property(prefix, width, width, fc.nat(99_999), fc.nat(99_999), (of, a, b, first, last) => {
        const key = (digits: number, n: number) =>
          readBates(`${of}${String(n).padStart(digits, "0")}`)?.key ?? Number.NaN;
        expect(Math.sign(key(a, first) - key(b, last))).toBe(Math.sign(first - last));
        expect(key(a, first)).toBeLessThan(key(a, first) + 1);
        if (last >= first) expect(pagesBetween(key(a, first), key(b, last))).toBe(last - first + 1);
      }),
    );
  });
});

it.each([
  ["2026-03-06", "iso", undefined],
  ["2026-03-06T18:40:00-06:00", "iso", "offset"],
  ["2026-03-06 18:40:00 UTC", "iso", "utc"],
  ["20260306", "compact", undefined],
  ["2026/03/06 18:40", "yearSlash", "none"],
  ["03/06/2026 6:40 PM", "dayOrMonth", "none"],
  ["03/26/2026 6:40 PM CST", "monthFirst", "named"],
  ["26/03/2026", "dayFirst", undefined],
  ["26.03.2026", "dayDot", undefined],
  ["6 March 2026 18:40 (Central Standard Time)", "named", "named"],
  ["Fri, 06 Mar 2026 18:40:00 -0600", "named", "offset"],
  ["18:40:00", "timeOnly", "none"],
  ["20260306184000", "compact", "none"],
  ["20260306T184000Z", "compact", "utc"],
  ["20260306184000.000000-360", "compact", "offset"],
  ["Fri Mar 6 18:40:00 CST 2026", "named", "named"],
  ["3/26/2026 at 6:40 p.m.", "monthFirst", "none"],
  ["6. März 2026", "named", undefined],
  ["2026-03-06T18:40:00+00:00[UTC]", "iso", "offset"],
  ["6:40 PM 3/26/2026", "monthFirst", "none"],
  ["1772844000", "unix", "utc"],
  ["1772844000000", "unix", "utc"],
])("%s is a date", (written, form, zone) => expect(readDate(written)).toEqual({ form, zone }));

it.each([
  "soon",
  "06/31/2026",
  "2026-02-29",
  "2026-13-01",
  "31.06.2026",
  "2026-03-06 25:00",
  "March",
])("%s is none", (written) => expect(readDate(written)).toBeUndefined());

it("knows columns of dates by their names", () => {
  const names = [
    "DATESENT",
    "SentDate",
    "Date Received",
    "DATE_CREATED",
    "DOCDATE",
    "LASTMODDATE",
    "TIMESENT",
    "Sort Date",
  ];
  expect(names.filter((name) => !isDateName(name))).toEqual([]);
  expect(
    ["CANDIDATE", "UPDATED", "TIMEZONE", "CUSTODIAN", "MANDATE", "BEGBATES"].filter(isDateName),
  ).toEqual([]);
});
