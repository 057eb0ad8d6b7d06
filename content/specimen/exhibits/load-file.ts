import { bates, batesInLoadFile } from "../../bates.ts";
import { count } from "../count.ts";
import { pagesOf, volumes } from "../counts.ts";

const volume = volumes[2];
/** Three paper documents from the warehouse. */
const documents = [
  { first: 18_400, last: 18_401, custodian: "Warehouse" },
  { first: 18_402, last: 18_402, custodian: "Warehouse" },
  { first: 18_403, last: 18_411, custodian: "Dispatch" },
] as const;
const stamped = 18_402;

const record = ({ first, last, custodian }: (typeof documents)[number]) => [
  batesInLoadFile(first),
  batesInLoadFile(last),
  custodian,
  String(last - first + 1),
  `\\TEXT\\003\\${batesInLoadFile(first)}.txt`,
];
/** Y marks the first page of a document, and the last field is its number of pages. */
const image = (page: number, tail: string) => [batesInLoadFile(page), volume.name, `\\IMG\\003\\${batesInLoadFile(page)}.tif`, tail];

export const loadFile = {
  title: "Stamped page and its load file",
  note: "Vol. 003",
  foot: `${count(pagesOf(volume))} pages, ${count(volume.documents)} documents. Every page image is named by its Bates number`,
  page: {
    title: "Delivery note",
    drawing: `A scanned delivery note, stamped received on March 11 and numbered ${bates(stamped)}`,
    received: "Received\nMar 11",
    number: bates(stamped),
  },
  dat: {
    name: `${volume.name}.DAT`,
    what: "Data: one record per document",
    records: [["BEGBATES", "ENDBATES", "CUSTODIAN", "PGCOUNT", "TEXTPATH"], ...documents.map(record)],
    marked: 2,
  },
  opt: {
    name: `${volume.name}.OPT`,
    what: "Images: one line per page",
    records: [image(18_401, ",,,"), image(18_402, "Y,,,1"), image(18_403, "Y,,,9")],
  },
  qualifier: "þ text qualifier, character 254",
  separator: "field separator, character 20",
} as const;
