import type { Found } from "./finding.ts";
import { type LogView, operationsIn, rowsByPerson } from "./log-view.ts";

/** Finds what Endpoint DLP recorded of files that left a computer: copies to drives and shares, prints, uploads. By person. */
export function deviceCopies(view: LogView): readonly Found[] {
  const { table } = view;
  return [...rowsByPerson(view, operationsIn(table, "devices"))].map(([person, rows]) => {
    const byOperation = Map.groupBy(rows, (row) => table.operations[table.operation[row] ?? 0] ?? "");
    const counts = [...byOperation].map(([operation, own]) => [operation, own.length] as const).toSorted(([, a], [, b]) => b - a);
    return { person, rows, facts: { test: "devices", files: new Set(rows.map((row) => table.object[row])).size, byOperation: counts } };
  });
}
