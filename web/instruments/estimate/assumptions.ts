import { setAside, stages } from "content/specimen/counts.ts";
import { hosting } from "content/specimen/exhibits/hosting.ts";
import { type Assumption, ownCount } from "./assumption.ts";
import { documentsPerGigabyte } from "./documents.ts";

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
const team = hosting.access.find(({ role }) => role === "Review team");
if (!team) throw new Error("The hosted workspace has no review team");

const goldFynch = [
  "GoldFynch, “Why You Might Be Wrong About Your eDiscovery Case Size,” 2020:",
  "150 GB out of 100, up to double out of a mailbox file.",
].join(" ");

const expansionAndCulling = {
  expansion: {
    name: "Expansion when containers open",
    means: "Gigabytes after mailboxes, archives and attachments are opened, for each gigabyte on disk.",
    unit: "times",
    falls: false,
    values: [1.2, 1.5, 2],
    source: goldFynch,
  },
  systemFiles: {
    name: "Removed as system files",
    means: "Known program files, matched by hash against the list of NIST.",
    unit: "share",
    falls: true,
    values: [30, 5, 0],
    source: `Modus, “Demystifying De-NISTing” (blog, undated): often over half of an imaged drive. Mailboxes and shares hold few. ${ownCount}`,
  },
  duplicates: {
    name: "Removed as duplicates",
    means: "Copies of what is kept, by hash of the family, across custodians.",
    unit: "share",
    falls: true,
    values: [50, 35, 15],
    source:
      "EMC, “Beware of Dupes,” 2011: 15 to 30%. Nuix, “Tying Deduplication to Your eDiscovery Bottom Line” (blog, undated): 30 to 50%.",
  },
  culled: {
    name: "Left out by dates and terms",
    means: "Of what remains: outside the agreed dates, or without an agreed term. It is not loaded.",
    unit: "share",
    falls: true,
    values: [75, percent(setAside.byTargeting, stages.atSources), 40],
    source: `Middle: counted in our specimen matter. CDS, “Best Practices for Culling Your Data,” 2017: 70% in all. ${ownCount}`,
  },
  setAside: {
    name: "Loaded, but set aside unread",
    means: "By analytics or prediction, after loading. Use 0 if reviewers open every document.",
    unit: "share",
    falls: true,
    values: [90, percent(setAside.byProcessing, stages.loaded), 60],
    source: `Middle: the count of our specimen matter. ${ownCount}`,
  },
} as const satisfies Record<string, Assumption>;

const hosted = {
  overhead: {
    name: "Hosted for each gigabyte loaded",
    means: "Natives with their text, index and page images.",
    unit: "times",
    falls: false,
    values: [1.1, 1.35, 1.9],
    source:
      "Target Litigation, “Understanding True Hosting Costs,” 2025: 10% more on one platform, 30 to 40% on others, at worst nearly double.",
  },
  growth: {
    name: "Growth in a month",
    means: "Later collections and productions, as a share of the volume first hosted.",
    unit: "share",
    falls: false,
    values: [0, 1, 3],
    source: ownCount,
  },
} as const satisfies Record<string, Assumption>;

const bia = "BIA, “Answering Your Questions on Document Review,” 2017: 40 to 50 in a mix, 70 to 80 for email alone.";
const degnan = "D. Degnan, 12 Minn. J.L. Sci. & Tech. 151 (2011), takes 50.";
const rand = "N. Pace and L. Zakaras, “Where the Money Goes,” RAND, 2012, sees a ceiling near 100.";

const review = {
  firstLevel: {
    name: "First-level speed",
    means: "What one reviewer decides in an hour of reading.",
    unit: "perHour",
    falls: true,
    values: [75, 50, 40],
    source: `${bia} ${degnan} ${rand}`,
  },
  readTwice: {
    name: "Read again at second level",
    means: "Of the documents read once: privilege, quality control, hard calls.",
    unit: "share",
    falls: false,
    values: [10, 20, 30],
    source: ownCount,
  },
  secondLevel: {
    name: "Second-level speed",
    means: "What one second reader decides in an hour.",
    unit: "perHour",
    falls: true,
    values: [40, 25, 15],
    source: ownCount,
  },
  reviewers: {
    name: "Reviewers at a time",
    means: "Both levels together. It changes the months, not the hours.",
    unit: "people",
    falls: true,
    values: [30, team.people, 12],
    source: `Middle: the review team of our specimen workspace. ${ownCount}`,
  },
  hoursADay: {
    name: "Hours of reading in a working day",
    means: "For each reviewer. A month of review is 21 working days.",
    unit: "hours",
    falls: true,
    values: [7.5, 7, 6],
    source: ownCount,
  },
} as const satisfies Record<string, Assumption>;

/** All assumptions of the estimate, in groups. A visitor may change each one. */
export const estimateAssumptions = { ...expansionAndCulling, ...documentsPerGigabyte, ...hosted, ...review } as const;

export const estimateGroups = [
  { title: "From the disk to the platform", rows: expansionAndCulling },
  { title: "Documents in a gigabyte, after expansion", rows: documentsPerGigabyte },
  { title: "On the platform", rows: hosted },
  { title: "Before reviewers", rows: review },
] as const;
