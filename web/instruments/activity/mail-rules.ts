import type { Found } from "./finding.ts";
import { type LogView, operationsIn, rowsByPerson } from "./log-view.ts";
import { outsideOf } from "./outside-of.ts";

/** Finds rules and settings that forward or hide mail. */
export function mailRules(view: LogView): readonly Found[] {
  const { table, settings } = view;
  return [...rowsByPerson(view, operationsIn(table, "rules"))].flatMap(([person, rows]) =>
    rows.flatMap((row): readonly Found[] => {
      const detail = table.details[table.detail[row] ?? 0];
      if (!detail || !(detail.forwards || detail.hides)) return [];
      const operation = table.operations[table.operation[row] ?? 0] ?? "";
      return [{ person, rows: [row], facts: { test: "rules", operation, detail, outside: outsideOf(detail.targets, settings.domains) } }];
    }),
  );
}
