import { company } from "../../company.ts";
import { auditLog, clock } from "../audit-log.ts";
import { initialed } from "../people.ts";

/** One day in intervals of twenty minutes: `busy` is the share with an act, `burst` the first and last of the block. */
const lanes = [
  { name: initialed("castellan"), busy: 0.5 },
  { name: initialed("amadi"), busy: 0.34, burst: [49, 55] },
  { name: initialed("prentiss"), busy: 0.42 },
  { name: initialed("ostrow"), busy: 0.2 },
] as const;

export const platformActivity = {
  title: `${company.platform.name}: custodian activity`,
  note: `24 h, ${lanes.length} custodians`,
  foot: "Operations as the Microsoft 365 audit log names them",
  lanes,
  ticks: ["00:00", "06:00", "12:00", "18:00", "24:00"],
  burst: (name: string) => `${name}: a burst from 16:20 to 18:40`,
  ordinary: (name: string) => `${name}: ordinary activity`,
  /** The rule of 16:24 is on /siemly. */
  events: auditLog
    .filter(({ operation }) => operation !== "New-InboxRule")
    .map(({ at, operation, amount }) => ({ time: clock(at), operation, amount })),
} as const;
