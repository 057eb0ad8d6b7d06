import { setAside, stages } from "content/specimen/counts.ts";
import { hosting } from "content/specimen/exhibits/hosting.ts";

/** The unit of a figure. A share is typed as a percentage. */
type EstimateUnit = "share" | "times" | "perGigabyte" | "perHour" | "people" | "hours";

/**
 * One assumption. `values` are for the low, middle and high estimate; with `falls` they decrease,
 * because more means less work.
 */
export type Assumption = {
  readonly name: string;
  readonly means: string;
  readonly unit: EstimateUnit;
  readonly falls: boolean;
  readonly values: readonly [low: number, middle: number, high: number];
  readonly source: string;
};

export const estimateLevels = ["low", "middle", "high"] as const;

/** The source if no public count was found. */
const ownCount = "Rule of thumb; replace it with your own count.";

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
const team = hosting.access.find(({ role }) => role === "Review team");
if (!team) throw new Error("The hosted workspace has no review team");

const goldFynch = [
  "GoldFynch, “Why You Might Be Wrong About Your eDiscovery Case Size,” 2020:",
  "150 GB out of 100, up to double out of a mailbox file.",
].join(" ");

/** Makes assumptions of one unit; with `falls` their values decrease. */
const assumptionIn =
  (unit: EstimateUnit, falls = false) =>
  (name: string, means: string, values: Assumption["values"], source: string): Assumption => ({
    name,
    means,
    unit,
    falls,
    values,
    source,
  });

const times = assumptionIn("times");
const share = assumptionIn("share");
const removed = assumptionIn("share", true);
const perGigabyte = assumptionIn("perGigabyte");
const speed = assumptionIn("perHour", true);
const people = assumptionIn("people", true);
const hours = assumptionIn("hours", true);

const expansionAndCulling = {
  expansion: times(
    "Expansion when containers open",
    "Gigabytes after mailboxes, archives and attachments are opened, for each gigabyte on disk.",
    [1.2, 1.5, 2],
    goldFynch,
  ),
  systemFiles: removed(
    "Removed as system files",
    "Known program files, matched by hash against the list of NIST.",
    [30, percent(setAside.asSystemFiles, stages.collected), 0],
    `Modus, “Demystifying De-NISTing” (blog, undated): often over half of an imaged drive. Mailboxes and shares hold few. ${ownCount}`,
  ),
  duplicates: removed(
    "Removed as duplicates",
    "Copies of what is kept, by hash of the family, across custodians.",
    [50, percent(setAside.asDuplicates, stages.collected - setAside.asSystemFiles), 15],
    "EMC, “Beware of Dupes,” 2011: 15 to 30%. Nuix, “Tying Deduplication to Your eDiscovery Bottom Line” (blog, undated): 30 to 50%.",
  ),
  culled: removed(
    "Left out by dates and terms",
    "Of what remains: outside the agreed dates, or without an agreed term. It is not loaded.",
    [75, percent(setAside.byDatesAndTerms, stages.unique), 40],
    `Middle: counted in our specimen matter. CDS, “Best Practices for Culling Your Data,” 2017: 70% in all. ${ownCount}`,
  ),
  setAside: removed(
    "Loaded, but set aside unread",
    "By analytics or prediction, after loading. Use 0 if reviewers open every document.",
    [90, percent(setAside.belowCutOff, stages.loaded), 60],
    `Middle: the count of our specimen matter. ${ownCount}`,
  ),
};

const hosted = {
  overhead: times(
    "Hosted for each gigabyte loaded",
    "Natives with their text, index and page images.",
    [1.1, 1.35, 1.9],
    "Target Litigation, “Understanding True Hosting Costs,” 2025: 10% more on one platform, 30 to 40% on others, at worst nearly double.",
  ),
  growth: share(
    "Growth in a month",
    "Later collections and productions, as a share of the volume first hosted.",
    [0, 1, 3],
    ownCount,
  ),
};

const bia =
  "BIA, “Answering Your Questions on Document Review,” 2017: 40 to 50 in a mix, 70 to 80 for email alone.";
const degnan = "D. Degnan, 12 Minn. J.L. Sci. & Tech. 151 (2011), takes 50.";
const rand = "N. Pace and L. Zakaras, “Where the Money Goes,” RAND, 2012, sees a ceiling near 100.";

const review = {
  firstLevel: speed(
    "First-level speed",
    "What one reviewer decides in an hour of reading.",
    [75, 50, 40],
    `${bia} ${degnan} ${rand}`,
  ),
  readTwice: share(
    "Read again at second level",
    "Of the documents read once: privilege, quality control, hard calls.",
    [10, 20, 30],
    ownCount,
  ),
  secondLevel: speed(
    "Second-level speed",
    "What one second reader decides in an hour.",
    [40, 25, 15],
    ownCount,
  ),
  reviewers: people(
    "Reviewers at a time",
    "Both levels together. It changes the days, not the hours.",
    [30, team.people, 12],
    `Middle: the review team of our specimen workspace. ${ownCount}`,
  ),
  hoursADay: hours(
    "Hours of reading in a working day",
    "For each reviewer.",
    [7.5, 7, 6],
    ownCount,
  ),
};

/** The kinds of data, in the order of the schedule. */
export const estimateKinds = ["mail", "office", "chat", "mobile", "images", "other"] as const;

const pictures = "It turns on how many pictures were posted.";
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
export const documentsPerGigabyte: Readonly<Record<(typeof estimateKinds)[number], Assumption>> = {
  mail: perGigabyte(
    "Email",
    "Messages and their attachments, each counted as a document.",
    [2_800, 3_800, 5_300],
    catalyst,
  ),
  office: perGigabyte(
    "Office files",
    "Text documents, spreadsheets, presentations, PDFs.",
    [2_500, 4_500, 7_000],
    ball,
  ),
  chat: perGigabyte(
    "Chat",
    "One conversation of one day is a document.",
    [2_000, 5_000, 10_000],
    `${ownCount} ${pictures}`,
  ),
  mobile: perGigabyte(
    "Mobile devices",
    "Messages by conversation and day, notes, photographs.",
    [500, 1_500, 4_000],
    ownCount,
  ),
  images: perGigabyte(
    "Images and scans",
    "Scanned documents and photographs.",
    [1_500, 3_100, 5_200],
    lexis,
  ),
  other: perGigabyte(
    "Other",
    "Voice, video, drawings, exports of databases.",
    [100, 500, 2_000],
    ownCount,
  ),
};

/** All assumptions of the estimate, in groups. A visitor may change each one. */
export const estimateAssumptions = {
  ...expansionAndCulling,
  ...documentsPerGigabyte,
  ...hosted,
  ...review,
} as const;

export const estimateGroups = [
  { title: "From the disk to the platform", rows: expansionAndCulling },
  { title: "Documents in a gigabyte, after expansion", rows: documentsPerGigabyte },
  { title: "On the platform", rows: hosted },
  { title: "Before reviewers", rows: review },
] as const;
