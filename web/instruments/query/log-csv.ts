import { csvOf } from "web/instruments/frame/csv.ts";
import { citedIn, type Entry } from "./entry.ts";
import { query as words } from "./words.ts";

const { csv, supported } = words.log;

/** The query log as a table, times in UTC. */
export function logCsv(log: readonly Entry[]): string {
  const rows = log.map((entry) => {
    const { at, question, filters, cited } = entry;
    const { entries } = citedIn(entry);
    return [
      new Date(at).toISOString(),
      question,
      ...[filters.custodian, filters.kind, filters.from, filters.to],
      cited.length > 0 ? supported : words.nothing,
      cited.map(({ held }) => held.number).join("; "),
      entries.map(({ held }) => held.log?.entry).join("; "),
    ];
  });
  return csvOf([csv, ...rows]);
}
