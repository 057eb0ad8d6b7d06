import { csvOf } from "web/instruments/frame/row-splitter.ts";
import type { Answer } from "./ask.ts";
import { query as words } from "./words.ts";

/** An entry of the query log: question, answer, and time (milliseconds since 1970, the visitor’s clock). */
export type Entry = Answer & { readonly at: number };

/** The quoted documents of an answer, and its log entries. */
export function citedIn({ cited }: Pick<Answer, "cited">) {
  return { passages: cited.filter(({ rendition }) => rendition !== "log"), entries: cited.filter(({ rendition }) => rendition === "log") };
}

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
