// A faultless production, to which tests add faults.

import { createHash } from "node:crypto";
import type { GivenFile } from "instruments/frame/files.ts";
import type { Choices, Inspection } from "instruments/production/finding.ts";
import { inspect } from "instruments/production/inspect.ts";

/**
 * Rows of the DAT under their header, lines of the OPT, files by path, and the log. Change it, then
 * put it through `inspected`.
 */
export type Made = {
  header: string[];
  rows: string[][];
  images: string[][];
  files: Map<string, string>;
  log: string;
};

const header = [
  ...["BEGBATES", "ENDBATES", "BEGATTACH", "ENDATTACH", "PGCOUNT", "CUSTODIAN"],
  ...["DATESENT", "DATERECEIVED", "REDACTED", "MD5HASH", "TEXTPATH", "NATIVEPATH"],
];
const plan = [
  { pages: 2 },
  { pages: 1, family: [3, 7] },
  { pages: 3, family: [3, 7] },
  { pages: 1, family: [3, 7] },
  { pages: 4 },
  { pages: 2, skip: 3 },
  { pages: 1, redacted: true },
  { pages: 3 },
  { pages: 1 },
  { pages: 5 },
] as const satisfies readonly {
  pages: number;
  family?: readonly [number, number];
  skip?: number;
  redacted?: boolean;
}[];

export const number = (n: number) => `ABC${String(n).padStart(6, "0")}`;

/**
 * Ten documents: a family of three, three pages withheld and logged, one redacted, natives with
 * their hashes.
 */
export function cleanProduction(): Made {
  const made: Made = {
    header: [...header],
    rows: [],
    images: [],
    files: new Map(),
    log: `ENTRY,BATES,BASIS\r\n1,${number(12)} - ${number(14)},privilege\r\n`,
  };
  let at = 1;
  for (const [i, document] of plan.entries()) {
    at += "skip" in document ? document.skip : 0;
    const [begin, end] = [number(at), number(at + document.pages - 1)];
    const [first, last] = "family" in document ? document.family.map(number) : ["", ""];
    const isRedacted = "redacted" in document;
    const [text, native] = [`TEXT/001/${begin}.txt`, `NATIVES/001/${begin}.msg`];
    const content = `message-${i}\r\n`;
    made.files.set(
      `VOL001/${text}`,
      `${isRedacted ? "[REDACTED]" : ""}${`page-of-${i} `.repeat(40 * document.pages)}`,
    );
    if (!isRedacted) made.files.set(`VOL001/${native}`, content);
    made.rows.push([
      ...[
        begin,
        end,
        first ?? "",
        last ?? "",
        String(document.pages),
        i % 2 ? "CASTELLAN" : "HADDAD",
      ],
      ...[
        `2026-03-${String(i + 10)}T09:20:00Z`,
        `03/${String(i + 10)}/2026`,
        isRedacted ? "Y" : "N",
      ],
      isRedacted ? "" : createHash("md5").update(content).digest("hex"),
      `\\${text.replaceAll("/", "\\")}`,
      isRedacted ? "" : `\\${native.replaceAll("/", "\\")}`,
    ]);
    for (let page = 0; page < document.pages; page++) {
      const key = number(at + page);
      made.files.set(`VOL001/IMAGES/001/${key}.tif`, "II*");
      made.images.push([
        key,
        "VOL001",
        `\\IMAGES\\001\\${key}.tif`,
        page === 0 ? "Y" : "",
        "",
        "",
        page === 0 ? String(document.pages) : "",
      ]);
    }
    at += document.pages;
  }
  return made;
}

export const writeDat = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `þ${row.join("þ\u0014þ")}þ\r\n`).join("");
export const writeLines = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.join(",")}\r\n`).join("");

/** The files of a production as a folder gives them. */
export function givenFiles({ header, rows, images, files, log }: Made): readonly GivenFile[] {
  const given = (path: string, content: string | Uint8Array<ArrayBuffer>) => ({
    path,
    file: new File([content], path),
  });
  return [
    given("VOL001/DATA/VOL001.DAT", `\uFEFF${writeDat([header, ...rows])}`),
    given("VOL001/DATA/VOL001.OPT", writeLines(images)),
    given("VOL001/privilege-log.csv", log),
    ...[...files].map(([path, content]) => given(path, content)),
  ];
}

export const inspected = (
  files: readonly GivenFile[],
  choices: Partial<Choices> = {},
): Promise<Inspection> =>
  inspect({ files, choices: { fields: {}, roles: {}, ...choices } }, () => undefined);

/** "gaps gap ABC000003": what was found, and where, in the order of the tests. */
export const found = ({ findings }: Inspection) =>
  findings.map(({ test, kind, at }) => `${test} ${kind} ${at}`);
