import { query as words } from "content/instruments.ts";
import type { Report } from "instruments/contract.ts";
import { type Cited, type Entry, logCsv, wordsOf } from "./ask.ts";
import { collection } from "./collection.ts";

/** The log: every question with its answer. */
export const report = (_: unknown, log: readonly Entry[]): Report => ({
  inputs: log.map(({ question }, i) => ({
    name: `${words.question.label} ${i + 1}`,
    value: question,
  })),
  findings: { documents: collection.length, log: log.map(findingOf) },
});

export const csv = (_: unknown, log: readonly Entry[]): string => logCsv(log);

function findingOf({ at, question, filters, cited, supported, unknown }: Entry) {
  const answer = cited.length === 0 ? words.nothing : null;
  return {
    at: new Date(at).toISOString(),
    question,
    filters,
    answer,
    supported,
    wordsInNoDocument: unknown,
    cited: cited.map(quotedOf),
  };
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
