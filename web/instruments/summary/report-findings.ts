import { type Length, lengths, sentencesOf } from "./summarize.ts";
import type { SummaryOutcome } from "./summary-work.tsx";

/** For the report: the longest summary's sentences, each with its place and lengths. `shown` is the length on the page. */
export function reportFindings({ read, summary }: SummaryOutcome, shown: Length) {
  return {
    sentences: summary.sentences.length,
    words: summary.words,
    language: summary.language,
    shown,
    counts: summary.counts,
    selected: sentencesOf(summary, "comprehensive").map(({ number, start, end, words: size, takenAt = 0 }) => ({
      number,
      start,
      end,
      words: size,
      lengths: lengths.filter((length) => takenAt < summary.counts[length]),
      text: read.text.slice(start, end),
    })),
  };
}
