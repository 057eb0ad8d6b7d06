// Sentences whose grammar is computed. All other words are in content/instruments/activity.yaml.

import { count, many } from "content/numbers.ts";
import type { Settings } from "./read-settings.ts";

const rowsAt = (rows: readonly number[], all: number) =>
  `${rows.length === 1 ? "row" : "rows"} ${rows.map(count).join(", ")}${all > rows.length ? " and others" : ""}`;

export const logSpan = (records: number, accounts: number, first: string, last: string) =>
  `${many(records, "record")} of ${many(accounts, "account")}, from ${first} to ${last}.`;

export const cut = (n: number, rows: readonly number[]) =>
  `${many(n, "row has", "rows have")} an AuditData that breaks off (${rowsAt(rows, n)}): a spreadsheet cuts a cell at 32,767 characters. The other columns were used.`;

export const skipped = (n: number, rows: readonly number[]) =>
  `${many(n, "row was", "rows were")} left out, without a readable time or operation: ${rowsAt(rows, n)}.`;

export const settingsSaid = (
  { downloads, minutes, withOpened, domains, days }: Settings,
  since: string,
) =>
  `Settings: ${count(downloads)} downloads${withOpened ? " or opened files" : ""} in ${many(minutes, "minute")}; deletions ${
    since ? `from ${since}` : "not looked for"
  }; own domains ${domains.join(", ")}; a network is new after ${many(days, "day")}.`;

export const did = (downloads: number, deletions: number, signIns: number) =>
  [
    many(downloads, "download"),
    many(deletions, "deletion"),
    many(signIns, "sign-in", "sign-ins"),
  ].join(", ");

export const span = (from: string, to: string) =>
  from === to ? `At ${from}.` : `From ${from} to ${to}.`;

export const burst = (records: number, files: number, peak: number, minutes: number) =>
  `${many(records, "record")} of ${many(files, "different file", "different files")}; at most ${count(peak)} in any ${many(minutes, "minute")}.`;

export const usual = (days: number, usual: number, most: number) =>
  days === 0
    ? "The log has no other day of this account to compare with."
    : `On ${many(days, "other day", "other days")} with records of this account: ${count(usual)} a day in the middle (median), ${count(most)} at most.`;

export const items = (records: number, items: number) =>
  items > records ? `The records name ${count(items)} items.` : "";

export const links = (made: number, used: number) =>
  `${many(made, "link")} for anyone made or changed; ${many(used, "use")} of one recorded.`;

export const targets = (targets: string, more: number) =>
  `Shared with ${targets}${more > 0 ? ` and ${count(more)} more` : ""}.`;

export const failed = (n: number) =>
  n === 0
    ? "No failed attempt from that network in the 24 hours before is in the log."
    : `${many(n, "failed attempt", "failed attempts")} from that network in the 24 hours before.`;
