import type { Finding, Found, TestResult } from "./finding.ts";
import { type Heat, heatOf } from "./heat-of.ts";
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
import { activityWorkloads } from "./operation-names.ts";
import { type OperationSet, type TestName, testNames } from "./operations.ts";
import { type People, peopleOf } from "./people-of.ts";
import type { Settings } from "./settings.ts";
import { momentInZone, ZoneClock } from "./zone-clock.ts";

/** The results under the settings. `since` is in milliseconds since 1970, NaN without a date. */
export type Judged = {
  readonly settings: Settings;
  readonly since: number;
  readonly people: People;
  readonly heat: Heat;
  readonly tests: readonly TestResult[];
};

/** Findings shown per test, those with most records; the CSV has all. */
const MOST_SHOWN = 40;

const tests: Readonly<Record<TestName, { readonly find: (view: LogView) => readonly Found[]; readonly reads: readonly OperationSet[] }>> = {
  downloads: { find: massDownloads, reads: ["downloads"] },
  deletions: { find: lateDeletions, reads: ["deletions"] },
  rules: { find: mailRules, reads: ["rules"] },
  sharing: { find: outsideSharing, reads: ["links", "scopedLinks", "shared"] },
  devices: { find: deviceCopies, reads: ["devices"] },
  networks: { find: newNetworks, reads: ["signIns", "failedSignIns"] },
};

/** Runs every test. `workloads` are those with records in the export. */
export function judge(table: LogTable, workloads: readonly string[], settings: Settings): Judged {
  const view = viewOf(table, settings);
  return {
    settings,
    since: view.since,
    people: peopleOf(table),
    heat: heatOf(view),
    tests: testNames.map((test) => resultOf(view, test, workloads)),
  };
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
  return test === "deletions" && Number.isNaN(view.since) ? [] : tests[test].find(view);
}

function resultOf(view: LogView, test: TestName, workloads: readonly string[]): TestResult {
  const { table } = view;
  const withOpened = test === "downloads" && view.settings.withOpened;
  const wanted = operationsIn(table, ...tests[test].reads, ...(withOpened ? ["opened" as const] : []));
  const looked = table.operation.reduce((sum, operation) => sum + (wanted[operation] ? 1 : 0), 0);
  const hasWorkload = activityWorkloads[test].some((workload) => workloads.includes(workload));
  const blank = { test, looked, findings: [], total: 0 };
  if (looked === 0 && !hasWorkload) return { ...blank, standing: "noRecords" };
  if (test === "deletions" && Number.isNaN(view.since)) return { ...blank, standing: "noDate" };
  const found = foundBy(view, test);
  const shown = found.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, MOST_SHOWN);
  const findings = shown.map((each) => findingOf(table, test, each)).toSorted((a, b) => a.from - b.from);
  return { test, looked, findings, total: found.length, standing: found.length > 0 ? "found" : "notFound" };
}

function findingOf(table: LogTable, test: TestName, { person, rows, facts }: Found): Finding {
  const from = table.time[rows[0] ?? 0] ?? 0;
  return {
    key: keyOf(table, test, { person, rows }),
    person: table.people[person] ?? "",
    from,
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
