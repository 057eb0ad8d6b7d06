import { company } from "../../company.ts";
import { count } from "../../numbers.ts";
import { auditLog, clock } from "../audit-log.ts";
import { initialed } from "../people.ts";
import { workbook } from "../workbook.ts";

/** The first collection, of March 19: the tenant's data of four custodians. Later ones are in the matter's count (counts.ts). */
const workloads = [
  { name: "Exchange", items: 48_210, gigabytes: 61, kept: "Folders, read state" },
  { name: "SharePoint", items: 12_904, gigabytes: 38, kept: "Versions, permissions" },
  { name: "OneDrive", items: 9_377, gigabytes: 22, kept: "Versions, sharing" },
  { name: "Teams", items: 51_655, gigabytes: 9, kept: "Threads, edits, reactions" },
] as const;

const items = workloads.reduce((sum, workload) => sum + workload.items, 0);
const gigabytes = workloads.reduce((sum, workload) => sum + workload.gigabytes, 0);

export const collection = {
  title: "Collection, five workloads",
  note: "Verified",
  foot: `${count(items)} items, ${gigabytes} GB, hash-verified on arrival. Every exception listed, with its reason`,
  table: "Workloads",
  columns: { workload: "Workload", items: "Items", size: "Size", kept: "Preserved with" },
  rows: [
    ...workloads.map((workload) => [workload.name, count(workload.items), `${workload.gigabytes} GB`, workload.kept]),
    ["Purview", "3 holds", "", "Policies, audit log"],
  ],
  marked: "Teams",
  teamsItems: workloads[3].items,
} as const;

/** Months of the drawing, from mid-November: when each policy deletes, and what the hold or the export of March 18 covers. */
export const retention = {
  title: "Retention against holds",
  note: "18 months",
  foot: "Chat expires in month 6. The hold reached it in month 4",
  span: 18,
  policies: [
    { name: "Mail", until: 12, kept: [4, 16], by: "hold" },
    { name: "Chat", until: 6, kept: [4, 16], by: "hold", marked: true },
    { name: "Files", until: 17 },
    { name: "Audit log", until: 6, kept: [4, 16], by: "export" },
  ],
  ticks: ["Nov", "Feb", "May", "Aug", "Nov", "Feb", "May"],
  key: { policy: "kept by policy", hold: "kept by hold, or exported" },
  said: {
    until: (month: number) => `Kept until month ${month}`,
    hold: (from: number, to: number) => `, held from month ${from} to ${to}`,
    export: (from: number) => `, exported in month ${from}`,
    neither: ", no hold",
  },
} as const;

const { versions, link } = workbook;

/** A linked workbook: the message, and the version at that time. Shows the last four of eight. */
export const teamsThread = {
  title: "Teams thread, linked workbook",
  note: `4 of ${versions.length} versions`,
  foot: `The link opens ${versions.at(-1)?.version} today. The message was sent with ${link.asSent}`,
  messages: [
    { from: `Castellan, ${link.shown}`, words: "Numbers are in the workbook, use the link.", linked: true },
    { from: "Haddad, Mar 14, 8:12 AM", words: "I see 14.2. Was it not 9.8?", linked: false },
  ],
  file: workbook.name,
  collected: `collected as sent: ${link.asSent}`,
  history: "Version history",
  clock: "SharePoint, Chicago time",
  versions: versions.slice(-4),
  asSent: link.asSent,
} as const;

/** One day in intervals of twenty minutes: `busy` is the share with an act, `burst` the first and last of the block. */
const lanes = [
  { name: initialed("castellan"), busy: 0.5 },
  { name: initialed("amadi"), busy: 0.34, burst: [49, 55] },
  { name: initialed("prentiss"), busy: 0.42 },
  { name: initialed("ostrow"), busy: 0.2 },
] as const;

export const platformActivity = {
  get title() {
    return `${company.platform.name}: custodian activity`;
  },
  note: `24 h, ${lanes.length} custodians`,
  foot: "Operations as Microsoft 365 names them. Times UTC-5, as recorded",
  lanes,
  ticks: ["00:00", "06:00", "12:00", "18:00", "24:00"],
  burst: (name: string) => `${name}: a burst from 16:20 to 18:40`,
  ordinary: (name: string) => `${name}: ordinary activity`,
  /** The rule of 16:24 is on /siemly. */
  events: auditLog
    .filter(({ operation }) => operation !== "New-InboxRule")
    .map(({ at, operation, amount }) => ({ time: clock(at), operation, amount })),
} as const;
