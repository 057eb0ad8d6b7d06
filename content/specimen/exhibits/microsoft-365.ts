import { company } from "../../company.ts";
import { count } from "../../numbers.ts";
import { initialed } from "../names.ts";
import { auditLog, workbook } from "../records.ts";

/**
 * The first collection, of March 19: the tenant's data of four custodians. Later ones are in the
 * matter's count (counts.ts).
 */
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
    ...workloads.map((workload) => [
      workload.name,
      count(workload.items),
      `${workload.gigabytes} GB`,
      workload.kept,
    ]),
    ["Purview", "3 holds", "", "Policies, audit log"],
  ],
  marked: "Teams",
  teamsItems: workloads[3].items,
} as const;

/**
 * Months of the drawing, from mid-November: when each policy deletes, and what the hold or the
 * export of March 18 covers.
 */
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

/** A linked workbook: the message, and the version at that time. Shows the last four of eight. */
export const teamsThread = {
  title: "Teams thread, linked workbook",
  get note() {
    return `4 of ${workbook.versions.length} versions`;
  },
  get foot() {
    return `The link opens ${workbook.versions.at(-1)?.version} today. The message was sent with ${workbook.link.asSent}`;
  },
  get messages() {
    return [
      {
        from: `Castellan, ${workbook.link.shown}`,
        words: "Numbers are in the workbook, use the link.",
        linked: true,
      },
      { from: "Haddad, Mar 14, 8:12 AM", words: "I see 14.2. Was it not 9.8?", linked: false },
    ];
  },
  get file() {
    return workbook.name;
  },
  get collected() {
    return `collected as sent: ${workbook.link.asSent}`;
  },
  history: "Version history",
  clock: "SharePoint, Chicago time",
  get versions() {
    return workbook.versions.slice(-4);
  },
  get asSent() {
    return workbook.link.asSent;
  },
} as const;

type Moment = {
  readonly when: string;
  readonly what: string;
  readonly text: string;
  readonly asSent?: true;
};

/** The life of the workbook up to the hold. `asSent`: the version that the message linked. */
export function versionLine(): readonly Moment[] {
  const { versions, link } = workbook;
  const told = (name: string, text: string): Moment => ({
    when: versions.find(({ version }) => version === name)?.shown ?? "",
    what: name,
    text: text.replace(
      "{reserve}",
      versions.find(({ version }) => version === name)?.reserve ?? "",
    ),
  });
  return [
    told("v1", "Created by Castellan"),
    told("v5", "Reads {reserve}"),
    {
      ...told("v6", "Message with the link sent at 6:40 PM"),
      what: `${link.asSent}, as sent`,
      asSent: true,
    },
    told("v7", "Reads {reserve}"),
    told("v8", "What the link opens today"),
    { when: "Mar 18, 6:40 PM", what: "Hold", text: "Current content preserved" },
  ];
}

/** The time of a record of the audit log, to the second or minute. */
export const clock = (at: string, to: "second" | "minute" = "second") =>
  at.slice(11, to === "second" ? 19 : 16);

/**
 * One day in intervals of twenty minutes: `busy` is the share with an act, `burst` the first and
 * last of the block.
 */
const lanes = [
  { id: "castellan", busy: 0.5 },
  { id: "amadi", busy: 0.34, burst: [49, 55] },
  { id: "prentiss", busy: 0.42 },
  { id: "ostrow", busy: 0.2 },
] as const;

export const platformActivity = {
  get title() {
    return `${company.platform.name}: custodian activity`;
  },
  note: `24 h, ${lanes.length} custodians`,
  foot: "Operations as Microsoft 365 names them. Times UTC-5, as recorded",
  get lanes() {
    return lanes.map(({ id, ...lane }) => ({ name: initialed(id), ...lane }));
  },
  ticks: ["00:00", "06:00", "12:00", "18:00", "24:00"],
  burst: (name: string) => `${name}: a burst from 16:20 to 18:40`,
  ordinary: (name: string) => `${name}: ordinary activity`,
  /** The rule of 16:24 is on /siemly. */
  get events() {
    return auditLog
      .filter(({ operation }) => operation !== "New-InboxRule")
      .map(({ at, operation, amount }) => ({ time: clock(at), operation, amount }));
  },
} as const;
