import { activityResult } from "content/instruments.ts";
import { zonedToInstant } from "content/wire/zoned-time.ts";
import { utcStamp } from "instruments/frame/report.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import {
  deviceCopies,
  lateDeletions,
  type lineOf,
  linesOf,
  mailRules,
  massDownloads,
  newNetworks,
  outsideSharing,
} from "./mass-downloads.ts";
import { logTests, operationsIn, type TestName, testNames } from "./operations.ts";
import { peopleOf } from "./people-of.ts";
import { detailText, type LogTable } from "./read-logs.ts";
import type { Detail } from "./read-record.ts";
import type { Settings } from "./read-settings.ts";
import { type ZoneClock, zoneClock } from "./zone-clock.ts";

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

/** Runs every test. `workloads` are those with records in the export. */
export function judge(table: LogTable, workloads: readonly string[], settings: Settings) {
  const view = viewOf(table, settings);
  const results = testNames.map((test) => resultOf(view, test, workloads));
  return {
    settings,
    since: view.since,
    people: peopleOf(table),
    heat: heatOf(view),
    tests: results,
  };
}

/**
 * Records by day and hour in the zone. `first` is in days since 1970; `counts` has 24 hours for
 * each day from then on.
 */
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

/** Input of a test: the table, the settings, the clocks, and which people count. */
export type LogView = ReturnType<typeof viewOf>;

/** Prepares the table for tests: clocks, date and filter of the settings. */
export function viewOf(table: LogTable, settings: Settings) {
  const wanted = settings.person.toLowerCase();
  const shown = table.people.map((person) => wanted === "" || person.toLowerCase() === wanted);
  return {
    table,
    settings,
    clock: zoneClock(settings.zone),
    /** The settings' `since` in milliseconds since 1970, NaN without one. */
    since: momentOf(settings),
    isShown: (person: number) => shown[person] ?? false,
  };
}

const momentOf = ({ since, zone }: Settings) =>
  Number.isNaN(Date.parse(`${since}Z`))
    ? Number.NaN
    : zonedToInstant({ day: since.slice(0, 10), time: since.slice(11, 16) }, zone);

/** All findings of a test, also those only in the CSV. */
export function foundBy(view: LogView, test: TestName): readonly Found[] {
  return test === "deletions" && Number.isNaN(view.since) ? [] : tests[test](view);
}

function resultOf(view: LogView, test: TestName, workloads: readonly string[]): TestResult {
  const { table } = view;
  const withOpened = test === "downloads" && view.settings.withOpened;
  const wanted = operationsIn(
    table,
    ...logTests[test].reads,
    ...(withOpened ? ["opened" as const] : []),
  );
  const looked = table.operation.reduce((sum, operation) => sum + (wanted[operation] ? 1 : 0), 0);
  const hasWorkload = logTests[test].workloads.some((workload) => workloads.includes(workload));
  const blank = { test, looked, findings: [], total: 0 };
  if (looked === 0 && !hasWorkload) return { ...blank, standing: "noRecords" };
  if (test === "deletions" && Number.isNaN(view.since)) return { ...blank, standing: "noDate" };
  const found = foundBy(view, test);
  const shown = found.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, MOST_SHOWN);
  const findings = shown
    .map((each) => findingOf(table, test, each))
    .toSorted((a, b) => a.from - b.from);
  return {
    test,
    looked,
    findings,
    total: found.length,
    standing: found.length > 0 ? "found" : "notFound",
  };
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
export function keyOf(
  table: LogTable,
  test: TestName,
  { person, rows }: Pick<Found, "person" | "rows">,
): string {
  return `${test} ${person} ${table.id[rows[0] ?? 0] ?? 0}`;
}

/**
 * A finding's records of one operation that are close in time: one line. `row` and `file` are those
 * of the first.
 */
export type Line = ReturnType<typeof lineOf>;

type Counts<Names extends string> = Readonly<Record<Names, number>>;
type ByOperation = {
  readonly byOperation: readonly (readonly [operation: string, records: number])[];
};

/** Facts of a finding, by test. */
type Facts =
  | ({ readonly test: "downloads" } & Counts<"files" | "peak" | "usual" | "most" | "days">)
  | ({ readonly test: "deletions" } & Counts<"items"> & ByOperation)
  | {
      readonly test: "rules";
      readonly operation: string;
      readonly detail: Detail;
      readonly outside: readonly string[];
    }
  | ({ readonly test: "sharing"; readonly targets: readonly string[] } & Counts<"links" | "used">)
  | ({ readonly test: "devices" } & Counts<"files"> & ByOperation)
  | ({
      readonly test: "networks";
      readonly network: string;
      readonly address: string;
      readonly agent: string;
    } & Counts<"known" | "failed">);

/** A finding about one person. `rows` are numbers of records in the table, in order of time. */
export type Found = {
  readonly person: number;
  readonly rows: readonly number[];
  readonly facts: Facts;
};

/** A finding as shown. */
export type Finding = ReturnType<typeof findingOf>;

/** `noRecords`: the export has nothing of the kind. `noDate`: the date is missing. */
export type TestResult = {
  readonly test: TestName;
  readonly standing: "found" | "notFound" | "noRecords" | "noDate";
  /** Records the test looked at. */
  readonly looked: number;
  /** The findings shown; `total` counts all. */
  readonly findings: readonly Finding[];
  readonly total: number;
};

/**
 * A record as it is shown. `row` is its row in file number `file`; `detail` is a rule's settings or
 * a share's target.
 */
export type RowView = ReturnType<typeof rowView>;

/** Formats records, given their numbers in the table, with times in a zone. */
export function rowViews(table: LogTable, rows: Uint32Array, zone: string): readonly RowView[] {
  const clock = zoneClock(zone);
  return Array.from(rows, (row) => rowView(table, row, clock));
}

function rowView(table: LogTable, row: number, clock: ZoneClock) {
  const time = table.time[row] ?? 0;
  const of = (words: readonly string[], column: Uint32Array) => words[column[row] ?? 0] ?? "";
  return {
    utc: utcStamp(time),
    local: clock.stamp(time),
    localIso: clock.iso(time),
    person: of(table.people, table.person),
    operation: of(table.operations, table.operation),
    object: of(table.objects, table.object),
    items: table.items[row] ?? 1,
    address: of(table.addresses, table.address),
    agent: of(table.agents, table.agent),
    detail: detailText(table, row),
    id: table.ids[table.id[row] ?? 0] ?? "",
    file: table.file[row] ?? 0,
    row: table.row[row] ?? 0,
  };
}

const columns =
  "test time_utc time_local zone user operation object items client_ip user_agent settings_or_target record_id file row".split(
    " ",
  );

/** Records per text: one text for all would be too long for a browser. */
const AT_ONCE = 5000;

/**
 * All records of the findings, except those in `without`, in order of time. `files` are names by
 * number.
 */
export function chronologyCsv(
  view: LogView,
  files: readonly string[],
  without: readonly string[],
): Blob {
  const rows = new Map<number, TestName>();
  for (const test of testNames)
    for (const found of foundBy(view, test))
      if (!without.includes(keyOf(view.table, test, found)))
        for (const row of found.rows) rows.set(row, test);
  const sorted = [...rows.keys()].toSorted((a, b) => a - b);
  return csvBlob(
    view,
    files,
    sorted,
    (row) => activityResult.tests[rows.get(row) ?? "downloads"].title,
  );
}

/** Every record of the people that are shown, in order of time. */
export function everyRecordCsv(view: LogView, files: readonly string[]): Blob {
  const rows = Array.from(view.table.person.keys()).filter((row) =>
    view.isShown(view.table.person[row] ?? 0),
  );
  return csvBlob(view, files, rows, () => "");
}

function csvBlob(
  view: LogView,
  files: readonly string[],
  rows: readonly number[],
  testOf: (row: number) => string,
): Blob {
  const { table, clock, settings } = view;
  const parts: string[] = [csvOf([columns])];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = rows.slice(start, start + AT_ONCE).map((row) => {
      const {
        utc,
        localIso,
        person,
        operation,
        object,
        items,
        address,
        agent,
        detail,
        id,
        file,
        row: place,
      } = rowView(table, row, clock);
      const name = files[file] ?? "";
      return [
        testOf(row),
        utc,
        localIso,
        settings.zone,
        person,
        operation,
        object,
        items,
        address,
        agent,
        detail,
        id,
        name,
        place,
      ];
    });
    parts.push(csvOf(part));
  }
  return new Blob(parts, { type: "text/csv" });
}
