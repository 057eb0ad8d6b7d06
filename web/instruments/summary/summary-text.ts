import { type Length, type Summary, sentencesOf } from "./summarize.ts";
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
