import type { Found } from "./finding.ts";
import { type LogView, operationsIn, rowsByPerson } from "./log-view.ts";

/** Finds people who deleted something at or after the date. */
export function lateDeletions(view: LogView): readonly Found[] {
  const { table, since } = view;
  return [...rowsByPerson(view, operationsIn(table, "deletions"))].flatMap(([person, all]): readonly Found[] => {
    const rows = all.filter((row) => (table.time[row] ?? 0) >= since);
    if (rows.length === 0) return [];
    const byOperation = new Map<string, number>();
    for (const row of rows) {
      const operation = table.operations[table.operation[row] ?? 0] ?? "";
      byOperation.set(operation, (byOperation.get(operation) ?? 0) + 1);
    }
    const items = rows.reduce((sum, row) => sum + (table.items[row] ?? 1), 0);
    return [{ person, rows, facts: { test: "deletions", items, byOperation: [...byOperation].toSorted(([, a], [, b]) => b - a) } }];
  });
}
