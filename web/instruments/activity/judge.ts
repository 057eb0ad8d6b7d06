import type { Found, TestResult } from "./finding.ts";

import type { LogTable } from "./log-table.ts";
import {
  deviceCopies,
  type LogView,
  lateDeletions,
  linesOf,
  mailRules,
  massDownloads,
  newNetworks,
  operationsIn,
  outsideSharing,
} from "./mass-downloads.ts";
import { type TestName, testNames, testReads } from "./operations.ts";
import { peopleOf } from "./people-of.ts";
import type { Settings } from "./read-settings.ts";
import { momentInZone, ZoneClock } from "./zone-clock.ts";

/** The results under the settings. `since` is in milliseconds since 1970, NaN without a date. */
export type Judged = ReturnType<typeof judge>;

/** Findings shown per test, those with most records; the CSV has all. */
const MOST_SHOWN = 40;

const tests: Readonly<Record<TestName, (view: LogView) => readonly Found[]>> = {
  downloads: massDownloads,
  deletions: lateDeletions,
  rules: mailRules,
  sharing: outsideSharing,
  devices: deviceCopies,
  networks: newNetworks,
};
/** Workloads of each test: an export without records of them gives no result. */
const testWorkloads: Readonly<Record<TestName, readonly string[]>> = {
  downloads: ["SharePoint", "OneDrive"],
  deletions: ["SharePoint", "OneDrive", "Exchange", "MicrosoftTeams"],
  rules: ["Exchange"],
  sharing: ["SharePoint", "OneDrive"],
  devices: ["Endpoint"],
  networks: ["AzureActiveDirectory"],
};

/** Runs every test. `workloads` are those with records in the export. */
export function judge(table: LogTable, workloads: readonly string[], settings: Settings) {
  const view = viewOf(table, settings);
  const results = testNames.map((test) => resultOf(view, test, workloads));
  return { settings, since: view.since, people: peopleOf(table), heat: heatOf(view), tests: results };
}

/** Records by day and hour in the zone. `first` is in days since 1970; `counts` has 24 hours for each day from then on. */
export type Heat = ReturnType<typeof heatOf>;

function heatOf({ table, clock, isShown }: LogView) {
  const first = clock.dayOf(table.time[0] ?? 0);
  const last = clock.dayOf(table.time[table.length - 1] ?? 0);
  const counts = new Uint32Array((last - first + 1) * 24);
  for (let row = 0; row < table.length; row++) {
    if (!isShown(table.person[row] ?? 0)) continue;
    const time = table.time[row] ?? 0;
    const at = (clock.dayOf(time) - first) * 24 + clock.hourOf(time);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { first, counts };
}

/** Prepares the table for tests: clocks, date and filter of the settings. */
export function viewOf(table: LogTable, settings: Settings): LogView {
  const [first, last] = [table.time[0] ?? 0, table.time[table.length - 1] ?? 0];
  const wanted = settings.person.toLowerCase();
  const shown = table.people.map((person) => wanted === "" || person.toLowerCase() === wanted);
  return {
    table,
    settings,
    clock: new ZoneClock(settings.zone, first, last),
    since: settings.since ? momentInZone(settings.since, settings.zone) : Number.NaN,
    isShown: (person) => shown[person] ?? false,
  };
}

/** All findings of a test, also those only in the CSV. */
export function foundBy(view: LogView, test: TestName): readonly Found[] {
  return test === "deletions" && Number.isNaN(view.since) ? [] : tests[test](view);
}

function resultOf(view: LogView, test: TestName, workloads: readonly string[]): TestResult {
  const { table } = view;
  const withOpened = test === "downloads" && view.settings.withOpened;
  const wanted = operationsIn(table, ...testReads[test], ...(withOpened ? ["opened" as const] : []));
  const looked = table.operation.reduce((sum, operation) => sum + (wanted[operation] ? 1 : 0), 0);
  const hasWorkload = testWorkloads[test].some((workload) => workloads.includes(workload));
  const blank = { test, looked, findings: [], total: 0 };
  if (looked === 0 && !hasWorkload) return { ...blank, standing: "noRecords" };
  if (test === "deletions" && Number.isNaN(view.since)) return { ...blank, standing: "noDate" };
  const found = foundBy(view, test);
  const shown = found.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, MOST_SHOWN);
  const findings = shown.map((each) => findingOf(table, test, each)).toSorted((a, b) => a.from - b.from);
  return { test, looked, findings, total: found.length, standing: found.length > 0 ? "found" : "notFound" };
}

export function findingOf(table: LogTable, test: TestName, { person, rows, facts }: Found) {
  return {
    key: keyOf(table, test, { person, rows }),
    person: table.people[person] ?? "",
    from: table.time[rows[0] ?? 0] ?? 0,
    to: table.time[rows.at(-1) ?? 0] ?? 0,
    rows: Uint32Array.from(rows),
    lines: linesOf(table, rows),
    facts,
  };
}

/** The key of a finding: test, person and first record. It does not change with the settings. */
export function keyOf(table: LogTable, test: TestName, { person, rows }: Pick<Found, "person" | "rows">): string {
  return `${test} ${person} ${table.id[rows[0] ?? 0] ?? 0}`;
}
