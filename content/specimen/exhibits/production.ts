import { bates, batesInLoadFile } from "../../bates.ts";
import { count } from "../../numbers.ts";
import { pagesOf, volumes } from "../counts.ts";

/** Six consecutive documents of volume 3, as produced. Number, pages, custodian, type. */
const documents = [
  { first: 4127, pages: 3, custodian: "Amadi", type: "Email" },
  { first: 4130, pages: 3, custodian: "Amadi", type: "PDF" },
  { first: 4133, pages: 1, custodian: "Castellan", type: "Voice" },
  { first: 4134, pages: 5, custodian: "Haddad", type: "Email" },
  { first: 4152, pages: 1, custodian: "Castellan", type: "Email" },
  { first: 4153, pages: 3, custodian: "Castellan", type: "XLSX" },
] as const;

export const productionLog = {
  title: "Production record",
  note: "Vol. 003",
  table: "Production record",
  columns: {
    first: "BEGBATES",
    last: "ENDBATES",
    custodian: "Custodian",
    type: "Type",
    pages: "Pages",
  },
  documents,
  marked: 4127,
  /** The pages between the fourth and the fifth row. */
  gap: { first: 4139, last: 4151, entries: [30, 31] },
  foot: `${documents.reduce((sum, { pages }) => sum + pages, 0)} pages. 0004139 to 0004151 withheld: privilege log 30, 31. Load file: DAT, OPT, native, text`,
} as const;

const volume = volumes[2];
/** Three paper documents from the warehouse. */
const scanned = [
  { first: 18_400, last: 18_401, custodian: "Warehouse" },
  { first: 18_402, last: 18_402, custodian: "Warehouse" },
  { first: 18_403, last: 18_411, custodian: "Dispatch" },
] as const;
const stamped = 18_402;

const record = ({ first, last, custodian }: (typeof scanned)[number]) => [
  batesInLoadFile(first),
  batesInLoadFile(last),
  custodian,
  String(last - first + 1),
  `\\TEXT\\003\\${batesInLoadFile(first)}.txt`,
];
/** Y marks the first page of a document, and the last field is its number of pages. */
const image = (page: number, tail: string) => [
  batesInLoadFile(page),
  volume.name,
  `\\IMG\\003\\${batesInLoadFile(page)}.tif`,
  tail,
];

export const loadFile = {
  title: "Stamped page and its load file",
  note: "Vol. 003",
  foot: `${count(pagesOf(volume))} pages, ${count(volume.documents)} documents. Every page image is named by its Bates number`,
  get page() {
    return {
      title: "Delivery note",
      drawing: `A scanned delivery note, stamped received on March 11 and numbered ${bates(stamped)}`,
      received: "Received\nMar 11",
      number: bates(stamped),
    };
  },
  get dat() {
    return {
      name: `${volume.name}.DAT`,
      what: "Data: one record per document",
      records: [
        ["BEGBATES", "ENDBATES", "CUSTODIAN", "PGCOUNT", "TEXTPATH"],
        ...scanned.map(record),
      ],
      marked: 2,
    };
  },
  get opt() {
    return {
      name: `${volume.name}.OPT`,
      what: "Images: one line per page",
      records: [image(18_401, ",,,"), image(18_402, "Y,,,1"), image(18_403, "Y,,,9")],
    };
  },
  qualifier: "þ text qualifier, character 254",
  separator: "field separator, character 20",
} as const;
