import { saveReport } from "#app/instruments/frame/report.ts";
import { summary as words } from "#content/instruments/summary.ts";
import { summaryResult } from "#content/instruments/summary-result.ts";
import { type Length, lengths, sentencesOf } from "./summarize.ts";
import type { SummaryOutcome } from "./summary-work.tsx";

type Report = Parameters<typeof saveReport>[0];

/** The report: the longest summary's sentences, each with its place and lengths. `shown` is the length on the page. */
export function summaryReport({ given, read, summary, ended }: SummaryOutcome, shown: Length): Report {
  return {
    instrument: "summary",
    version: words.version,
    made: new Date(ended).toISOString(),
    specimen: given.isSpecimen,
    inputs: [{ name: given.name, size: read.size, sha256: read.sha256 }],
    findings: {
      sentences: summary.sentences.length,
      words: summary.words,
      language: summary.language,
      shown,
      counts: summary.counts,
      selected: sentencesOf(summary, "comprehensive").map(({ number, start, end, words: count, takenAt = 0 }) => ({
        number,
        start,
        end,
        words: count,
        lengths: lengths.filter((length) => takenAt < summary.counts[length]),
        text: read.text.slice(start, end),
      })),
    },
    limits: summaryResult.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  };
}

export const saveSummary = (given: SummaryOutcome, shown: Length) => saveReport(summaryReport(given, shown));
