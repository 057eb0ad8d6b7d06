import { bates, batesDigits } from "../../bates.ts";
import { printed } from "../counts.ts";
import { initialed } from "../names.ts";
import { organizations } from "../people.ts";
import { whoKnew } from "./query.ts";

/** The first ten documents of the open batch, with number, kind and day of the collection. */
const listed = [
  [4119, "Email", "02-27"],
  [4122, "XLSX", "03-01"],
  [4125, "Teams", "03-04"],
  [4127, "Email", "03-06"],
  [4130, "PDF", "03-06"],
  [4133, "Voice", "03-09"],
  [4134, "Email", "03-11"],
  [4139, "Email", "03-12"],
  [4140, "DOCX", "03-12"],
  [4152, "Email", "03-14"],
] as const;
const open = 4127;

export const reviewRoom = {
  title: "Review room.",
  specimen: "Specimen matter, invented data",
  lift: "Lift redactions",
  apply: "Apply redactions",
  failed: "Counsel’s copy did not load",
  documents: "Documents",
  total: printed.forReview,
  list: listed.map(([number, kind, day]) => ({
    number: batesDigits(number),
    kind,
    day,
    open: number === open,
  })),
  get header() {
    return [
      ["From", `${initialed("castellan")}, Finance`],
      ["To", initialed("amadi")],
      ["Cc", `${initialed("hollis")}, ${organizations.hollisPrentiss.name}`],
      ["Sent", "March 6, 10:12 PM CST"],
      ["Re", "Q4 reserve"],
    ] as const;
  },
  /**
   * The produced copy of PRB 0004127. A number is a bar: its width in words, and the key of
   * counsel’s words.
   */
  body: [
    [
      "Dana, I have moved the figure to $14.2 million as we agreed on the phone. ==Nobody outside this thread has seen the earlier number.== ",
      { bar: "disclosure", words: 12 },
    ],
    [
      "Please hold the workbook until ",
      { bar: "signature", words: 7 },
      ". Version 7 is the one that goes to the auditors. Version 6 should not travel.",
    ],
  ],
  call: "Attorney-client privilege, redacted in part",
  get bates() {
    return bates(open);
  },
  assistant: "Query assistant",
  ask: "Ask it yourself",
  question: whoKnew.question,
  get answer() {
    return whoKnew.answer;
  },
  codingTitle: "Coding",
  coding: [
    ["Responsive", "Yes"],
    ["Privilege", "Partial, log 12"],
    ["Issue", "Reserve"],
    ["SHA-256", "8fcf…364e"],
  ],
} as const;
