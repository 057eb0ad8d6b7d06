import { expect, it } from "vitest";
import { inspect } from "./inspect.ts";

/** A DAT by its rows, with bars between the cells; the files beside it, and what is found. */
type Given = {
  readonly name: string;
  readonly rows: readonly string[];
  readonly opt?: string;
  readonly lfp?: string;
  readonly log?: string;
  readonly files?: readonly string[];
  readonly found: readonly string[];
};

// Written before the code was changed, and not used to change it.
const productions: readonly Given[] = [
  {
    name: "Relativity names with another prefix",
    rows: [
      "REL_PROD::Production::Begin Bates|REL_PROD::Production::End Bates|Doc Date",
      "NG00001|NG00002|2026-03-02",
      "NG00003|NG00003|2026-03-03",
    ],
    found: [],
  },
  {
    name: "Prod Beg Bates, Prod End Bates and Group Identifier",
    rows: ["Prod Beg Bates|Prod End Bates|Group Identifier", "NG00001|NG00002|NG00001", "NG00004|NG00004|NG00001"],
    found: ["gaps/gap NG00003"],
  },
  {
    name: "A CSV of multi-page TIFF lines over two volumes",
    rows: ["BEGBATES|ENDBATES", "NG00001|NG00005", "NG00006|NG00007"],
    opt: "NG00001,VOL01,IMG\\NG00001.tif,Y,,,5\r\nNG00006,VOL02,IMG\\NG00006.tif,Y,,,2\r\n",
    found: [],
  },
  {
    name: "A multi-page PDF whose count is truly wrong",
    rows: ["BEGBATES|ENDBATES", "NG00001|NG00005", "NG00006|NG00007"],
    opt: "NG00001,VOL01,IMG\\NG00001.pdf,Y,,,4\r\nNG00006,VOL02,IMG\\NG00006.pdf,Y,,,2\r\n",
    found: ["pages/pagesLines NG00001"],
  },
  {
    name: "A date and a place in the prefix",
    rows: ["BEGBATES|ENDBATES", "NG-20260302-CHI-000001|NG-20260302-CHI-000002", "NG-20260302-CHI-000004|NG-20260302-CHI-000004"],
    found: ["gaps/gap NG-20260302-CHI-000003"],
  },
  {
    name: "Page suffixes with an underscore, same length",
    rows: ["BEGBATES|ENDBATES", "NG0001_0001|NG0001_0002", "NG0003_0001|NG0003_0001"],
    found: ["gaps/gap NG0002"],
  },
  {
    name: "Dates of the trade",
    rows: [
      "BEGBATES|ENDBATES|DATESENT|DATERCVD|TIMEZONE",
      "NG1|NG1|Monday, March 2, 2026 9:20 AM|2-Mar-26 09:20:00|Central",
      "NG2|NG2|Tuesday, March 3, 2026 10:20 AM|3-Mar-26 09:20:00|Central",
    ],
    found: [],
  },
  {
    name: "A log that shortens ranges with words",
    rows: ["BEGBATES|ENDBATES", "NG000100|NG000100", "NG000112|NG000112"],
    log: "No,Bates,Basis\r\n1,NG000101-111,AC\r\n",
    found: [],
  },
  {
    name: "A log with a written range and a list",
    rows: ["BEGBATES|ENDBATES", "NG000100|NG000100", "NG000106|NG000106"],
    log: "No,Bates,Basis\r\n1,NG000101 to NG000103,AC\r\n2,NG000104; NG000105,WP\r\n",
    found: [],
  },
  {
    name: "An LFP with one line a page, one page short",
    rows: ["BEGBATES|ENDBATES", "NG00001|NG00002", "NG00003|NG00003"],
    lfp: "IM,NG00001,D,0,@V1;IMG;NG00001.tif;2\r\nIM,NG00003,D,0,@V1;IMG;NG00003.tif;2\r\n",
    found: ["pages/pagesLines NG00001"],
  },
];

// Forms that were mended afterwards.
const mended: readonly Given[] = [
  ...["DOCID|DOCID_END", "Bates Number|End Bates", "Bates From|Bates To", "BEGPAGE|ENDPAGE", "StartingBates|EndingBates"].map((header) => ({
    name: `First and last number called ${header.replace("|", " and ")}`,
    rows: [header, "NG000001|NG000002", "NG000004|NG000004"],
    found: ["gaps/gap NG000003"],
  })),
  ...["NG000003/03", "000003-000003", "NG000003..03", "NG000002 & 03", "NG000002-NG000003 (2 pages)"].map((entry) => ({
    name: `A log that writes ${entry}`,
    rows: ["BEGBATES|ENDBATES", "NG000001|NG000001", "NG000004|NG000004"],
    log: `No,Bates,Basis\r\n1,"NG000002; ${entry}",AC\r\n`,
    found: [],
  })),
  {
    name: "A log that writes a list with short numbers",
    rows: ["BEGBATES|ENDBATES", "NG000001|NG000001", "NG000009|NG000009"],
    log: 'No,Bates,Basis\r\n1,"NG000002, 03, 04-08",AC\r\n',
    found: [],
  },
  {
    name: "The same letter at the end of each number",
    rows: ["BEGBATES|ENDBATES", "NG000001R|NG000002R", "NG000003R|NG000003R", "NG000005R|NG000005R"],
    found: ["gaps/gap NG000004"],
  },
  {
    name: "A date with its day or month first in the prefix",
    rows: ["BEGBATES|ENDBATES", "NG_15032026_4095|NG_15032026_4097", "NG_15032026_4099|NG_15032026_4099"],
    found: ["gaps/gap NG_15032026_4098"],
  },
  {
    name: "Columns of words that sound like dates",
    rows: ["BEGBATES|ENDBATES|TIME_KEEPER_NAME|DATESENT_TZ", "NG1|NG1|Lee|Central"],
    found: [],
  },
  {
    name: "A column of text paths called Extracted Text, and an MD5 Digest",
    rows: ["BEGBATES|ENDBATES|Extracted Text|NATIVE FILE|MD5 Digest", `NG1|NG1|TEXT\\NG9.txt|NATIVES\\NG1.xlsx|${"0".repeat(32)}`],
    files: ["TEXT/NG1.txt", "NATIVES/NG1.xlsx"],
    found: ["texts/textMissing NG1", "hashes/hashDiffers NG1"],
  },
  {
    name: "A document's number and its host's, without a last number",
    rows: ["Document_ID|Host_Reference|Document_Date", "ABC.001.0001||2026-03-14", "ABC.001.0003|ABC.001.0001|2026-03-14"],
    found: ["gaps/gap ABC.001.0002"],
  },
];

const dat = (rows: readonly string[]) =>
  `${rows.map((row) => `\u00fe${row.replaceAll("|", "\u00fe\u0014\u00fe")}\u00fe`).join("\r\n")}\r\n`;

it.each([...productions, ...mended])("$name", async (given) => {
  const beside = (given.files ?? []).map((path) => [path, "words"] as const);
  const files = [["a.dat", dat(given.rows)], ["a.opt", given.opt], ["a.lfp", given.lfp], ["privlog.csv", given.log], ...beside].flatMap(
    ([path = "", text]) => (text === undefined ? [] : [{ path, file: new File([text], path) }]),
  );
  const { findings, isAsked } = await inspect({ files, choices: { fields: {}, roles: {} } }, () => undefined);
  expect(isAsked).toBe(false);
  expect(findings.map(({ test, kind, at }) => `${test}/${kind} ${at}`)).toEqual(given.found);
});
