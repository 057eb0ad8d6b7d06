import { csvOf } from "web/instruments/frame/csv.ts";
import { foundBy, keyOf } from "./judge.ts";
import type { LogView } from "./log-view.ts";
import { activityTests } from "./operation-names.ts";
import { type TestName, testNames } from "./operations.ts";
import { rowView } from "./row-views.ts";

const columns = [
  "test",
  "time_utc",
  "time_local",
  "zone",
  "user",
  "operation",
  "object",
  "items",
  "client_ip",
  "user_agent",
  "settings_or_target",
  "record_id",
  "file",
  "row",
] as const;

/** Records per text: one text for all would be too long for a browser. */
const AT_ONCE = 5000;

/** All records of the findings, except those in `without`, in order of time. `files` are names by number. */
export function chronologyCsv(view: LogView, files: readonly string[], without: readonly string[]): Blob {
  const rows = new Map<number, TestName>();
  for (const test of testNames)
    for (const found of foundBy(view, test))
      if (!without.includes(keyOf(view.table, test, found))) for (const row of found.rows) rows.set(row, test);
  const sorted = [...rows.keys()].toSorted((a, b) => a - b);
  return csvBlob(view, files, sorted, (row) => activityTests[rows.get(row) ?? "downloads"]);
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
