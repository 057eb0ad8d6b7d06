import { bates } from "../../bates.ts";
import { count } from "../../numbers.ts";
import { stages } from "../counts.ts";

/** Each team's progress. The totals add up to all documents for review. */
const teams = [
  { team: "Domestic", read: 10_920, of: 21_940 },
  { team: "Foreign language", read: 4_116, of: 6_750 },
  { team: "Offshore", read: 22_480, of: 58_306 },
] as const;
const batch = { open: 14, of: 31 };
/** First-level decisions overturned by the second level, in a random sample. */
const sample = { overturned: 18, of: 1_500 };

export const review = {
  title: "Review desk, second level",
  note: `Batch ${batch.open} of ${batch.of}`,
  foot: `Overturn rate ${(sample.overturned / sample.of) * 100}%, measured on a random sample of ${count(sample.of)}`,
  get document() {
    return `${bates(4140)}, page 1 of 12`;
  },
  /** The memorandum is withheld (privilege log 31), so its text is under a bar. */
  passage: { shown: "Draft memorandum.", barred: 16 },
  codingTitle: "Coding",
  family: "Family of 2",
  coding: [
    { field: "Responsive", value: "Yes", set: true },
    { field: "Privilege", value: "Attorney-client", set: true },
    { field: "Issue", value: "Reserve", set: false },
    { field: "First level", value: "Responsive, flagged", set: false },
    { field: "Second level", value: "Withheld, log 31", set: false },
  ],
  columns: { team: "Team", share: "Share of its documents", documents: "Read" },
  teams: teams.map(({ team, read, of }) => ({
    team,
    share: read / of,
    documents: `${count(read)} of ${count(of)}`,
  })),
  batch,
  read: teams.reduce((sum, { read }) => sum + read, 0),
  toRead: teams.reduce((sum, { of }) => sum + of, 0),
  forReview: stages.forReview,
} as const;

/** The model's proposal with its reason, and each reader's decision. */
export const codingLayers = {
  title: "Five documents, three readers",
  note: "Batch 14",
  foot: "Rows 1 and 3 were flagged by the privilege screen. Row 4 was rated unlikely, and a second reader checked it in a random sample",
  columns: ["Document", "Model, and why", "First level", "Second level", "Coded"],
  get rows() {
    return [
      [
        bates(4127),
        "Likely, privilege flag: “the earlier number”",
        "Responsive, flagged",
        "Privileged in part",
        "Redacted, log 12",
      ],
      [bates(4133), "Likely: “call it fourteen two”", "Responsive", "Agreed", "Responsive"],
      [
        bates(4140),
        "Likely, privilege flag: “the reserve”",
        "Responsive, flagged",
        "Privileged",
        "Withheld, log 31",
      ],
      ["C-061204", "Unlikely: no passage", "Not resp.", "Sampled, agreed", "Not responsive"],
      [
        bates(4152),
        "Likely: “as discussed. please file this one”",
        "Responsive",
        "Agreed",
        "Responsive",
      ],
    ];
  },
  marked: 3,
} as const;
