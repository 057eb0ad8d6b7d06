import { saveReport } from "#app/instruments/frame/report.ts";
import { type Length, lengths, sentencesOf } from "./summarize.ts";
import type { SummaryOutcome } from "./summary-work.tsx";
import { summary as words } from "./words.ts";
import { summaryResult } from "./words-result.ts";

/** Saves the report: the longest summary's sentences, each with its place and lengths. `shown` is the length on the page. */
export function saveSummary({ given, read, summary, ended }: SummaryOutcome, shown: Length): void {
  saveReport({
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
  });
}
