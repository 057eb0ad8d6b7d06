import { csvOf } from "web/instruments/frame/csv.ts";
import { utcStamp } from "web/instruments/frame/report.ts";
import { foundBy, keyOf } from "./judge.ts";
import type { LogTable } from "./log-table.ts";
import type { LogView } from "./mass-downloads.ts";
import { type TestName, testNames, testTitles } from "./operations.ts";
import { ZoneClock } from "./zone-clock.ts";

/** A record as it is shown. `row` is its row in file number `file`; `detail` is a rule's settings or a share's target. */
export type RowView = ReturnType<typeof rowView>;

/** Formats records, given their numbers in the table, with times in a zone. */
export function rowViews(table: LogTable, rows: Uint32Array, zone: string): readonly RowView[] {
  const clock = new ZoneClock(zone, table.time[0] ?? 0, table.time[table.length - 1] ?? 0);
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

/** A rule's settings or a share's targets as text; empty for other records. */
export function detailText(table: LogTable, row: number): string {
  const detail = table.details[table.detail[row] ?? 0];
  if (!detail) return "";
  const unsaid = detail.targets.filter((target) => !detail.says.toLowerCase().includes(target.toLowerCase()));
  return [detail.says, ...unsaid].filter(Boolean).join("; ");
}

const columns =
  "test time_utc time_local zone user operation object items client_ip user_agent settings_or_target record_id file row".split(" ");

/** Records per text: one text for all would be too long for a browser. */
const AT_ONCE = 5000;

/** All records of the findings, except those in `without`, in order of time. `files` are names by number. */
export function chronologyCsv(view: LogView, files: readonly string[], without: readonly string[]): Blob {
  const rows = new Map<number, TestName>();
  for (const test of testNames)
    for (const found of foundBy(view, test))
      if (!without.includes(keyOf(view.table, test, found))) for (const row of found.rows) rows.set(row, test);
  const sorted = [...rows.keys()].toSorted((a, b) => a - b);
  return csvBlob(view, files, sorted, (row) => testTitles[rows.get(row) ?? "downloads"]);
}

/** Every record of the people that are shown, in order of time. */
export function everyRecordCsv(view: LogView, files: readonly string[]): Blob {
  const rows = Array.from(view.table.person.keys()).filter((row) => view.isShown(view.table.person[row] ?? 0));
  return csvBlob(view, files, rows, () => "");
}

function csvBlob(view: LogView, files: readonly string[], rows: readonly number[], testOf: (row: number) => string): Blob {
  const { table, clock, settings } = view;
  const parts: string[] = [csvOf([columns])];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = rows.slice(start, start + AT_ONCE).map((row) => {
      const { utc, localIso, person, operation, object, items, address, agent, detail, id, file, row: place } = rowView(table, row, clock);
      const name = files[file] ?? "";
      return [testOf(row), utc, localIso, settings.zone, person, operation, object, items, address, agent, detail, id, name, place];
    });
    parts.push(csvOf(part));
  }
  return new Blob(parts, { type: "text/csv" });
}
