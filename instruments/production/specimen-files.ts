// Evaluated by the build (web/build/content-modules.ts): the chunk has only the files of a volume.
import { createHash } from "node:crypto";
import { batesInLoadFile } from "content/bates.ts";
import { company } from "content/company.ts";
import type { SpecimenDocument } from "content/schema-specimen.ts";
import { volumes } from "content/specimen/counts.ts";
import { financeMail } from "content/specimen/documents.ts";
import { surname } from "content/specimen/names.ts";
import { privilegeLog } from "content/specimen/records.ts";

const words = {
  columns:
    "BEGBATES ENDBATES BEGATTACH ENDATTACH PGCOUNT CUSTODIAN DATESENT REDACTED MD5HASH TEXTPATH NATIVEPATH",
  /** Differs in form from the column's other dates. */
  strayDate: "03/09/2026 7:58 AM",
  notice: "Specimen of a notice that stands on the privilege log and was produced all the same.",
  native: (name: string) => `Placeholder of a native file of the specimen: ${name}`,
};
const [first, last] = [4_101, 4_161];
const volume = volumes[2].name;
const folder = `${company.batesPrefix}-${volume}`;

/** Faults put into the volume, by document number. */
const faults = {
  leftOut: 4_114,
  imageGone: 4_120,
  emptyText: 4_133,
  pagesStated: 4_134,
  dateWritten: 4_133,
  halfFamily: 4_130,
  loggedAndProduced: 4_160,
  nativeChanged: 4_153,
  otherCase: 4_105,
} as const;

const numbered: readonly SpecimenDocument[] = financeMail;
const documents = numbered.filter(
  ({ bates = 0, call }) =>
    bates >= first &&
    bates <= last &&
    bates !== faults.leftOut &&
    (call !== "withheld" || bates === faults.loggedAndProduced),
);
const lastPage = ({ bates = 0, pages }: SpecimenDocument) => batesInLoadFile(bates + pages - 1);
const nativeNames: Partial<Record<SpecimenDocument["kind"], string>> = {
  spreadsheet: "xlsx",
  pdf: "pdf",
};
const nativeOf = ({ subject }: SpecimenDocument) => `${words.native(subject)}
`;
const md5 = (content: string) => createHash("md5").update(content).digest("hex");

function row(document: SpecimenDocument): readonly string[] {
  const { bates = 0, pages, at, custodian, kind, call } = document;
  const begin = batesInLoadFile(bates);
  const extension = nativeNames[kind];
  const named = bates === faults.otherCase ? extension?.toUpperCase() : extension;
  const family = familyOf(document);
  return [
    ...[
      begin,
      lastPage(document),
      family[0] ?? "",
      bates === faults.halfFamily ? "" : (family[1] ?? ""),
    ],
    String(bates === faults.pagesStated ? pages - 1 : pages),
    custodian === "dispatch" || custodian === "it" || custodian === "warehouse"
      ? custodian
      : surname(custodian),
    bates === faults.dateWritten ? words.strayDate : at.replace(/^(.{16})/, "$1:00"),
    call === "redacted" ? "Y" : "N",
    extension ? md5(nativeOf(document)) : "",
    `\\TEXT\\003\\${begin}.txt`,
    named ? `\\NATIVES\\003\\${begin}.${named}` : "",
  ];
}

/** An attachment range begins at the message and ends at its last attachment. */
function familyOf({ bates, parent = bates }: SpecimenDocument): readonly string[] {
  const children = documents.filter((document) => document.parent === parent);
  const lastChild = children.at(-1);
  return lastChild && parent ? [batesInLoadFile(parent), lastPage(lastChild)] : [];
}

function images({ bates = 0, pages }: SpecimenDocument): readonly string[] {
  return Array.from({ length: pages }, (_, page) => {
    const key = batesInLoadFile(bates + page);
    return [
      key,
      volume,
      `\\IMAGES\\003\\${key}.tif`,
      ...(page === 0 ? ["Y", "", "", String(pages)] : ["", "", "", ""]),
    ].join(",");
  });
}

const header = words.columns.split(" ");
const dat = [header, ...documents.map(row)]
  .map((fields) => `þ${fields.join("þ\u0014þ")}þ\r\n`)
  .join("");

/** Pages withheld in full keep their numbers, so the log has the whole range. */
const log = privilegeLog.flatMap(({ entry, bates, basis, description }) => {
  const pages = numbered.find((document) => document.bates === bates)?.pages ?? 1;
  const range =
    pages > 1
      ? `${batesInLoadFile(bates)} - ${batesInLoadFile(bates + pages - 1)}`
      : batesInLoadFile(bates);
  return bates >= first && bates <= last
    ? [`${entry},${range},"${basis}","${description}"\r\n`]
    : [];
});

function filesOf(document: SpecimenDocument) {
  const { bates = 0, pages, kind, text = words.notice, call } = document;
  const begin = batesInLoadFile(bates);
  const extension = nativeNames[kind];
  const keys = Array.from({ length: pages }, (_, page) => bates + page).filter(
    (page) => page !== faults.imageGone,
  );
  return [
    {
      path: `TEXT/003/${begin}.txt`,
      content:
        bates === faults.emptyText ? "" : `${text}\n${call === "redacted" ? `[Redacted]\n` : ""}`,
    },
    ...(extension
      ? [
          {
            path: `NATIVES/003/${begin}.${extension}`,
            content: `${nativeOf(document)}${bates === faults.nativeChanged ? `Saved once more.\n` : ""}`,
          },
        ]
      : []),
    ...keys.map((page) => ({
      path: `IMAGES/003/${batesInLoadFile(page)}.tif`,
      content: `Placeholder of a page image.\n`,
    })),
  ];
}

/**
 * A volume of the specimen matter as a folder, with faults in nine tests. Images and natives are
 * placeholders.
 */
export const specimenFiles = [
  { path: `DATA/${volume}.DAT`, content: `\uFEFF${dat}` },
  { path: `DATA/${volume}.OPT`, content: `${documents.flatMap(images).join("\r\n")}\r\n` },
  { path: "privilege-log.csv", content: `Entry,Bates,Basis,Description\r\n${log.join("")}` },
  ...documents.flatMap(filesOf),
].map(({ path, content }) => ({ path: `${folder}/${path}`, content }));
