import { type Assumption, ownCount } from "./assumption.ts";

/** The kinds of data, in the order of the schedule. */
export const estimateKinds = ["mail", "office", "chat", "mobile", "images", "other"] as const;

const catalyst = [
  "J. Tredennick, “How Many Documents in a Gigabyte? Our Latest Analysis Shows a Shifting Pattern,” Catalyst, 2017:",
  "2,782 to 5,318, on average 3,810, all kinds together.",
].join(" ");
const ball = [
  "C. Ball, “Revisiting How Many Documents in a Gigabyte,” 2014, after Catalyst: 4,472 of .doc, 7,085 of .docx.",
  "Low: rule of thumb, for spreadsheets and presentations.",
].join(" ");
const lexis = [
  "LexisNexis, “How Many Pages in a Gigabyte?” (fact sheet, undated): 15,477 pages of images.",
  "Divided here by 10, 5 and 3 pages per document.",
].join(" ");

/** Documents in a gigabyte after expansion. The names of the rows are the kinds. */
export const documentsPerGigabyte = {
  mail: {
    name: "Email",
    means: "Messages and their attachments, each counted as a document.",
    unit: "perGigabyte",
    falls: false,
    values: [2_800, 3_800, 5_300],
    source: catalyst,
  },
  office: {
    name: "Office files",
    means: "Text documents, spreadsheets, presentations, PDFs.",
    unit: "perGigabyte",
    falls: false,
    values: [2_500, 4_500, 7_000],
    source: ball,
  },
  chat: {
    name: "Chat",
    means: "One conversation of one day is a document.",
    unit: "perGigabyte",
    falls: false,
    values: [2_000, 5_000, 10_000],
    source: `${ownCount} It turns on how many pictures were posted.`,
  },
  mobile: {
    name: "Mobile devices",
    means: "Messages by conversation and day, notes, photographs.",
    unit: "perGigabyte",
    falls: false,
    values: [500, 1_500, 4_000],
    source: ownCount,
  },
  images: {
    name: "Images and scans",
    means: "Scanned documents and photographs.",
    unit: "perGigabyte",
    falls: false,
    values: [1_500, 3_100, 5_200],
    source: lexis,
  },
  other: {
    name: "Other",
    means: "Voice, video, drawings, exports of databases.",
    unit: "perGigabyte",
    falls: false,
    values: [100, 500, 2_000],
    source: ownCount,
  },
} as const satisfies Record<(typeof estimateKinds)[number], Assumption>;
