import type { Found } from "./finding.ts";
import { type LogView, operationsIn, rowsByPerson } from "./log-view.ts";
import { outsideOf } from "./outside-of.ts";

/** Finds links that anybody can open, and shares with guests or other domains, by person. */
export function outsideSharing(view: LogView): readonly Found[] {
  const { table, settings } = view;
  const isLink = operationsIn(table, "links");
  const isScoped = operationsIn(table, "scopedLinks");
  return [...rowsByPerson(view, operationsIn(table, "links", "scopedLinks", "shared"))].flatMap(([person, all]): readonly Found[] => {
    const targets = new Set<string>();
    const count = { links: 0, used: 0 };
    const rows = all.filter((row) => {
      const operation = table.operation[row] ?? 0;
      const detail = table.details[table.detail[row] ?? 0];
      if (isLink[operation] || (isScoped[operation] && /anyone|anonymous/i.test(detail?.says ?? ""))) {
        if (/used$/i.test(table.operations[operation] ?? "")) count.used += 1;
        else count.links += 1;
        return true;
      }
      const outside = detail ? outsideOf(detail.targets, settings.domains) : [];
      const named = detail?.isGuest && outside.length === 0 ? detail.targets : outside;
      for (const target of named) targets.add(target.toLowerCase());
      return named.length > 0 || (detail?.isGuest ?? false);
    });
    return rows.length > 0 ? [{ person, rows, facts: { test: "sharing", ...count, targets: [...targets] } }] : [];
  });
}
