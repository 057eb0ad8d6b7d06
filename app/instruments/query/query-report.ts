import { saveReport } from "#app/instruments/frame/report.ts";
import type { Cited } from "./ask.ts";
import { collection } from "./collection.ts";
import type { Entry } from "./entry.ts";
import { wordsOf } from "./passages.ts";
import { query as words } from "./words.ts";

/** Saves the query log with every passage that was quoted. */
export function saveQueryReport(log: readonly Entry[]): void {
  saveReport({
    instrument: "query",
    version: words.version,
    made: new Date().toISOString(),
    specimen: true,
    inputs: log.map(({ question }, i) => ({ name: `${words.question.label} ${i + 1}`, value: question })),
    findings: { documents: collection.length, log: log.map(findingOf) },
    limits: words.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  });
}

function findingOf({ at, question, filters, cited, supported, unknown }: Entry) {
  const answer = cited.length === 0 ? words.nothing : null;
  return { at: new Date(at).toISOString(), question, filters, answer, supported, wordsInNoDocument: unknown, cited: cited.map(quotedOf) };
}

function quotedOf({ held, rendition, start, end, support }: Cited) {
  return {
    number: held.number,
    from: held.from,
    to: held.to,
    at: held.at,
    passage: wordsOf(held, rendition).slice(start, end),
    rendition,
    support: Math.round(support * 100) / 100,
    ...(held.log ? { privilegeLog: held.log.entry } : {}),
  };
}
