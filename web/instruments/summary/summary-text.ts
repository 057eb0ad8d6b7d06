import { type Length, lengths, type Summary, sentencesOf } from "./summarize.ts";
import type { SummaryOutcome } from "./summary-work.tsx";
import { summaryResult as words } from "./words-result.ts";

/** The summary as plain text: a heading, then each sentence with its number. */
export function summaryText(name: string, text: string, summary: Summary, length: Length): string {
  const chosen = sentencesOf(summary, length);
  return [
    words.text.head(words.lengths[length], chosen.length, summary.sentences.length, name),
    "",
    ...chosen.map(({ number, start, end }) => `[${number}] ${oneLine(text.slice(start, end))}`),
    "",
  ].join("\n");
}

/** Without the line breaks of the text. */
export const oneLine = (sentence: string) => sentence.replace(/\s*[\r\n]+\s*/g, " ");

/** A test text without its marks ("* " before a key sentence), and the offsets of the marked sentences. */
export function unmarked(text: string): { readonly text: string; readonly marked: readonly number[] } {
  const [first = "", ...parts] = text.split(/(?<=^|\s)\* /);
  const marked: number[] = [];
  let plain = first;
  for (const part of parts) {
    marked.push(plain.length);
    plain += part;
  }
  return { text: plain, marked };
}

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
