import { languageName } from "#app/instruments/languages/language-name.ts";
import type { SummarySentence } from "./summarize.ts";
import type { SummaryOutcome } from "./summary-work.tsx";
import { summaryResult } from "./words-result.ts";

const { notes: words, specimenNote } = summaryResult;

/** Below this number of sentences a summary saves no time. */
const FEW = 10;

/** Notes for the reader: that the summary selects, how much it omits, and how the text was read. */
export function notesOf({ given, read, summary }: SummaryOutcome, chosen: readonly SummarySentence[]): readonly string[] {
  const part = chosen.reduce((sum, sentence) => sum + sentence.words, 0);
  const { language } = summary;
  return [
    ...(given.isSpecimen ? [specimenNote] : []),
    words.selects,
    words.words(part, summary.words, `${((part / Math.max(1, summary.words)) * 100).toFixed(1)}%`),
    ...(chosen.length === 0 ? [words.none] : summary.sentences.length < FEW ? [words.few] : [words.longer]),
    ...(language === null ? [words.unknown] : language === "eng" ? [] : [words.other(languageName(language))]),
    ...(read.isMail ? [words.mail] : []),
    ...(read.encoding === "windows-1252" ? [words.latin] : []),
    ...(given.others > 0 ? [words.others(given.others)] : []),
  ];
}
